// Money that came to our bank and of which nobody has said whose it is: a liability of its own in the books from the moment
// in which its line is read, until somebody says what it is, or the bank takes it back.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { listLinesOf, recordTransactionsOnce, saveAllLines } from '../ledger/ledger.repository.ts';
import { assetOf, type LedgerEvent, linesOf } from '../ledger/ledger.rules.ts';

type Came = { id: string; amountMinor: number };
type Rows = { source: string; account: string; amountMinor: number; currency: 'NGN' }[];

const cameBy = (id: string) => `unidentified payment:line:${id}`;
const leftBy = (id: string) => `identified payment:line:${id}`;
const AT_ONCE = 250;

export const makeOfNobody = ({ clock }: { clock: Clock }) => {
  /** Once for each source, a few statements for hundreds of lines. */
  const post = async (
    tx: Queryable,
    kind: 'unidentified payment' | 'identified payment' | 'refund',
    rows: Rows,
  ): Promise<void> => {
    const sources = [...new Set(rows.map(({ source }) => source))];
    if (sources.length === 0) return;
    const postedAt = clock.now();
    const fresh = await recordTransactionsOnce(
      tx,
      sources.map((source) => ({ source, kind, postedAt })),
    );
    const idOf = new Map(fresh.map(({ id, source }) => [source, id]));
    const lines = rows.flatMap(({ source, ...line }) => {
      const transactionId = idOf.get(source);
      return transactionId ? [{ ...line, transactionId }] : [];
    });
    if (lines.length > 0) await saveAllLines(tx, lines);
  };

  /** What was posted when they came. */
  const listCame = async (tx: Queryable, ids: readonly string[]) =>
    ids.length === 0 ? [] : listLinesOf(tx, ids.map(cameBy));

  /** It leaves once, whichever way it goes. */
  const leaveBy = async (
    tx: Queryable,
    id: string,
    event: Extract<LedgerEvent, { kind: 'identified payment' | 'refund' }>,
  ): Promise<void> => {
    if ((await listCame(tx, [id])).length === 0) return;
    const lines = linesOf(event, 'NGN');
    await post(
      tx,
      event.kind,
      lines.map((line) => ({ ...line, currency: 'NGN' as const, source: leftBy(id) })),
    );
  };

  return {
    async came(tx: Queryable, lines: readonly Came[]): Promise<void> {
      for (let from = 0; from < lines.length; from += AT_ONCE) {
        const rows = lines.slice(from, from + AT_ONCE).flatMap(({ id, amountMinor }) => {
          const event = { kind: 'unidentified payment', asset: assetOf('bank'), amountMinor } as const;
          return linesOf(event, 'NGN').map((line) => ({
            ...line,
            currency: 'NGN' as const,
            source: cameBy(id),
          }));
        });
        await post(tx, 'unidentified payment', rows);
      }
    },

    /** It went out of our account to whoever had sent it. */
    sentBack: (tx: Queryable, { id, amountMinor }: Came): Promise<void> =>
      leaveBy(tx, id, { kind: 'refund', of: 'unidentified', asset: assetOf('bank'), amountMinor }),

    /** The bank pays it to us, and it stays in our account. */
    paidAsInterest: (tx: Queryable, { id, amountMinor }: Came): Promise<void> =>
      leaveBy(tx, id, { kind: 'identified payment', asset: 'income:interest', amountMinor }),

    /** The books have them by something else, or the bank took them back; said twice it changes nothing. */
    async left(tx: Queryable, ids: readonly string[]): Promise<void> {
      const sources = new Map(ids.map((id) => [cameBy(id), leftBy(id)]));
      const rows = (await listCame(tx, ids)).map(({ source, account, amountMinor }) => ({
        source: sources.get(source)!,
        account,
        amountMinor: -amountMinor,
        currency: 'NGN' as const,
      }));
      await post(tx, 'identified payment', rows);
    },
  };
};
export type OfNobody = ReturnType<typeof makeOfNobody>;
