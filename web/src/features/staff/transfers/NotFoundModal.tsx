// Saying that a transfer that was announced has not come.
import { listTransfers, sayTransferNotFound, type TransferCase } from '@ijeuwa/contract/transfers';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { ReasonModal } from '../ReasonModal.tsx';

type NotFoundModalProps = { transfer: TransferCase; onClose: () => void };

export function NotFoundModal({ transfer, onClose }: NotFoundModalProps) {
  const { attemptId, reference, member, title, total } = transfer;
  return (
    <ReasonModal
      title={`${reference} was not found`}
      description={`${formatMoney(total)} from ${member.name} for ${title}.`}
      told={{
        tone: 'info',
        text: `It leaves this list, and ${member.name} is told by mail. If the money comes later, it counts all the same.`,
      }}
      submit="It has not come"
      busyText="Noting it..."
      act={sayTransferNotFound}
      hint="Where you looked, and up to which day. Kept in the audit, and not told to the member."
      id={attemptId}
      renews={[listTransfers]}
      onDone={() => {
        feedback.success(`${reference} has left the list. ${member.name} is told.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
