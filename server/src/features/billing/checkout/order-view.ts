// An order as its member reads it: with the attempt that paid it, or that was chosen last.
import type { BankAccount, Order } from '@ijeuwa/contract/billing';
import { bankNameOf } from '@ijeuwa/contract/nigerian-banks';
import { isPaidAtOnce, orderStatusOf } from '@ijeuwa/contract/payment-words';
import { RefundAccount } from '@ijeuwa/contract/refund-accounts';
import * as z from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import type { Sealing } from '#platform/sealing.ts';
import { graceEnd } from '../agreements/agreements.rules.ts';
import { goingBackOf } from '../refunds/on-its-way.rules.ts';
import { restBy } from '../rest/rest.rules.ts';
import { endedBecause } from './ended.rules.ts';
import type { FoundOrder } from './orders.repository.ts';
import { isInTime, mayBeginAttempt, mayBePaid, missingOf } from './orders.rules.ts';

const Named = z.object(RefundAccount.shape);

/** Within how many hours a package with these features, paid so, has a profile reviewed. */
export type ReviewHoursOf = (features: readonly string[], paidAtOnce: boolean) => number;

type ViewNeeds = {
  clock: Clock;
  bank: BankAccount;
  payments: PaymentProviders;
  sealing: Pick<Sealing, 'open'>;
  reviewHoursOf: ReviewHoursOf;
};

/** What is sent to the provider’s account once it has expired goes back. */
export const whereToPay = (
  { attempt, account }: Pick<FoundOrder, 'attempt' | 'account'>,
  bank: BankAccount,
  now: Date,
): BankAccount | null => {
  if (attempt.method === 'bank_transfer') return bank;
  if (!account || attempt.expiresAt <= now) return null;
  const { bankName, accountName, accountNumber } = account;
  return { bankName, accountName, accountNumber, demonstration: bank.demonstration };
};

const refundAccountOf = ({
  accountClosed,
  mayNameMinor,
  unnamedMinor,
}: FoundOrder): Order['refundAccount'] => {
  if (accountClosed || mayNameMinor === 0) return null;
  return unnamedMinor > 0 ? 'wanted' : 'named';
};

/** Enough to know one’s own by. */
const namedAccountOf = (sealed: string, sealing: Pick<Sealing, 'open'>): Order['namedAccount'] => {
  const { bankCode, accountNumber, accountName } = Named.parse(JSON.parse(sealing.open(sealed)));
  return { bankName: bankNameOf(bankCode) ?? bankCode, ending: accountNumber.slice(-4), accountName };
};

/** Of one whose money is not with us any more: that it is not bought again, or that it never had come. */
const whyMoneyIsGone = ({ order: { status }, ending, neverCame }: FoundOrder): Order['endedBecause'] => {
  if (status !== 'refunded' && status !== 'charged_back') return undefined;
  if (ending.refused) return 'refused';
  return neverCame ? 'never_came' : undefined;
};

export const whyEnded = (found: FoundOrder): Order['endedBecause'] =>
  endedBecause({ status: found.order.status, ...found.ending }) ?? whyMoneyIsGone(found);

/** Of what settled it: a bank took it, or it goes back. */
export const goesBackOf = ({ order, backMinor, lostMinor }: FoundOrder): Pick<Order, 'goesBack'> => {
  const gone = backMinor + lostMinor;
  if (!order.settledAt || gone === 0) return {};
  if (gone < order.amountMinor) return { goesBack: 'part' };
  return backMinor > 0 ? { goesBack: 'all' } : {};
};

export const makeOrderView =
  ({ clock, bank, payments, sealing, reviewHoursOf }: ViewNeeds) =>
  (found: FoundOrder): Order => {
    const { order, attempt, kind, itemId, ownTitle, sold, heldUntil, withdrawn, namedSealed } = found;
    const refundAccount = refundAccountOf(found);
    const { currency } = order;
    const now = clock.now();
    const because = whyEnded(found);
    const waiting = mayBePaid(order.status) && attempt.status === 'pending' && !withdrawn;
    const methods = mayBeginAttempt({ ...order, heldUntil, withdrawn }, now)
      ? payments.methodsFor(currency).filter((method) => isInTime(method, heldUntil, now))
      : [];
    const isPart = order.status === 'part_paid' || (mayBePaid(order.status) && order.fromCreditMinor > 0);
    const goingBack = goingBackOf(found.onItsWay, found.accountClosed ? 0 : found.unnamedMinor, now);
    const some = (amountMinor: number) => (amountMinor > 0 ? { amountMinor, currency } : null);
    return {
      _id: order.id,
      reference: attempt.reference,
      ...(attempt.reference !== order.reference && { ownReference: order.reference }),
      item: { kind, id: itemId, title: ownTitle },
      total: { amountMinor: order.amountMinor, currency },
      discount: some(found.discountMinor),
      credit: some(found.creditMinor),
      fromCredit: mayBePaid(order.status) || order.settledAt ? some(order.fromCreditMinor) : null,
      missing: isPart ? some(missingOf(found)) : null,
      restBy: restBy({ ...found, status: order.status })?.toISOString() ?? null,
      // Once all has come, what went back beside it is told where its money is.
      ...(found.rejected &&
        mayBePaid(order.status) && {
          notTaken: {
            amount: some(found.rejected.amountMinor ?? 0),
            at: found.rejected.at.toISOString(),
          },
        }),
      owedBack: some(found.owedBackMinor),
      ...(goingBack && {
        goingBack: {
          amount: { amountMinor: goingBack.amountMinor, currency },
          stands: goingBack.stands,
          by: goingBack.by,
        },
      }),
      ...goesBackOf(found),
      ...(found.askedBackBy && { decides: found.askedBackBy === 'paypal' ? 'paypal' : 'bank' }),
      mayKeep: found.accountClosed ? null : some(found.mayKeepMinor),
      sentBack: some(found.sentBackMinor),
      kept: some(found.keptMinor),
      ...(found.toPayer && { toPayer: true }),
      refundAccount,
      ...(refundAccount && {
        accountFor: some(refundAccount === 'wanted' ? found.unnamedMinor : found.mayNameMinor),
      }),
      ...(refundAccount && namedSealed && { namedAccount: namedAccountOf(namedSealed, sealing) }),
      method: attempt.method,
      status: orderStatusOf(order.status, attempt.status),
      ...(because && { endedBecause: because }),
      methods,
      createdAt: order.createdAt.toISOString(),
      expiresAt: attempt.expiresAt.toISOString(),
      pageUrl: waiting ? attempt.pageUrl : null,
      bank: waiting ? whereToPay(found, bank, now) : null,
      announcedAt: (found.announcedAt ?? attempt.announcedAt)?.toISOString() ?? null,
      ...(found.notFoundAt && !order.settledAt && { notFoundAt: found.notFoundAt.toISOString() }),
      ...(found.renewsFrom &&
        mayBePaid(order.status) && { renewalUntil: graceEnd(found.renewsFrom).toISOString() }),
      reviewWithinHours: sold && reviewHoursOf(sold.content.features, isPaidAtOnce(attempt.method)),
    };
  };
