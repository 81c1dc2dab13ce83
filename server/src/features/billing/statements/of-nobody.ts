// Money that came to our bank and of which nobody has said whose it is: a liability of its own in the books from the moment
// in which its line is read, until somebody says what it is, or the bank takes it back.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { listLinesOf, recordTransactionsOnce, saveAllLines } from '../ledger/ledger.repository.ts';
import { assetOf, linesOf } from '../ledger/ledger.rules.ts';

type Came = { id: string; amountMinor: number };
type Rows = { source: string; account: string; amountMinor: number; currency: 'NGN' }[];

const cameBy = (id: string) => `unidentified payment:line:${id}`;
const leftBy = (id: string) => `identified payment:line:${id}`;
const AT_ONCE = 250;

export const makeOfNobody = ({ clock }: { clock: Clock }) => {
  /** Once for each source, a few statements for hundreds of lines. */
  const post = async (
    tx: Queryable,
    kind: 'unidentified payment' | 'identified payment',
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

    /** Somebody said what they are, or the bank took them back; said twice it changes nothing. */
    async left(tx: Queryable, ids: readonly string[]): Promise<void> {
      const sources = new Map(ids.map((id) => [cameBy(id), leftBy(id)]));
      const known = ids.length === 0 ? [] : await listLinesOf(tx, [...sources.keys()]);
      const rows = known.map(({ source, account, amountMinor }) => ({
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
