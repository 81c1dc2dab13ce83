// The product as it runs, in a process of its own, with a market and signed-in members; says where it listens.
import type { AddressInfo } from 'node:net';
import { startProduct } from '@ijeuwa/server/app/start-product';
import { readConfig } from '@ijeuwa/server/platform/config';
import { MEMBER_COOKIE } from '@ijeuwa/server/platform/http/viewer';
import pg from 'pg';
import { loadMarket } from '../load-market.ts';
import { matchInPairs } from '../match-in-pairs.ts';

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 40_000);

export type Member = { id: string; cookie: string; matchId: string };
export type Told = { url: string; databaseUrl: string; members: Member[] };

const product = await startProduct(
  readConfig({
    DATA_DIR: process.argv[2],
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'fatal',
    WIDE_LIMITS: 'on',
  }),
  (line) => console.log(`· ${line}`),
);
process.once('SIGTERM', () => product.stop().then(() => process.exit(0)));

const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();
const { viewers } = await loadMarket(client, MEMBERS, MEMBERS * 5, () => {});
const matched = await matchInPairs(client, viewers);
await client.end();
const members: Member[] = [];
for (const { id, matchId } of matched) {
  const { token } = await product.features.accounts.sessions.open(product.features.db, id, 'bench', true);
  members.push({ id, matchId, cookie: `${MEMBER_COOKIE}=${token}` });
}
// Nobody writes so much: each message still takes its point, of more than there are.
const { limits } = product.platform;
const { take } = limits;
limits.take = (name, key, bucket) => take(name, key, { ...bucket, points: 1e9 });
limits.pointsOf = () => 1e9;
await product.app.listen({ port: 0, host: '127.0.0.1' });
product.openSockets({ events: 1e9, frames: 1e9 });
const told: Told = {
  url: `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}`,
  databaseUrl: product.databaseUrl,
  members,
};
process.send?.(told);
