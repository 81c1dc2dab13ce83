// Saying that the money has come, how much of it, and why one knows it.
import {
  confirmTransfer,
  listOddPayments,
  listTransfers,
  type TransferCase,
} from '@ijeuwa/contract/transfers';
import { useState } from 'react';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { ReasonModal } from '../ReasonModal.tsx';
import { BANK_HINT, hasHappened, willHappen } from './transfer-words.ts';
import { readAmount, typedAmount } from './typed-amount.ts';

export function ConfirmTransferModal({ transfer, onClose }: { transfer: TransferCase; onClose: () => void }) {
  const { attemptId, reference, total, member, title, approvalsNeeded, paidAlready, accountClosed, ended } =
    transfer;
  const [typed, type] = useState(typedAmount(total.amountMinor));
  const cameMinor = readAmount(typed);
  const isOther = cameMinor !== undefined && cameMinor !== total.amountMinor;
  return (
    <ReasonModal
      title={`Confirm ${reference}`}
      description={`${formatMoney(total)} from ${member.name} for ${title}.`}
      told={{
        tone: approvalsNeeded > 1 || paidAlready || accountClosed || ended || isOther ? 'warning' : 'info',
        text: willHappen(transfer, cameMinor),
      }}
      submit="The money has come"
      busyText="Confirming..."
      act={confirmTransfer}
      hint={BANK_HINT}
      id={attemptId}
      renews={[listTransfers, listOddPayments]}
      asked={(field) => (
        <TextInput
          label="Amount that came, in naira"
          {...field('amountMinor')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      )}
      toBody={({ reason }) => ({ amountMinor: cameMinor ?? Number.NaN, reason })}
      onDone={(answer) => {
        const tell = answer.paid ? feedback.success : feedback.info;
        tell(hasHappened(transfer, answer));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
