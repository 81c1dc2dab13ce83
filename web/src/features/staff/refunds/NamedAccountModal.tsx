// The account that a member named for a refund: looked at by finance, and compared where the bank did not confirm it.

import { checkRefundAccount, findRefundAccount, type NamedAccount } from '@ijeuwa/contract/refund-accounts';
import { listRefunds, type Refund } from '@ijeuwa/contract/refunds';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { renew, useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { FactList } from '#ui/FactList.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDateTime, formatMoney } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { ReasonModal } from '../ReasonModal.tsx';
import { boughtWords } from './refund-words.ts';

const SAYS: Record<NamedAccount['says'], string> = {
  fits: 'The bank has it under the name of whoever bought.',
  other: 'The bank has it under another name.',
  unasked: 'The bank gave no answer.',
};

type NamedAccountModalProps = { refund: Refund; onClose: () => void };

const LOADING = <SkeletonRows rows={3} faces={false} label="Loading the account..." />;

const useAccount = ({ _id }: Refund) => useRead(findRefundAccount, { params: { id: _id } });
/** What was seen first stays: named anew behind it, the deed is refused, and it is read again. */
export const useSeenAccount = ({ _id }: Refund, enabled = true) =>
  useRead(findRefundAccount, { params: { id: _id } }, { enabled, staleTime: Number.POSITIVE_INFINITY });
export const renewAccounts = () => void renew(findRefundAccount);

export function NamedAccountModal({ refund, onClose }: NamedAccountModalProps) {
  const { data, error } = useAccount(refund);
  const account = data?.account;
  return (
    <Modal
      open
      onClose={onClose}
      title="Account of the member"
      description={`${formatMoney(refund.amount)}, ${refund.reference}: ${boughtWords(refund)} This look is kept in the audit.`}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {error && <Notice tone="error">{error.message}</Notice>}
      {!data && !error && LOADING}
      {data && !account && <Notice tone="info">There is none any more: the refund has ended.</Notice>}
      {account && (
        <>
          <AccountFacts account={account} />
          <CopyButton
            text={account.accountNumber}
            label="Copy the number"
            copiedText="The number is copied"
          />
        </>
      )}
    </Modal>
  );
}

export function AccountFacts({ account }: { account: NamedAccount }) {
  const { bankName, accountNumber, accountName, bankHas, says, checkedBy, namedAt } = account;
  return (
    <FactList
      facts={[
        { label: 'Bank', value: bankName },
        { label: 'Number', value: <span className="tabular-nums">{accountNumber}</span> },
        { label: 'Name given', value: accountName },
        ...(bankHas ? [{ label: 'Name at the bank', value: bankHas }] : []),
        { label: 'Check', value: checkedBy ? `${SAYS[says]} Compared by ${checkedBy}.` : SAYS[says] },
        { label: 'Named', value: formatDateTime(namedAt, HOME_ZONE) },
      ]}
    />
  );
}

export function CheckAccountModal({ refund, onClose }: NamedAccountModalProps) {
  const { data } = useSeenAccount(refund);
  return (
    <ReasonModal
      title={`Compare the account: ${formatMoney(refund.amount)}`}
      description={`${refund.reference}: ${boughtWords(refund)}`}
      told={{
        tone: 'warning',
        text: 'Compare the name with whoever paid, as the bank statement and the order have them. Whoever compares does not send the money, and neither does whoever asked for it: of two, the one who asked compares.',
      }}
      submit="It is theirs"
      busyText="Noting it..."
      act={checkRefundAccount}
      id={refund._id}
      renews={[listRefunds, findRefundAccount]}
      toBody={({ reason }) => ({ reason, seen: data?.account?.seen ?? '' })}
      asked={() => (data?.account ? <AccountFacts account={data.account} /> : LOADING)}
      onDone={() => {
        feedback.success(`${refund.reference}: somebody else sends the money now.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
