// A transfer that did not fit the account that the provider opened for it, and that it sends back: whoever waits for it is
// told, and finance sees it.
import type { NoticeOutcome } from '@ijeuwa/contract/payment-words';
import * as z from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import * as orders from '../checkout/orders.repository.ts';
import type { NoticeRow } from './notices.repository.ts';
import * as odd from './odd-payments.repository.ts';
import { rejectedNotice } from './rejected.mails.ts';

type Needs = { db: Database; clock: Clock; live: Live; notify: Notify; payments: PaymentProviders };
export type HearRejected = (notice: NoticeRow) => Promise<NoticeOutcome>;

const Said = z.object({
  bank_transfer: z.object({
    amount: z.number().int().positive().optional().catch(undefined),
    transaction_id: z.union([z.string(), z.number()]).transform(String),
  }),
});

export const makeHearRejected = ({ db, clock, live, notify, payments }: Needs): HearRejected => {
  /** The notice names the transaction alone: the provider says under which reference of ours it stands. */
  const attemptOf = async ({ provider }: NoticeRow, transaction: string) => {
    const reference = await payments.of(provider).accounts?.referenceOf(transaction);
    const attempt = reference ? await attempts.findAttemptByReference(db, reference) : undefined;
    return attempt?.provider === provider ? attempt : undefined;
  };

  return async (notice) => {
    const { provider, eventId, kind, payload } = notice;
    const said = Said.safeParse(payload).data?.bank_transfer;
    const attempt = said && (await attemptOf(notice, said.transaction_id));
    const memberId = await db.transaction(async (tx) => {
      const now = clock.now();
      await odd.recordOddOnce(tx, {
        ...{ provider, source: eventId, kind, outcome: 'rejected', noticedAt: now },
        reference: attempt?.reference ?? said?.transaction_id ?? '',
      });
      const found = attempt && (await orders.lockOrder(tx, attempt.orderId));
      if (!found) return undefined;
      await attempts.noteRejected(tx, attempt.id, { rejectedAt: now, rejectedMinor: said?.amount ?? null });
      const { order, title, accountClosed } = found;
      const about = { memberId: order.memberId, orderId: order.id, title, currency: attempt.currency };
      if (accountClosed) return undefined;
      await notify(
        tx,
        rejectedNotice({
          ...about,
          ...{
            eventId,
            ownReference: order.reference,
            reference: attempt.reference,
            amountMinor: said?.amount,
          },
          askedMinor: attempt.amountMinor,
          isPaid: order.settledAt !== null,
        }),
      );
      return order.memberId;
    });
    if (memberId) live.toMember(memberId, 'changed', { what: 'subscription' });
    return 'rejected';
  };
};
