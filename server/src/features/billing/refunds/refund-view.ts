// A refund, and money that may go back, as finance reads them: whose, for what, how it was paid, and what is next.
import type { Refund, RefundablePayment } from '@ijeuwa/contract/refunds';
import type { Buyers } from '../checkout/buyers.ts';
import type * as refunds from './refunds.repository.ts';
import { isAsked, isFirstOfTwo, mayBeAsked } from './refunds.rules.ts';

const BY_RULE = 'Ijeuwa, by its own rules';

/** Staff send it from the bank themselves. */
export const isByHand = ({ refund, payment }: refunds.FoundRefund) =>
  (refund.sentFrom ?? payment.provider) === 'bank';

/** Awaited of whoever can still name one: of who closed their account, or is suspended, nobody waits for it. */
const accountOf = ({
  refund,
  account,
  nameable,
  accountClosed,
  suspended,
}: refunds.FoundRefund): Refund['account'] => {
  if (account?.accountSealed) return account.bankSays === 'fits' || account.checkedBy ? 'named' : 'unchecked';
  return nameable && refund.owedAt && !accountClosed && !suspended ? 'wanted' : 'none';
};

const comparedBy = ({ account }: refunds.FoundRefund, staffId: string): Refund['compared'] => {
  if (!account?.accountSealed || account.bankSays === 'fits' || !account.checkedBy) return 'none';
  return account.checkedBy === staffId ? 'me' : 'other';
};

type Paid = Pick<refunds.PaidMoney, 'payment' | 'memberId' | 'memberName' | 'buyerSealed' | 'method'>;
const paidBy = ({ payment, memberId, memberName, buyerSealed, method }: Paid, buyers: Buyers) => ({
  member: { _id: memberId, name: memberName ?? buyers.nameOf(buyerSealed) },
  paid: {
    amount: { amountMinor: payment.amountMinor, currency: payment.currency },
    method,
    at: payment.receivedAt.toISOString(),
  },
});

/** As somebody of the staff reads it: what of it is their own word, they know. */
export const toRefund = (found: refunds.FoundRefund, staffId: string, buyers: Buyers): Refund => {
  const { refund, payment } = found;
  return {
    _id: refund.id,
    reference: found.reference,
    title: found.title,
    ...paidBy(found, buyers),
    amount: { amountMinor: refund.amountMinor, currency: payment.currency },
    of: refund.of,
    state: refund.state,
    why: refund.why ?? '',
    askedAt: refund.requestedAt.toISOString(),
    askedBy: found.askedByName ?? (isAsked(refund) ? BY_RULE : ''),
    approvedBy: found.approvedByName ?? '',
    doneAt: refund.doneAt?.toISOString() ?? null,
    byHand: isByHand(found),
    disputed: found.disputed,
    said: refund.said ?? '',
    account: accountOf(found),
    compared: comparedBy(found, staffId),
    askedByMe: refund.requestedBy === staffId,
    approvedByMe: isFirstOfTwo(refund, staffId),
    restores: found.restores,
  };
};

/** What of an order’s money may still go back. */
export const toPayment = (money: refunds.PaidMoney, buyers: Buyers): RefundablePayment => {
  const { id: _id, amountMinor, currency } = money.payment;
  return {
    _id,
    reference: money.reference,
    title: money.title,
    ...paidBy(money, buyers),
    orderState: money.status,
    amount: { amountMinor, currency },
    left: { amountMinor: mayBeAsked(money), currency },
    disputed: money.disputed,
    restores: money.restores,
  };
};
