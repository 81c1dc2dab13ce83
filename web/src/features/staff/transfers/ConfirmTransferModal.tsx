// Saying that the money has come, and why one knows it.
import type { TransferCase } from '@ijeuwa/contract/billing';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { useConfirmTransfer } from '../staff.queries.ts';
import { ReasonModal } from './ReasonModal.tsx';
import { hasHappened, willHappen } from './transfer-words.ts';

export function ConfirmTransferModal({ transfer, onClose }: { transfer: TransferCase; onClose: () => void }) {
  const { orderId, reference, total, member, packageName, approvalsNeeded, paidAlready } = transfer;
  const confirm = useConfirmTransfer();
  const send = (reason: string) =>
    confirm.mutate(
      { params: { id: orderId }, body: { reason } },
      {
        onSuccess: (answer) => {
          const tell = answer.paid ? feedback.success : feedback.info;
          tell(hasHappened(transfer, answer));
          onClose();
        },
      },
    );
  return (
    <ReasonModal
      title={`Confirm ${reference}`}
      description={`${formatMoney(total)} from ${member.name} for ${packageName}.`}
      told={{
        tone: approvalsNeeded > 1 || paidAlready ? 'warning' : 'info',
        text: willHappen(transfer),
      }}
      submit="The money has come"
      busyText="Confirming..."
      act={confirm}
      onReason={send}
      onClose={onClose}
    />
  );
}
