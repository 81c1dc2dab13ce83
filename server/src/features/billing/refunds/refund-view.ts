// A refund, and money that may go back, as finance reads them: whose, for what, how it was paid, and what is next.
import type { Refund, RefundablePayment } from '@ijeuwa/contract/refunds';
import type { Buyers } from '../checkout/buyers.ts';
import type * as refunds from './refunds.repository.ts';
import { firstOf, isAsked, isFirstOfTwo, mayBeAsked } from './refunds.rules.ts';

const BY_RULE = 'Ijeuwa, by its own rules';

/** Staff send it from the bank themselves. */
export const isByHand = ({ refund, payment }: refunds.FoundRefund) =>
  (refund.sentFrom ?? payment.provider) === 'bank';

/** Whose word of a refund is waited for a second: the first’s, and whoever compared its account. */
export const wordsOf = ({ refund, account }: refunds.FoundRefund) => [
  firstOf(refund),
  account?.checkedBy ?? null,
];

type Lapsed = ReadonlyMap<string, string>;
/** Who compared the account that the bank did not confirm, as far as it counts. */
const checkerOf = ({ account }: refunds.FoundRefund, lapsed: Lapsed): string | null =>
  account?.checkedBy && !lapsed.has(account.checkedBy) ? account.checkedBy : null;

/** Awaited of whoever can still name one: of who closed their account, or is suspended, nobody waits for it. */
const accountOf = (found: refunds.FoundRefund, lapsed: Lapsed): Refund['account'] => {
  const { refund, account, nameable, accountClosed, suspended } = found;
  if (account?.accountSealed)
    return account.bankSays === 'fits' || checkerOf(found, lapsed) ? 'named' : 'unchecked';
  return nameable && refund.owedAt && !accountClosed && !suspended ? 'wanted' : 'none';
};

const comparedBy = (found: refunds.FoundRefund, staffId: string, lapsed: Lapsed): Refund['compared'] => {
  const checker = checkerOf(found, lapsed);
  if (!found.account?.accountSealed || found.account.bankSays === 'fits' || !checker) return 'none';
  return checker === staffId ? 'me' : 'other';
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
export const toRefund = (
  found: refunds.FoundRefund,
  staffId: string,
  buyers: Buyers,
  lapsed: Lapsed,
): Refund => {
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
    account: accountOf(found, lapsed),
    compared: comparedBy(found, staffId, lapsed),
    askedByMe: refund.requestedBy === staffId,
    approvedByMe: isFirstOfTwo(refund, staffId),
    lapsed: lapsed.get(firstOf(refund) ?? '') ?? '',
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
