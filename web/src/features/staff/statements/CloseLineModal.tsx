// Taking a line off the list that pays for nothing here, and why.
import { closeStatementLine, listStatementLines, type StatementLine } from '@ijeuwa/contract/statements';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { ReasonModal } from '../ReasonModal.tsx';

const GONE =
  'The bank took this back. If a transfer was confirmed by it, a second person has to say the same; then what it paid for ends, and whoever paid is told.';

export function CloseLineModal({ line, onClose }: { line: StatementLine; onClose: () => void }) {
  return (
    <ReasonModal
      title={`Close ${formatMoney(line.amount)}`}
      description={line.narration}
      told={{
        tone: 'warning',
        text:
          line.finding === 'reversed'
            ? GONE
            : 'This takes the line off the list, and nothing else: nothing is confirmed, and nothing is sent back. If the money must go back, send it from the bank first.',
      }}
      submit="Close the line"
      busyText="Closing..."
      act={closeStatementLine}
      hint="What the money is, or where it went. Kept in the audit."
      id={line._id}
      renews={[listStatementLines]}
      onDone={() => {
        feedback.success(
          line.finding === 'reversed' && !line.saidGone
            ? 'It is noted. A line that was confirmed stays here until a second person says it too.'
            : 'The line is closed.',
        );
        onClose();
      }}
      onClose={onClose}
    />
  );
}
