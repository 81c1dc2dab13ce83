// Many packages that renew on the same day, charged by two processes at once; then all are cancelled while they are charged:
// node renewals.ts [members]. Ends with 1 when one was charged twice, or not at all, or after its cancel was answered.
// Measured on two cores with 10 tasks waiting: a thousand charged once in 206 s (five a second); of a thousand that cancelled
// meanwhile 527 had been charged before the answer, none after it; eleven minutes in all, silent until then.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@ijeuwa/server/platform/database/embedded/start';
import { each, startServer } from './money/ask.ts';
import { SECRET_KEY, startProvider } from './money/provider.ts';

const [members = 1000] = process.argv.slice(2).map(Number);
const DAY_MS = 86_400_000;
const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-bench-'));
// Run by root, the database works as another user, who must be able to come in.
chmodSync(dataDir, 0o755);
const provider = await startProvider();
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'database'), log: () => {} });
const env = {
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  PAYSTACK_SECRET_KEY: SECRET_KEY,
  PAYSTACK_URL: provider.url,
};
const first = await startServer(env);
const second = await startServer(env);
const both = [first, second];
let wrong = 0;
const expectSame = (what: string, found: unknown, due: unknown) => {
  if (JSON.stringify(found) === JSON.stringify(due)) return;
  wrong++;
  console.error(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(due)}`);
};
const codeOf = (memberId: string) => `AUTH_${memberId}`;
const chargedOnce = (charges: readonly { code: string }[]) => new Set(charges.map(({ code }) => code)).size;
/** Until nothing is due any more, both at once. */
const renewAll = async () => {
  const faults: string[] = [];
  for (let before = -1; before !== provider.charges.length; ) {
    before = provider.charges.length;
    faults.push(...(await Promise.all(both.map((one) => one.renew(undefined)))).flat());
  }
  return faults;
};
const seconds = (since: number) => Number(((performance.now() - since) / 1000).toFixed(1));

try {
  const ids = await first.addMembers({ from: 1, many: members });
  let began = performance.now();
  await each(ids, 8, async (id) => {
    const server = both[Math.random() < 0.5 ? 0 : 1]!;
    provider.pay(await server.place(id), codeOf(id));
    await server.look(id);
  });
  const buyS = seconds(began);
  for (const one of both) await one.setAhead(32 * DAY_MS);
  began = performance.now();
  const faults = await renewAll();
  const renewS = seconds(began);
  expectSame('charges', provider.charges.length, members);
  expectSame('members charged', chargedOnce(provider.charges), members);
  const settled = 'select count(*)::int as n from agreement_renewal where settled_at is not null';
  expectSame('renewals that are paid', (await first.rows(settled))[0], { n: members });

  // A month later everybody cancels at some moment of the same minute.
  for (const one of both) await one.setAhead(64 * DAY_MS);
  provider.charges.splice(0);
  const answered = new Map<string, number>();
  began = performance.now();
  const window = renewS * 1000;
  const cancelling = ids.map(async (id, nth) => {
    await new Promise((done) => setTimeout(done, Math.random() * window));
    await both[nth % 2]!.cancel(id);
    answered.set(codeOf(id), performance.now());
  });
  faults.push(...(await renewAll()));
  await Promise.all(cancelling);
  await renewAll();
  const late = provider.charges.filter(({ code, at }) => at > answered.get(code)!);
  expectSame('charges after the cancel was answered', late, []);
  expectSame('charged once at most', chargedOnce(provider.charges), provider.charges.length);
  const sums = 'select currency, sum(amount_minor)::float8 as sum from ledger_line group by 1';
  expectSame('the sum of all accounts', await first.rows(sums), [{ currency: 'NGN', sum: 0 }]);
  const cancelS = seconds(began);
  const figures = { members, wrong, buyS, renewS, perSecond: Math.round(members / renewS), cancelS };
  const races = { chargedBefore: provider.charges.length, cancelled: answered.size, faults: faults.length };
  console.log(JSON.stringify({ name: 'renewals', ...figures, ...races }));
  for (const one of new Set(faults)) console.error(one);
  process.exitCode = wrong > 0 ? 1 : 0;
} finally {
  await Promise.allSettled(both.map((one) => one.stop(undefined)));
  provider.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
