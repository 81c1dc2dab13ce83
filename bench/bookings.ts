// Attempts by every path that books, with payments that are played (server/test/services-sold.ts): no real money room is in it.
// They come at once, on the same few times: node bookings.ts [attempts] [slots] [at once].
// By card, by a session of a plan, by a package, as a couple, by a move, by money that comes late and chooses again, and after
// a counsellor cancelled. Ends with 1 when a time was had twice or by nobody, when two waited for each other, when a refusal
// named fewer than three others or nobody expected it, or when a path came to nothing.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '@ijeuwa/server/app/start-product';
import { makeScheduleRoom } from '@ijeuwa/server/features/schedule/schedule.room';
import { AppError } from '@ijeuwa/server/platform/app-error';
import { readConfig } from '@ijeuwa/server/platform/config';
import { findZone } from '@ijeuwa/server/platform/zones/find-zone';
import { linkCounsellors } from '../server/test/link-counsellors.ts';
import { makePlayedServices } from '../server/test/services-sold.ts';

const [attempts = 100_000, slotCount = 200, atOnce = 20] = process.argv.slice(2).map(Number);
if (![attempts, slotCount, atOnce].every((one) => Number.isInteger(one) && one > 0))
  throw new Error('Please give attempts, slots and how many at once.');

const wrong = new Set<string>();

// Who wins is asked here, not whether it outlives a power cut: nobody waits for the disk.
process.env.PGOPTIONS = '-c synchronous_commit=off';
const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-bench-'));
// Run by root, the database works as another user, who must be able to come in.
chmodSync(dataDir, 0o755);
const product = await startProduct(
  readConfig({ DATA_DIR: dataDir, PORT: '0', DEMO: 'off', LOG_LEVEL: 'fatal', WIDE_LIMITS: 'on' }),
  (line) => console.log(`· ${line}`),
);
const { platform, features } = product;
const { pool, db, clock } = platform;
const money = makePlayedServices();
const partners = new Map<string, string>();
const schedule = makeScheduleRoom({
  ...platform,
  limits: { take: async () => {} },
  notify: features.notifications.notify,
  standing: features.notifications.standing,
  audit: features.staff.audit,
  publicUrl: platform.config.publicUrl,
  byVideo: true,
  findTimeline: async () => ({ happened: [], next: [] }),
  findZone,
  listColleagues: features.staff.onCall.listColleagues,
  services: money.services,
  findPartner: async (_, memberId) => partners.get(memberId),
  lockPackages: features.billing.grants.lock,
  // Every other one has so many that they are not counted.
  findMonthlySessions: async (_, memberId) =>
    memberId.charCodeAt(0) % 2 === 0 ? 8 : Number.POSITIVE_INFINITY,
});

const rowsOf = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await pool.query(text, values)).rows;
const [version] = await rowsOf<{ id: string }>(
  "select id from catalogue_version where kind = 'package' limit 1",
);
const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];
const prices = { versionId: version!.id, priceNGN: 15_000_000, priceUSD: 9375, bookable: true };
await schedule.keepCounsellors(
  KEYS.map((key) => ({ key, name: `Dr ${key}`, ...prices, weekdays: [1, 2, 3, 4, 5, 6, 7] })),
);
await linkCounsellors(db);
const people = await rowsOf<{ id: string }>(
  `insert into member (email, email_verified_at) select 'booker' || n || '@example.com', now() from generate_series(1, 3000) n returning id`,
);
// Whoever books is somebody who is here.
await pool.query(
  "insert into profile (member_id, name, gender, birth_month) select id, 'Booker', 'female', '1995-01-01' from member on conflict do nothing",
);
for (let at = 0; at + 1 < people.length; at += 2) {
  partners.set(people[at]!.id, people[at + 1]!.id);
  partners.set(people[at + 1]!.id, people[at]!.id);
}
const [admin] = await rowsOf<{ id: string }>(
  "insert into staff (email, name, roles) values ('booker@staff.example', 'Booker', '{admin}') returning id",
);
const desk = { staffId: admin!.id, sessionId: '', roles: ['admin' as const] };
const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;
const somebody = () => ({ memberId: pick(people).id, sessionId: '' });

type Slot = { key: string; startsAt: string };
const DAY = 86_400_000;
const dayIn = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
const listSlots = async (key: string, from: number): Promise<Slot[]> => {
  const { days } = await schedule.times.listSlots(people[0]!.id, key, { from: dayIn(from) });
  return days.flatMap(({ slots }) => slots.map(({ startsAt }) => ({ key, startsAt })));
};
const each = Math.ceil(slotCount / KEYS.length);
const wanted = (await Promise.all(KEYS.map(async (key) => (await listSlots(key, 4)).slice(0, each))))
  .flat()
  .slice(0, slotCount);
const outside = (await Promise.all(KEYS.map((key) => listSlots(key, 30)))).flat();

/** What a crowd may be told; anything else is no answer to it. */
const EXPECTED = [
  'This time has just been taken',
  'Your package keeps one private session',
  'You have no session left to book with',
];
const counts: Record<string, number> = {};
const count = (what: string) => {
  counts[what] = (counts[what] ?? 0) + 1;
};
/** What the database said stands behind what its caller says of it. */
const whole = (error: unknown): string =>
  error instanceof Error
    ? [error.message, (error as { code?: string }).code, error.cause && whole(error.cause)]
        .filter(Boolean)
        .join(' ← ')
    : String(error);
const attempt = async <T>(what: string, deed: () => Promise<T>): Promise<T | undefined> => {
  try {
    const done = await deed();
    count(`${what}: done`);
    return done;
  } catch (error) {
    if (!(error instanceof AppError)) wrong.add(`${what}: ${whole(error)}`);
    else if (error.message.startsWith('This time has just been taken') && error.nearest?.length !== 3)
      wrong.add(`${what}: a refusal with ${error.nearest?.length} others`);
    const said = error instanceof Error ? error.message : String(error);
    if (!EXPECTED.some((one) => said.startsWith(one))) wrong.add(`${what}: ${said}`);
    count(`${what}: refused (${said.slice(0, 24).trim()})`);
    return undefined;
  }
};
const book = (viewer: ReturnType<typeof somebody>, { key, startsAt }: Slot, change: object = {}) =>
  schedule.booking.book(viewer, {
    id: randomUUID(),
    counsellor: key,
    kind: 'session',
    startsAt,
    name: 'Ada Okeke',
    email: 'ada@example.com',
    phone: '08031234567',
    ...change,
  });
const pay = async (id: string) => {
  await money.pay(db, id, clock.now());
  return true;
};
/** Its quarter of an hour is over. */
const runOut = async (id: string): Promise<void> => {
  await pool.query("update claim set held_until = now() - interval '1 second' where appointment_id = $1", [
    id,
  ]);
  await pool.query(
    "update appointment set held_until = now() - interval '1 second' where id = $1 and state = 'held'",
    [id],
  );
};

const byCard = async (slot: Slot) => {
  const held = await attempt('card', () => book(somebody(), slot));
  if (held) await attempt('paid', () => pay(held._id));
};
const bySession = (slot: Slot) =>
  attempt('session', async () => {
    const viewer = somebody();
    const usableUntil = new Date(clock.now().getTime() + 90 * DAY);
    await schedule.credits.grant(db, {
      memberId: viewer.memberId,
      planId: randomUUID(),
      title: 'Plan',
      kind: 'session',
      sessions: 1,
      usableUntil,
    });
    return book(viewer, slot, { useCredit: true });
  });
const byPackage = (slot: Slot) =>
  attempt('package', () => book(somebody(), slot, { kind: 'consultation', useCredit: true }));
const asCouple = async (slot: Slot) => {
  const held = await attempt('couple', () => book(somebody(), slot, { withPartner: true }));
  if (held) await attempt('paid', () => pay(held._id));
};
const late = async (slot: Slot) => {
  const viewer = somebody();
  const held = await attempt('late', () => book(viewer, slot));
  if (!held) return;
  await runOut(held._id);
  if (Math.random() < 0.7) await byCard(slot);
  if (Math.random() < 0.3) await schedule.paid.clearRunOut();
  await attempt('late money', () => pay(held._id));
  const { state, version } = await schedule.changes.find(viewer, held._id);
  if (state !== 'choosing') return;
  const { startsAt } = pick(wanted.filter(({ key }) => key === slot.key));
  await attempt('chosen again', () => schedule.changes.move(viewer, held._id, { startsAt, version }));
};
const byMove = async (slot: Slot) => {
  const viewer = somebody();
  const held = await attempt('to be moved', () =>
    book(viewer, { ...pick(outside.filter(({ key }) => key === slot.key)) }),
  );
  if (!held) return;
  // What was not paid is refused another time, and that says nothing of the move.
  if (!(await attempt('paid', () => pay(held._id)))) return;
  const { version } = await schedule.changes.find(viewer, held._id);
  await attempt('move', () => schedule.changes.move(viewer, held._id, { startsAt: slot.startsAt, version }));
  await attempt('cancel', () => schedule.changes.cancel(viewer, held._id));
};
const byStaff = async ({ key, startsAt }: Slot) => {
  const [found] = await rowsOf<{ id: string }>(
    "select a.id from appointment a join counsellor c on c.id = a.counsellor_id where c.key = $1 and a.starts_at = $2 and a.state = 'confirmed'",
    [key, startsAt],
  );
  if (found) await attempt('staff cancels', () => schedule.desk.cancel(desk, found.id, 'It is a rush.'));
};

const deadlocks = async () =>
  Number(
    (
      await rowsOf<{ n: string }>(
        'select deadlocks as n from pg_stat_database where datname = current_database()',
      )
    )[0]!.n,
  );
const before = await deadlocks();
const began = Date.now();
let made = 0;
const work = async () => {
  while (made < attempts) {
    made += 1;
    const slot = pick(wanted);
    const roll = Math.random();
    if (roll < 0.4) await byCard(slot);
    else if (roll < 0.55) await bySession(slot);
    else if (roll < 0.7) await byPackage(slot);
    else if (roll < 0.8) await asCouple(slot);
    else if (roll < 0.9) await late(slot);
    else if (roll < 0.995) await byMove(slot);
    else await byStaff(slot);
    if (made % 10_000 === 0) console.log(`· ${made} attempts, ${Math.round((Date.now() - began) / 1000)} s`);
  }
};
await Promise.all(Array.from({ length: atOnce }, work));
// Whatever a counsellor or a hold left open is booked by the crowd that is still there.
for (let round = 0; round < 3; round += 1) {
  await pool.query("update claim set held_until = now() - interval '1 second' where held_until is not null");
  for (const slot of wanted) await Promise.all([byCard(slot), byCard(slot), bySession(slot)]);
}
const winners = await rowsOf<{ n: number }>(
  `select count(*)::int as n from appointment a join counsellor c on c.id = a.counsellor_id
   join unnest($1::text[], $2::timestamptz[]) w(key, starts_at) on w.key = c.key and w.starts_at = a.starts_at
   where a.state = 'confirmed' group by c.id, a.starts_at`,
  [wanted.map(({ key }) => key), wanted.map(({ startsAt }) => startsAt)],
);
if (winners.length !== wanted.length || winners.some(({ n }) => n !== 1))
  wrong.add(
    `${winners.length} of ${wanted.length} times are had, at most by ${Math.max(...winners.map(({ n }) => n))}`,
  );
const lost = await rowsOf<{ id: string; state: string }>(
  "select id, state from appointment where state in ('lapsed', 'held') and paid_by = 'money'",
);
for (const { id, state } of lost) if (money.paid.has(id)) wrong.add(`paid, and ${state}`);
// What a transaction waited for is counted a moment later.
await new Promise((counted) => setTimeout(counted, 1500));
const met = (await deadlocks()) - before;
if (met > 0) wrong.add(`${met} deadlocks`);
console.log(counts);
console.log(
  `${made} attempts on ${wanted.length} times in ${((Date.now() - began) / 1000).toFixed(1)} s: ${winners.length} winners, ${met} deadlocks`,
);
for (const fault of wrong) console.log(`WRONG: ${fault}`);
await product.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(wrong.size > 0 ? 1 : 0);
