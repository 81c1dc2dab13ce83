// Asks staff for the reason of an act; it stands in the audit.
import type { confirmTransfer, recordRefund } from '@ijeuwa/contract/billing';
import type { Answer, Endpoint } from '@ijeuwa/contract/endpoint';
import { useForm } from '#platform/form/useForm.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';

type Act = typeof confirmTransfer | typeof recordRefund;
type ReasonModalProps<E extends Act> = {
  title: string;
  description: string;
  /** What the press will do. */
  told: { tone: 'info' | 'warning'; text: string };
  submit: string;
  busyText: string;
  act: E;
  orderId: string;
  renews: readonly Endpoint[];
  onDone: (answer: Answer<E>) => void;
  onClose: () => void;
};

export function ReasonModal<E extends Act>(props: ReasonModalProps<E>) {
  const { title, description, told, submit, busyText, act, orderId, renews, onDone, onClose } = props;
  const { form, busy, problem, field } = useForm({
    endpoint: act,
    params: { id: orderId },
    renews,
    onDone,
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form.id} busy={busy} busyText={busyText}>
            {submit}
          </Button>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <Notice tone={told.tone}>{told.text}</Notice>
        <TextArea
          label="Reason"
          {...field('reason')}
          rows={3}
          maxLength={500}
          hint="Such as the bank’s own reference. It stands in the audit."
        />
      </form>
    </Modal>
  );
}
