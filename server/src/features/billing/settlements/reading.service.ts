// Reads what the provider paid out, once each: its fees and the payout are posted, and each transaction in it is compared
// with ours. What does not agree, and what was not settled in time, stands in a list.
import { Currency } from '@ijeuwa/contract/fields';
import { SETTLED_WITHIN_DAYS } from '@ijeuwa/contract/settlements';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { ProviderName } from '#platform/ports/payment-provider.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import type {
  ProviderSettlement,
  SettledTransaction,
  SettlementProvider,
} from '#platform/ports/settlements.ts';
import { assetOf, type LedgerEvent, linesOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import * as settlements from './settlements.repository.ts';
import { differencesOf, type Item } from './settlements.rules.ts';

export type ReadingNeeds = {
  db: Database;
  clock: Clock;
  ledger: Ledger;
  payments: PaymentProviders;
  onError: (error: unknown) => void;
};

/** A page of a hundred is months; whoever was away for longer catches up run by run. */
const PAGES_AT_ONCE = 20;
const LATE_AT_ONCE = 500;
const SETTLED = 'It was settled.';

type Of = { provider: ProviderName; from: SettlementProvider };

const makeReadingOf = (
  { db, clock, ledger, onError }: Omit<ReadingNeeds, 'payments'>,
  { provider, from }: Of,
) => {
  const post = async (tx: Queryable, told: ProviderSettlement, events: readonly LedgerEvent[]) => {
    for (const event of events) {
      const { kind } = event;
      const lines = linesOf(event, Currency.parse(told.currency));
      const source = `${kind}:settlement:${provider}:${told.id}`;
      if (lines.length > 0) await ledger.post(tx, { source, kind, lines });
    }
  };

  const take = (told: ProviderSettlement, inside: readonly SettledTransaction[]): Promise<void> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const currency = Currency.parse(told.currency);
      const { id: providerId, isDone: _, staysMinor: __, ...figures } = told;
      const id = await settlements.recordSettlementOnce(tx, {
        ...figures,
        provider,
        providerId,
        currency,
        readAt: now,
      });
      if (!id) return;
      const items: Item[] = [];
      for (const one of inside) {
        const { reference, amountMinor, feesMinor } = one;
        const found = await settlements.findSettledPayment(tx, provider, [one.providerId, reference]);
        const isSettled = found?.settledBy != null;
        const paymentId = found && !isSettled ? found.payment.id : null;
        await settlements.saveItem(tx, {
          settlementId: id,
          transaction: one.providerId,
          reference,
          amountMinor,
          feesMinor,
          paymentId,
        });
        if (paymentId)
          await settlements.closeLate(tx, paymentId, { closedAt: now, closedBy: null, closing: SETTLED });
        const ours = found && { ...found.payment, isSettled };
        items.push({ providerId: one.providerId, reference, amountMinor, ours });
      }
      for (const { kind, of, reference, said, ours, paymentId } of differencesOf(
        { ...told, currency },
        items,
      ))
        await settlements.recordDifferenceOnce(tx, {
          source: `${provider}:${providerId}:${kind}:${of}`,
          kind,
          reference,
          saidMinor: said.amountMinor,
          saidCurrency: said.currency,
          oursMinor: ours?.amountMinor,
          oursCurrency: ours?.currency,
          paymentId,
          noticedAt: now,
        });
      const asset = assetOf(provider);
      await post(tx, told, [
        { kind: 'fee', asset, amountMinor: told.feesMinor },
        { kind: 'payout', asset, amountMinor: told.payoutMinor },
      ]);
    });

  /** Whether any of the page was new. */
  const readPage = async (page: number): Promise<boolean> => {
    const told = (await from.list(page)).filter(({ isDone }) => isDone);
    if (told.length === 0) return false;
    const names = told.map(({ id }) => id);
    const known = await settlements.listKnown(db, provider, names);
    const fresh = told.filter(({ id }) => !known.includes(id));
    for (const one of fresh.toReversed()) {
      try {
        await take(one, await from.transactions(one.id));
      } catch (error) {
        // The others do not wait for this one; the next run asks for it again.
        onError(error);
      }
    }
    return fresh.length > 0;
  };

  const noticeLate = async (): Promise<void> => {
    const now = clock.now();
    const before = later(now, -SETTLED_WITHIN_DAYS * DAY_MS);
    for (const { payment, reference } of await settlements.listUnsettled(db, provider, before, LATE_AT_ONCE))
      await settlements.recordDifferenceOnce(db, {
        source: `late:${payment.id}`,
        kind: 'late',
        reference: reference ?? payment.transaction,
        paymentId: payment.id,
        oursMinor: payment.amountMinor,
        oursCurrency: payment.currency,
        noticedAt: now,
      });
  };

  return async (): Promise<void> => {
    for (let page = 1; page <= PAGES_AT_ONCE && (await readPage(page)); page++);
    await noticeLate();
  };
};

export const makeSettlementReading = ({ payments, ...needs }: ReadingNeeds) => {
  const readings = payments.settling().map((one) => makeReadingOf(needs, one));
  return {
    async read(): Promise<void> {
      const ends = [];
      for (const readOne of readings) ends.push(...(await Promise.allSettled([readOne()])));
      // One provider that is away keeps the other from nothing.
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    },
  };
};
