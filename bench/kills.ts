// A process of the product killed at every commit of money and every call to the provider, before and after it, one at a
// time; another process goes on two minutes later: node kills.ts [whole|named] [of how many one] [story …]. Ends with 1 where
// anything was paid, charged, given, issued or sent back more or less than once, or the books of the night did not agree.
// `whole`: each story once, and nobody is killed. `named`: where each table and address that a story is named for is first
// written or asked. `3`: at the first point, the fourth, the seventh alone.
// What it measured stands in docs/decisions/126. With 40 tasks waiting no server of it started: the places took longer than a
// connection may be silent.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@ijeuwa/server/platform/database/embedded/start';
import { spawnServer } from './money/ask.ts';
import { CALLS, COMMITS, isCallOf, promisesOf, STORIES } from './money/fail-points.ts';
import { type Ending, openHold } from './money/hold.ts';
import { SECRET_KEY, startProvider } from './money/provider.ts';
import { codeOf, type Kept, makeStories } from './money/stories.ts';

const MINUTE_MS = 60_000;
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
  PAYSTACK_ACCOUNTS: 'on',
  PAYPAL_URL: provider.url,
  PAYPAL_CLIENT_ID: 'bench',
  PAYPAL_CLIENT_SECRET: 'bench',
  PAYPAL_WEBHOOK_ID: 'WH-BENCH',
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

const stories = makeStories({ after, provider, pass });
type Name = keyof typeof stories;
const isStory = (name: string): name is Name => name in stories;

const keptOf = async (memberId: string): Promise<Kept> => {
  const [found] = await hold.rows(
    `with mine as (select id, status, member_id from purchase_order where member_id = $1),
       came as (select p.id, p.transaction from payment p join payment_attempt a on a.id = p.attempt_id
         where a.order_id in (select id from mine)),
       back as (select r.id, r.state, coalesce(r.sent_from, p.provider) as "from" from refund r
         join payment p on p.id = r.payment_id where p.id in (select id from came))
     select (select count(*)::int from mine where status = 'paid') as paid, (select count(*)::int from came) as payments,
       (select count(*)::int from mine where status = 'cancelled') as cancelled,
       (select count(distinct order_id)::int from package_grant where order_id in (select id from mine)) as grants,
       (select coalesce(sum(c.sessions), 0)::int from session_credit c join session_grant g on g.id = c.grant_id
         where g.member_id = $1) as sessions,
       (select count(*)::int from invoice i join invoice_paper p on p.invoice_id = i.id
         where p.made_at is not null and i.kind = 'invoice' and order_id in (select id from mine)) as invoices,
       (select count(*)::int from invoice where kind = 'credit_note' and order_id in (select id from mine)) as notes,
       (select count(*)::int from back where state = 'done' and "from" = 'bank') as by_hand,
       (select string_agg(state, ' ') from dispute where payment_id in (select id from came)) as disputes,
       (select count(*)::int from code_use u where u.member_id = $1 and u.state = 'used') as codes,
       (select count(*)::int from settlement_item where payment_id in (select id from came)) as paid_out`,
    memberId,
  );
  const references = await hold.rows(
    'select a.reference from payment_attempt a join purchase_order o on o.id = a.order_id where member_id = $1',
    memberId,
  );
  const isMine = ({ transaction }: { transaction: string }) =>
    references.some(({ reference }) => reference === transaction);
  const { by_hand: byHand, paid_out: paidOut, ...counted } = found!;
  return {
    ...counted,
    byHand,
    paidOut,
    sentBack: provider.refunds.filter(isMine).length,
    charges: provider.charges.filter(({ code }) => code === codeOf(memberId)).length,
    isForgotten: provider.forgotten.has(codeOf(memberId)),
    creditMinor: await after.creditOf(memberId),
    package: await after.packageOf(memberId),
  };
};

const faults: string[] = [];
const points: string[] = [];
/** As an nth that never comes. */
const NEVER = 0;
type What = 'commit' | 'call';
const inOrder = (all: Iterable<number>) => [...new Set(all)].sort((one, other) => one - other);
/** Where a story first passes each point that it is named for; one that passes it never proves nothing of it. */
const findNamed = async (name: string): Promise<Record<What, number[]>> => {
  const written = await hold.takeTouched();
  const calls = provider.takeCalls();
  const places = {
    commit: promisesOf(COMMITS, name).map((table) => [table, written.get(table) ?? 0] as const),
    call: promisesOf(CALLS, name).map(
      (spelled) => [spelled, calls.findIndex((path) => isCallOf(spelled, path)) + 1] as const,
    ),
  };
  const missed = [...places.commit, ...places.call].filter(([, nth]) => nth === 0);
  for (const [one] of missed) faults.push(`${name} never comes by ${one}`);
  const nthsOf = (what: What) => inOrder(places[what].map(([, nth]) => nth).filter((nth) => nth > 0));
  return { commit: nthsOf('commit'), call: nthsOf('call') };
};
let spare = spawnServer(env);
/** Whether there was an nth such point; else all of the points that the story is named for. */
const killAt = async (
  name: Name,
  what: What,
  nth: number,
  ending: Ending,
): Promise<true | Record<What, number[]>> => {
  const { before, deed, due, isAskedAgain = true } = stories[name];
  const known = faults.length;
  const [memberId] = await after.addMembers({ from: ++count, many: 1 });
  await before?.(memberId!);
  const victim = await spare;
  await victim.deeds.setAhead(ahead);
  let at: string | undefined;
  await hold.takeTouched();
  provider.takeCalls();
  await hold.arm(what === 'commit' ? nth : NEVER);
  if (what === 'call')
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
  let named: Record<What, number[]> = { commit: [], call: [] };
  if (!at) {
    await run;
    named = await findNamed(name);
  }
  // The next one begins as this one did, and knows nothing of what was asked before.
  await victim.kill();
  spare = spawnServer(env);
  provider.cutAt(undefined);
  await hold.release(ending);
  const point = `${name}: ${ending} ${what} ${nth}${at ? ` (${at.replace('held: ', '').replace(/[0-9a-z]+-[0-9a-z-]{6,}/gi, '…')})` : ''}`;
  try {
    for (let minute = 0; minute < 2; minute++) {
      await pass(MINUTE_MS);
      await after.minute(undefined);
    }
    // Whoever was asking then asks again; what was done already is done.
    if (isAskedAgain) await deed(after, memberId!);
    // Nobody is asked about one payment twice in a second.
    await pass(MINUTE_MS);
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
  return at !== undefined || named;
};

const began = performance.now();
try {
  const chosen = process.argv.slice(2).filter(isStory);
  const stops = process.argv.includes('whole');
  const isNamed = process.argv.includes('named');
  const step = Number(process.argv.slice(2).find((one) => Number(one) > 0) ?? 1);
  for (const name of chosen.length > 0 ? chosen : STORIES) {
    // Where nobody is killed all is right, and each point that it is named for is passed.
    const known = faults.length;
    const named = await killAt(name, 'commit', NEVER, 'before');
    if (faults.length > known) console.log(name, ...faults.slice(known));
    if (stops || named === true) continue;
    for (const what of ['commit', 'call'] as const) {
      for (const nth of isNamed ? named[what] : [])
        for (const ending of ['before', 'after'] as const)
          if ((await killAt(name, what, nth, ending)) !== true)
            faults.push(`${name}: ${what} ${nth} did not come again`);
      for (let nth = 1; !isNamed && (await killAt(name, what, nth, 'before')) === true; nth += step)
        await killAt(name, what, nth, 'after');
    }
  }
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
