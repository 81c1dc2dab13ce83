// A process of the product killed at every commit of money and every call to the provider, before and after it, one at a
// time; another process goes on two minutes later: node kills.ts [story …]. Ends with 1 where anything was paid, charged,
// given, issued or sent back more or less than once, or the books of the night did not agree.
// Measured on two cores that had 25 tasks waiting: a purchase by card at all of its 18 points (order placed, page claimed and
// kept, notice kept and handled, settled, invoice drawn, each call) in 168 s, a refund and a renewal at all of their 10 calls
// in 128 s: nothing wrong. With 30 tasks waiting: a refund and a renewal at all commits and calls, an upgrade at its first
// eight commits, a service at its first six, before and after each: 62 points, nothing wrong. With 14 tasks waiting: the
// statement's line at all of its 14 points, an upgrade at all of its 20, in 480 s: nothing wrong. The rest of a service is
// not measured yet. With 40 tasks waiting no server of it started: the places took longer than a connection may be silent.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@ijeuwa/server/platform/database/embedded/start';
import { type Server, spawnServer } from './money/ask.ts';
import { type Ending, openHold } from './money/hold.ts';
import { SECRET_KEY, startProvider } from './money/provider.ts';

const MINUTE_MS = 60_000;
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
const survivor = await spawnServer(env);
const after = survivor.deeds;
const hold = await openHold(postgres.url);
let ahead = 0;
let count = 0;
const pass = async (ms: number) => {
  ahead += ms;
  await after.setAhead(ahead);
};

type Kept = Partial<
  Record<'paid' | 'payments' | 'grants' | 'sessions' | 'invoices' | 'notes' | 'sentBack' | 'charges', number>
>;
type Story = {
  /** By the process that survives, before the other one is in danger. */
  before?: (memberId: string) => Promise<unknown>;
  deed: (server: Server, memberId: string) => Promise<unknown>;
  due: Kept & { package: string | null };
};
const codeOf = (memberId: string) => `AUTH_${memberId}`;
type Purchase = Omit<Parameters<Server['buy']>[0], 'memberId'>;
const buy = async (server: Server, memberId: string, what: Purchase) => {
  const asked = await server.buy({ memberId, ...what });
  if (!asked) return;
  provider.pay(asked.reference, codeOf(memberId));
  await server.hear(asked.reference);
};
const blossom = { packageId: 'blossom', method: 'card' as const, renews: false };
const forever = { packageId: 'forever', method: 'card' as const, renews: false, upgrade: true };
const transfer = { packageId: 'blossom', method: 'bank_transfer' as const };
const once = { paid: 1, payments: 1, grants: 1, sessions: 0, invoices: 1, notes: 0, sentBack: 0, charges: 0 };
const twice = { ...once, paid: 2, payments: 2, grants: 2, invoices: 2 };
const stories: Record<string, Story> = {
  buy: { deed: (server, id) => buy(server, id, blossom), due: { ...once, package: 'blossom' } },
  refund: {
    before: (id) => buy(after, id, blossom),
    deed: (server, id) => server.giveBack(id),
    due: { ...once, paid: 0, notes: 1, sentBack: 1, package: null },
  },
  upgrade: {
    before: (id) => buy(after, id, blossom),
    deed: (server, id) => buy(server, id, forever),
    due: { ...twice, package: 'forever' },
  },
  service: {
    deed: async (server, id) => {
      const asked = await server.buyPlan(id);
      if (!asked) return;
      provider.pay(asked.reference, codeOf(id));
      await server.hear(asked.reference);
    },
    due: { ...once, grants: 0, sessions: 8, package: null },
  },
  statement: {
    deed: async (server, id) => {
      const asked = await server.buy({ memberId: id, ...transfer });
      if (!asked) return;
      // A line that is known is not kept twice.
      await server.upload(asked);
      await server.confirmLine(asked.reference);
    },
    due: { ...once, package: 'blossom' },
  },
  renewal: {
    before: async (id) => {
      await buy(after, id, { ...blossom, renews: true });
      await pass(32 * DAY_MS);
    },
    deed: (server) => server.renew(undefined),
    due: { ...twice, charges: 1, package: 'blossom' },
  },
};

const keptOf = async (memberId: string): Promise<Story['due']> => {
  const [found] = await hold.rows(
    `with mine as (select id, status from purchase_order where member_id = $1),
       came as (select p.id from payment p join payment_attempt a on a.id = p.attempt_id where a.order_id in (select id from mine))
     select (select count(*)::int from mine where status = 'paid') as paid, (select count(*)::int from came) as payments,
       (select count(distinct order_id)::int from package_grant where order_id in (select id from mine)) as grants,
       (select coalesce(sum(c.sessions), 0)::int from session_credit c join session_grant g on g.id = c.grant_id
         where g.member_id = $1) as sessions,
       (select count(*)::int from invoice i join invoice_paper p on p.invoice_id = i.id
         where p.made_at is not null and i.kind = 'invoice' and order_id in (select id from mine)) as invoices,
       (select count(*)::int from invoice where kind = 'credit_note' and order_id in (select id from mine)) as notes`,
    memberId,
  );
  const references = await hold.rows(
    'select a.reference from payment_attempt a join purchase_order o on o.id = a.order_id where member_id = $1',
    memberId,
  );
  const isMine = ({ transaction }: { transaction: string }) =>
    references.some(({ reference }) => reference === transaction);
  return {
    ...(found as Kept),
    sentBack: provider.refunds.filter(isMine).length,
    charges: provider.charges.filter(({ code }) => code === codeOf(memberId)).length,
    package: await after.packageOf(memberId),
  };
};

const faults: string[] = [];
const points: string[] = [];
let spare = spawnServer(env);
/** Whether there was an nth such point. */
const killAt = async (
  name: string,
  what: 'commit' | 'call',
  nth: number,
  ending: Ending,
): Promise<boolean> => {
  const { before, deed, due } = stories[name]!;
  const known = faults.length;
  const [memberId] = await after.addMembers({ from: ++count, many: 1 });
  await before?.(memberId!);
  const victim = await spare;
  await victim.deeds.setAhead(ahead);
  let at: string | undefined;
  if (what === 'commit') await hold.arm(nth);
  else
    provider.cutAt({
      nth,
      ending,
      cut: (call) => {
        at = call;
      },
    });
  let isDone = false;
  const run = deed(victim.deeds, memberId!).then(
    () => {
      isDone = true;
    },
    (error) => {
      isDone = true;
      faults.push(`${name}: ${error}`);
    },
  );
  while (!isDone && !at) {
    at ??= what === 'commit' ? (await hold.held())?.at : undefined;
    if (!at) await new Promise((done) => setTimeout(done, 10));
  }
  if (at) {
    await victim.kill();
    spare = spawnServer(env);
  } else await run;
  provider.cutAt(undefined);
  if (what === 'commit') await hold.release(ending);
  const point = `${name}: ${ending} ${what} ${nth}${at ? ` (${at.replace('held: ', '').replace(/[0-9a-z]+-[0-9a-z-]{6,}/gi, '…')})` : ''}`;
  try {
    for (let minute = 0; minute < 2; minute++) {
      await pass(MINUTE_MS);
      await after.minute(undefined);
    }
    // Whoever was asking then asks again; what was done already is done.
    if (name !== 'renewal') await deed(after, memberId!);
    await after.minute(undefined);
    await after.balance(undefined);
    const kept = await keptOf(memberId!);
    const wrong = Object.entries(due).filter(([key, value]) => kept[key as keyof typeof kept] !== value);
    for (const [key, value] of wrong)
      faults.push(`${point}: ${key} ${kept[key as keyof typeof kept]}, not ${value}`);
  } catch (error) {
    faults.push(`${point}: ${error}`);
  }
  if (name === 'renewal') await after.cancel(memberId!);
  if (at) points.push(point);
  if (at) console.log(point, ...faults.slice(known));
  return at !== undefined;
};

const began = performance.now();
try {
  const chosen = process.argv.slice(2);
  for (const name of chosen.length > 0 ? chosen : Object.keys(stories))
    for (const what of ['commit', 'call'] as const)
      for (let nth = 1; await killAt(name, what, nth, 'before'); nth++)
        await killAt(name, what, nth, 'after');
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(JSON.stringify({ name: 'kills', points: points.length, wrong: faults.length, seconds }));
  for (const one of faults) console.error(one);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await Promise.allSettled([survivor.kill(), spare.then(({ kill }) => kill())]);
  provider.stop();
  await hold.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
