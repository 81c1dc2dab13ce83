// Saying that the money of a second payment was sent back.
import { feedback } from '#ui/feedback.ts';
import { useRecordRefund } from '../staff.queries.ts';
import { ReasonModal } from './ReasonModal.tsx';

type RefundModalProps = { refund: { orderId: string; reference: string }; onClose: () => void };

export function RefundModal({ refund: { orderId, reference }, onClose }: RefundModalProps) {
  const record = useRecordRefund();
  const send = (reason: string) =>
    record.mutate(
      { params: { id: orderId }, body: { reason } },
      {
        onSuccess: () => {
          feedback.success(`${reference} was sent back.`);
          onClose();
        },
      },
    );
  return (
    <ReasonModal
      title={`Send back ${reference}`}
      description="The same price was paid in another way already."
      told={{
        tone: 'info',
        text: 'First send the money back, at the bank or at the payment provider. The member is told then.',
      }}
      submit="The money was sent back"
      busyText="Noting it..."
      act={record}
      onReason={send}
      onClose={onClose}
    />
  );
}
