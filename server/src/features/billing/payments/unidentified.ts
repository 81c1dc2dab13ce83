// Money at a provider of which nothing of ours knows: it stands in the books as nobody's, and before finance, until it has
// gone back there, or a bank has taken it.
import { Currency } from '@ijeuwa/contract/fields';
import type { Provider } from '@ijeuwa/contract/payment-words';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as disputes from '../disputes/disputes.repository.ts';
import { isLost } from '../disputes/disputes.rules.ts';
import { assetOf, linesOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { listKnown, recordRefundOnce } from '../refunds/refunds.repository.ts';
import * as odd from './odd-payments.repository.ts';
import { recordPaymentOnce } from './payments.repository.ts';
import * as nobodys from './unidentified.repository.ts';

type Needs = {
  db: Database;
  clock: Clock;
  live: Live;
  ledger: Ledger;
  payments: PaymentProviders;
  onError: (error: unknown) => void;
};
/** Our reference as the provider says it, and its own names. */
type About = { reference: string; transaction?: string; order?: string };

const WENT_BACK = 'It went back where it came from.';
const AT_ONCE = 100;

export const makeUnidentified = ({ db, clock, live, ledger, payments, onError }: Needs) => {
  type Left = { kind: 'refund' | 'chargeback'; id: string; amountMinor: number };
  const leave = async (tx: Queryable, payment: nobodys.Nobodys, { kind, id, amountMinor }: Left) => {
    const event = { kind, of: 'unidentified', asset: assetOf(payment.provider), amountMinor } as const;
    const lines = linesOf(event, payment.currency);
    await ledger.post(tx, { source: `identified payment:${id}`, kind, lines });
    const closing = { closedAt: clock.now(), closedBy: null, closing: WENT_BACK };
    if (payment.leftMinor === amountMinor) await odd.closeOddOfPayment(tx, payment.id, closing);
  };

  /** Asks the provider, as of all money; whether any came. */
  const takeIn = async (provider: Provider, about: About): Promise<boolean> => {
    const { reference, order } = about;
    if (reference === '' && order === undefined) return false;
    const sent = { reference, providerRef: order ?? null, wanted: false };
    const told = await payments.of(provider).confirm(sent);
    const currency = Currency.safeParse(told.currency).data;
    if (told.state !== 'paid' || !currency || told.amountMinor <= 0) return false;
    await db.transaction(async (tx) => {
      const { providerId: transaction, amountMinor } = told;
      const receivedAt = clock.now();
      const row = {
        provider,
        transaction,
        amountMinor,
        currency,
        receivedAt,
        standing: 'unidentified',
      } as const;
      const paymentId = await recordPaymentOnce(tx, row);
      if (!paymentId) return;
      const event = { kind: 'unidentified payment', asset: assetOf(provider), amountMinor } as const;
      const source = `unidentified payment:${paymentId}`;
      await ledger.post(tx, { source, kind: event.kind, lines: linesOf(event, currency) });
      await odd.recordOddOnce(tx, {
        ...{ provider, source: `payment:${paymentId}`, reference: order ?? reference, paymentId },
        ...{ kind: 'payment of nobody', outcome: 'unidentified', noticedAt: receivedAt },
      });
    });
    workChanged(live, 'transfers');
    return true;
  };

  const lookAtOne = async (found: nobodys.Nobodys): Promise<boolean> => {
    const { id, provider, transaction, currency, name } = found;
    const there = { reference: name, providerRef: name, transaction, currency };
    const listed = await payments.of(provider).refunds.list(there);
    await db.transaction(async (tx) => {
      await nobodys.lockNobodys(tx, id);
      for (const { id: providerId, amountMinor, state } of listed) {
        const isKnown = (await listKnown(tx, id)).includes(providerId);
        const left = await nobodys.findNobodys(tx, id);
        if (isKnown || state !== 'done' || !left || amountMinor > left.leftMinor) continue;
        const now = clock.now();
        const refundId = await recordRefundOnce(tx, {
          ...{ paymentId: id, amountMinor, of: 'held', reason: 'unidentified', why: WENT_BACK },
          ...{ state: 'done', requestedAt: now, owedAt: now, sentAt: now, doneAt: now, providerId },
        });
        if (refundId) await leave(tx, left, { kind: 'refund', id: refundId, amountMinor });
      }
    });
    workChanged(live, 'transfers');
    return listed.length > 0;
  };

  return {
    takeIn,

    /** Whether the provider has something that went back of it. */
    async lookAt(provider: Provider, about: About): Promise<boolean> {
      await takeIn(provider, about);
      const found = await nobodys.findByName(db, provider, about);
      return found ? lookAtOne(found) : false;
    },

    /** Word that it went back may not come. */
    async lookAtAll(): Promise<void> {
      for (const one of await nobodys.listNobodys(db, AT_ONCE)) await lookAtOne(one).catch(onError);
    },

    /** What a bank takes of it is owed to nobody any more. */
    async hearDispute(provider: Provider, disputeId: string, about: About): Promise<void> {
      await takeIn(provider, about);
      const told = await payments.of(provider).disputes.find(disputeId);
      const before = await nobodys.findByName(db, provider, about);
      if (!before || (told.state !== 'lost' && told.state !== 'silent') || !isLost(told.state)) return;
      const { state } = told;
      await db.transaction(async (tx) => {
        await nobodys.lockNobodys(tx, before.id);
        const left = (await nobodys.findNobodys(tx, before.id))!;
        const amountMinor = Math.min(told.amountMinor, left.leftMinor);
        const now = clock.now();
        const id = await disputes.recordDisputeOnce(tx, {
          ...{
            paymentId: left.id,
            provider,
            providerId: disputeId,
            askedMinor: told.amountMinor,
            amountMinor,
          },
          ...{ currency: left.currency, category: told.category, state },
          ...{ openedAt: told.openedAt, dueAt: told.dueAt ?? now, endedAt: now },
        });
        if (id && amountMinor > 0)
          await leave(tx, left, { kind: 'chargeback', id: `dispute:${id}`, amountMinor });
      });
    },
  };
};
export type Unidentified = ReturnType<typeof makeUnidentified>;
