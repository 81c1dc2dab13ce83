// An order as its member reads it: with the attempt that paid it, or that was chosen last.
import type { BankAccount, Order } from '@ijeuwa/contract/billing';
import { orderStatusOf } from '@ijeuwa/contract/payment-words';
import type { Clock } from '#platform/clock.ts';
import type { PaymentProvider } from '#platform/ports/payment-provider.ts';
import { restBy } from '../rest/rest.rules.ts';
import type { FoundOrder } from './orders.repository.ts';
import { mayBeginAttempt, mayBePaid, methodsFor } from './orders.rules.ts';

/** Within how many hours a package with these features, paid so, has a profile reviewed. */
export type ReviewHoursOf = (features: readonly string[], paidByCard: boolean) => number;

type ViewNeeds = {
  clock: Clock;
  bank: BankAccount;
  payments: PaymentProvider;
  reviewHoursOf: ReviewHoursOf;
};

export const makeOrderView =
  ({ clock, bank, payments, reviewHoursOf }: ViewNeeds) =>
  (found: FoundOrder): Order => {
    const { order, attempt, packageId, content } = found;
    const { currency } = order;
    const waiting = mayBePaid(order.status) && attempt.status === 'pending';
    const some = (amountMinor: number) => (amountMinor > 0 ? { amountMinor, currency } : null);
    return {
      _id: order.id,
      reference: attempt.reference,
      packageId,
      packageName: content.name,
      total: { amountMinor: order.amountMinor, currency },
      discount: some(found.discountMinor),
      credit: some(found.creditMinor),
      missing: order.status === 'part_paid' ? some(order.amountMinor - found.allocatedMinor) : null,
      restBy: restBy({ ...found, status: order.status })?.toISOString() ?? null,
      owedBack: some(found.owedBackMinor),
      sentBack: some(found.sentBackMinor),
      method: attempt.method,
      status: orderStatusOf(order.status, attempt.status),
      methods: mayBeginAttempt(order, clock.now()) ? methodsFor(currency, payments.currencies) : [],
      createdAt: order.createdAt.toISOString(),
      expiresAt: attempt.expiresAt.toISOString(),
      pageUrl: waiting ? attempt.pageUrl : null,
      bank: waiting && attempt.method === 'bank_transfer' ? bank : null,
      announcedAt: (found.announcedAt ?? attempt.announcedAt)?.toISOString() ?? null,
      reviewWithinHours: reviewHoursOf(content.features, attempt.method === 'card'),
    };
  };
