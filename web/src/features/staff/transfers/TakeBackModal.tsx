// Taking back what was said of a transfer whose money is not in: somebody meant another one, or another amount.
import { listStatementLines } from '@ijeuwa/contract/statements';
import { listTransfers, type TransferCase, takeBackTransferWords } from '@ijeuwa/contract/transfers';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { ReasonModal } from '../ReasonModal.tsx';

export function TakeBackModal({ transfer, onClose }: { transfer: TransferCase; onClose: () => void }) {
  const { attemptId, reference, member, title, total } = transfer;
  return (
    <ReasonModal
      title={`Take back the word that ${reference} came`}
      description={`${formatMoney(total)} from ${member.name} for ${title}.`}
      told={{
        tone: 'info',
        text: 'Nobody counts as having confirmed it, and a line of the statement that was said to be it is open again. Nothing was given yet, and nobody is told.',
      }}
      submit="Take it back"
      busyText="Taking it back..."
      act={takeBackTransferWords}
      hint="What was mistaken for it. Kept in the audit."
      id={attemptId}
      renews={[listTransfers, listStatementLines]}
      onDone={() => {
        feedback.success(`${reference} waits as before.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
