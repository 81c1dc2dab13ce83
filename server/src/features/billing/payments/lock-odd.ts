// An entry of what staff look into, held with the order that its money was for, if it was for one.
import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/database/connect.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import * as orders from '../checkout/orders.repository.ts';
import { findOdd } from './odd-payments.repository.ts';

/** Refuses what is not there. */
export const lockOdd = async (tx: Queryable, id: string) => {
  const before = await findOdd(tx, id);
  if (!before) throw notFound('This payment');
  const attempt = before.payment?.attemptId && (await attempts.findAttempt(tx, before.payment.attemptId));
  const order = attempt ? await orders.lockOrder(tx, attempt.orderId) : undefined;
  return { found: (await findOdd(tx, id))!, order };
};
