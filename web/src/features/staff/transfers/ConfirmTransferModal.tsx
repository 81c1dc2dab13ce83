// Saying that the money has come, and why one knows it.
import {
  confirmTransfer,
  listOddPayments,
  listTransfers,
  type TransferCase,
} from '@ijeuwa/contract/transfers';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { ReasonModal } from '../ReasonModal.tsx';
import { BANK_HINT, hasHappened, willHappen } from './transfer-words.ts';

export function ConfirmTransferModal({ transfer, onClose }: { transfer: TransferCase; onClose: () => void }) {
  const { attemptId, reference, total, member, packageName, approvalsNeeded, paidAlready, accountClosed } =
    transfer;
  return (
    <ReasonModal
      title={`Confirm ${reference}`}
      description={`${formatMoney(total)} from ${member.name} for ${packageName}.`}
      told={{
        tone: approvalsNeeded > 1 || paidAlready || accountClosed ? 'warning' : 'info',
        text: willHappen(transfer),
      }}
      submit="The money has come"
      busyText="Confirming..."
      act={confirmTransfer}
      hint={BANK_HINT}
      id={attemptId}
      renews={[listTransfers, listOddPayments]}
      onDone={(answer) => {
        const tell = answer.paid ? feedback.success : feedback.info;
        tell(hasHappened(transfer, answer));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
