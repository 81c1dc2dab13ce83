// Saying that the money has come, and why one knows it.
import { confirmTransfer, type TransferCase } from '@ijeuwa/contract/staff';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useConfirmTransfer } from '../staff.queries.ts';
import { hasHappened, willHappen } from './transfer-words.ts';

export function ConfirmTransferModal({ transfer, onClose }: { transfer: TransferCase; onClose: () => void }) {
  const { orderId, reference, total, member, packageName, approvalsNeeded } = transfer;
  const confirm = useConfirmTransfer();
  const [wrong, setWrong] = useState<string>();
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (confirm.isPending) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const checked = confirmTransfer.body.safeParse(typed);
    setWrong(checked.error?.issues[0]?.message);
    if (!checked.success) return event.currentTarget.querySelector('textarea')?.focus();
    confirm.mutate(
      { params: { id: orderId }, body: checked.data },
      {
        onSuccess: (answer) => {
          const tell = answer.paid ? feedback.success : feedback.info;
          tell(hasHappened(transfer, answer));
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={`Confirm ${reference}`}
      description={`${formatMoney(total)} from ${member.name} for ${packageName}.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={confirm.isPending} busyText="Confirming...">
            The money has come
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {confirm.error && <Notice tone="error">{confirm.error.message}</Notice>}
        <Notice tone={approvalsNeeded > 1 ? 'warning' : 'info'}>{willHappen(transfer)}</Notice>
        <TextArea
          label="Reason"
          name="reason"
          rows={3}
          maxLength={500}
          hint="Such as the bank’s own reference. It stands in the audit."
          error={wrong ?? confirm.error?.fields.reason}
        />
      </form>
    </Modal>
  );
}
