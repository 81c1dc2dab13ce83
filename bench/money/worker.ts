// What one process of the product can be asked by the benches of money.

import { startProduct } from '@ijeuwa/server/app/start-product';
import { wireFeatures } from '@ijeuwa/server/app/wire-features';
import { readConfig } from '@ijeuwa/server/platform/config';
import { databaseIsAway } from '@ijeuwa/server/platform/database/connect';
import { makeDeeds } from './deeds.ts';

export const makeWorker = async () => {
  const product = await startProduct(readConfig(process.env), () => {});
  const { pool, db, limits } = product.platform;
  // Nobody buys so much in an hour: each deed still takes its point, of more than there are.
  const { take } = limits;
  limits.take = (name, key, bucket) => take(name, key, { ...bucket, points: 1e9 });
  let ahead = 0;
  const faults: string[] = [];
  const features = wireFeatures({
    ...product.platform,
    clock: { now: () => new Date(Date.now() + ahead) },
    onError: (error) => faults.push(String(error)),
  });
  const { billing } = features;
  const untilAnswered = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;)
      try {
        return await ask();
      } catch (error) {
        if (!databaseIsAway(error)) throw error;
      }
  };
  let bare = 0;
  await pool.query('create table if not exists bench_bare (id integer primary key, body jsonb not null)');
  product.app.post('/bare-insert', async (request) => {
    await pool.query('insert into bench_bare (id, body) values ($1, $2)', [++bare, request.body]);
    return { received: true };
  });

  return {
    ...makeDeeds(features, { pool, db }, () => Date.now() + ahead),
    /** What went wrong since it was asked last. */
    takeFaults: async () => faults.splice(0),
    listen: () => product.app.listen({ port: 0, host: '127.0.0.1' }),
    setAhead: async (ms: number) => {
      ahead = ms;
    },
    addMembers: async ({ from, many }: { from: number; many: number }): Promise<string[]> => {
      const { rows } = await pool.query(
        `insert into member (email, email_verified_at) select 'bench' || n || '@example.com', now()
          from generate_series($1::int, $2::int) n returning id`,
        [from, from + many - 1],
      );
      return rows.map(({ id }) => id);
    },
    place: (memberId: string) =>
      untilAnswered(async () => {
        const { _id: quoteId } = await billing.quotes.quote(memberId, { packageId: 'blossom' });
        return (await billing.checkout.place(memberId, { quoteId, method: 'card', renews: true })).reference;
      }),
    renew: async () => {
      await billing.renewing.renew();
      return faults.splice(0);
    },
    cancel: (memberId: string) => untilAnswered(() => billing.agreements.cancel(memberId, {})),
    handleWaiting: () => billing.payments.handleWaiting(),
    rows: async (text: string) => (await pool.query(text)).rows,
    stop: async () => {
      await billing.invoices.idle();
      await product.stop();
      setImmediate(() => process.exit(0));
    },
  };
};
export type Worker = Awaited<ReturnType<typeof makeWorker>>;
