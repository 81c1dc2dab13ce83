// Money that staff open: what came, what goes back of it, what a bank asks back, what a person must look into.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { DAY_MS, later } from '#platform/clock.ts';
import { agreement, renewalConsent } from '#platform/database/tables/agreements.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine, paymentAttempt } from '#platform/database/tables/checkout.ts';
import { dispute } from '#platform/database/tables/disputes.ts';
import { oddPayment, payment, refund } from '#platform/database/tables/payments.ts';
import { settlementDifference } from '#platform/database/tables/settlements.ts';
import type { World } from '../test-world.ts';

/** Over: nothing can be charged by it, and nobody has to be told. */
const saveAgreement = async (world: World, attemptId: string): Promise<string> => {
  const now = world.clock.now();
  const [sold] = await world.db
    .select({ orderId: order.id, memberId: order.memberId, packageVersionId: orderLine.packageVersionId })
    .from(paymentAttempt)
    .innerJoin(order, eq(order.id, paymentAttempt.orderId))
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(eq(paymentAttempt.id, attemptId));
  const { orderId, memberId } = sold!;
  const agreed = { amountMinor: 100, currency: 'NGN' as const, words: '2026-11', givenAt: now };
  const [consent] = await world.db
    .insert(renewalConsent)
    .values({ ...agreed, memberId, orderId, packageVersionId: sold!.packageVersionId! })
    .returning({ id: renewalConsent.id });
  const times = { beganAt: now, changedAt: now };
  const [made] = await world.db
    .insert(agreement)
    .values({ memberId, orderId, consentId: consent!.id, state: 'ended', endedBecause: 'lapsed', ...times })
    .returning({ id: agreement.id });
  return made!.id;
};

export const saveMoney = async (world: World, attemptId: string) => {
  const now = world.clock.now();
  const [noted] = await world.db
    .insert(oddPayment)
    .values({
      provider: 'paystack',
      source: randomUUID(),
      reference: 'blossom-1',
      kind: 'refund.processed',
      outcome: 'for_staff',
      noticedAt: now,
    })
    .returning({ id: oddPayment.id });
  const [came] = await world.db
    .insert(payment)
    .values({
      provider: 'bank',
      transaction: randomUUID(),
      attemptId: attemptId,
      amountMinor: 100,
      currency: 'NGN',
      receivedAt: now,
      standing: 'short',
    })
    .returning({ id: payment.id });
  const [back] = await world.db
    .insert(refund)
    .values({ paymentId: came!.id, amountMinor: 50, reason: 'short', state: 'requested', requestedAt: now })
    .returning({ id: refund.id });
  const [disputed] = await world.db
    .insert(dispute)
    .values({
      paymentId: came!.id,
      provider: 'paystack',
      providerId: randomUUID(),
      askedMinor: 50,
      amountMinor: 50,
      currency: 'NGN',
      category: 'chargeback',
      // Decided: nobody has to be told of an answer.
      state: 'won',
      endedAt: now,
      openedAt: now,
      dueAt: later(now, DAY_MS),
    })
    .returning({ id: dispute.id });
  const [differs] = await world.db
    .insert(settlementDifference)
    .values({ source: randomUUID(), kind: 'unknown', reference: 'blossom-1', noticedAt: now })
    .returning({ id: settlementDifference.id });
  return {
    'odd payment': noted!.id,
    payment: came!.id,
    refund: back!.id,
    dispute: disputed!.id,
    'settlement difference': differs!.id,
    agreement: await saveAgreement(world, attemptId),
  };
};
