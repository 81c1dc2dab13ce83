// A report of two, through HTTP: asked for, made of two yeses, opened by the two alone, withdrawn, and what ends it.
import * as calls from '@ijeuwa/contract/compatibility';
import { endMatch } from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { withdrawConsent } from '@ijeuwa/contract/profiles';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blockThem, matchedPair, matchThem, unmatch } from '#test/matched.ts';
import { saveOrder } from '#test/orders.ts';
import { savePackageOnce } from '#test/packages.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let ada: Person;
let tunde: Person;
let matchId: string;
let count = 0;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  count += 1;
  ({ one: ada, other: tunde, matchId } = await matchedPair(world, `ada${count}`, `tunde${count}`));
  for (const who of [ada, tunde]) await seek(who, "said = '{goal,children,place}'");
  await seek(ada, "religions = '{christianity}', timeframe = '1-2years', deal_breakers = 'My aunt Ngozi'");
  await seek(tunde, "religions = '{christianity,islam}', timeframe = '0-6months', deal_breakers = 'No dogs'");
  await giveRight(ada);
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const seek = (who: { id: string }, set: string) =>
  rows(`update wish set ${set} where member_id = $1`, who.id);
const stands = (who: Person, status: string) =>
  rows('update member set status = $1 where id = $2', status, who.id);
const giveRight = async ({ id: memberId }: { id: string }) => {
  const now = world.clock.now();
  const packageVersionId = await savePackageOnce(
    world.db,
    { packageId: 'granted' },
    { name: 'Granted', features: [] },
    now,
  );
  const { id: orderId } = await saveOrder(world.db, { memberId, packageVersionId, now });
  // However often it is said, of one purchase it is one.
  for (const tx of [world.db, world.db])
    await world.features.compatibility.rights.give(tx, { memberId, orderId });
};
const age = (days: number) =>
  rows(
    'update compatibility_report set asked_at = asked_at - $1::interval, over_at = over_at - $1::interval where match_id = $2',
    `${days} days`,
    matchId,
  );
const of = (id = matchId) => ({ params: { matchId: id } });
const find = async (who: Person, id = matchId) =>
  (await who.call(calls.findCompatibilityReport, of(id))).body;
const rightsOf = async (who: Person) =>
  (await who.call(calls.listReportRights, {})).body.rights.filter(({ usedAt }) => usedAt === null).length;
const LINES = ['time', 'goal', 'children', 'faith'] as const;
const approve = async (who: Person, lines: readonly calls.ReportLine[] = LINES, id = matchId) =>
  who.call(calls.approveCompatibilityReport, {
    ...of(id),
    body: { lines: [...lines], seen: (await find(who, id)).seen },
  });
const end = (who: Person) => who.call(calls.endCompatibilityReport, of());
const open = (who: Person) => who.call(calls.fetchCompatibilityReport, of());
const make = async () => {
  await approve(ada);
  return approve(tunde);
};
const filesKept = () =>
  rows(
    "select name from private_file where kind = 'compatibility-report' and removed_at is null and owner_id = $1",
    ada.id,
  );

test('each sees their own lines alone; both yeses make a file that opens to the two and to nobody else', async () => {
  const before = await find(ada);
  expect(before).toMatchObject({ state: 'none', rights: 1, theirLines: null });
  expect(before.lines.map(({ line }) => line)).toEqual(expect.arrayContaining([...LINES]));
  expect(JSON.stringify(before)).not.toMatch(/Ngozi|Muslim/);
  expect((await approve(ada)).body).toMatchObject({ state: 'asked', byMe: true });
  const asked = await find(tunde);
  expect(asked).toMatchObject({ state: 'asked', byMe: false, theirLines: [...LINES], rights: 0 });
  expect(JSON.stringify(asked)).not.toContain('Within 1');
  expect((await open(ada)).status).toBe(404);
  expect(await rightsOf(ada)).toBe(1);

  expect((await approve(tunde)).body).toMatchObject({ state: 'made', opened: false });
  // Said again, it is made.
  expect((await approve(tunde)).body.state).toBe('made');
  expect(await rightsOf(ada)).toBe(0);
  for (const who of [ada, tunde]) {
    const file = await open(who);
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(String(file.headers['content-disposition'])).toContain('attachment');
    expect((await find(who)).opened).toBe(true);
  }
  const other = await world.as(`eve${count}`);
  await matchThem(world, other, ada);
  for (const call of [
    calls.findCompatibilityReport,
    calls.fetchCompatibilityReport,
    calls.endCompatibilityReport,
  ])
    expect((await other.call(call, of())).status).toBe(404);
});

test('what the bell and the mail say names neither it nor anybody', async () => {
  await make();
  await world.deliver();
  for (const who of [ada, tunde]) {
    const { notifications } = (await who.call(listNotifications, {})).body;
    const said = notifications.filter(({ about }) => about?.startsWith('for-two:'));
    expect(said).toHaveLength(who === ada ? 1 : 2);
    const mails = world.mails.filter(
      ({ to, subject }) => to === who.user.email && /the two of you/.test(subject),
    );
    for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/compatib|report/i);
    expect(JSON.stringify(said)).not.toMatch(/compatib|report"|\bAda\b|\bTunde\b/i);
  }
});

test('a yes is to the words that were seen: what changes since is asked anew, and nothing is made', async () => {
  const { seen } = await find(ada);
  await seek(ada, "goal = 'Modern'");
  const stale = { ...of(), body: { lines: [...LINES], seen } };
  expect((await ada.call(calls.approveCompatibilityReport, stale)).status).toBe(409);
  await approve(ada);
  // Withdrawn with the consent, or changed: it is the same.
  await seek(ada, "religions = '{}'");
  expect(await find(ada)).toMatchObject({ lapsed: true });
  expect(await find(tunde)).toMatchObject({ lapsed: true, theirLines: null });
  expect((await approve(tunde)).status).toBe(409);
  expect(await filesKept()).toHaveLength(0);
  await approve(ada, ['time', 'goal', 'children']);
  expect((await find(tunde)).lapsed).toBe(false);
  // A change of what does not stand there is no change.
  await seek(ada, "interests = '{Art}'");
  expect((await approve(tunde)).body.state).toBe('made');
});

test('it takes a right, three lines, and three that both let stand there', async () => {
  expect((await approve(tunde)).refusal.message).toMatch(/no report to give/);
  expect((await approve(ada, ['time', 'goal'])).status).toBe(409);
  await approve(ada, ['time', 'goal', 'faith']);
  const alone = await approve(tunde, ['time', 'goal', 'children']);
  expect(alone.refusal.message).toMatch(/lets stand there too/);
  expect(await rightsOf(ada)).toBe(1);
});

test('one right makes one report, whoever else was asked; they are kept waiting no longer', async () => {
  const eve = await world.as(`eve${count}`);
  await seek(eve, "religions = '{christianity}', timeframe = '1-2years'");
  const second = await matchThem(world, ada, eve);
  await approve(ada);
  await approve(ada, LINES, second);
  const both = await Promise.all([approve(tunde), approve(eve, LINES, second)]);
  expect(both.filter(({ status, body }) => status === 200 && body.state === 'made')).toHaveLength(1);
  expect(await rightsOf(ada)).toBe(0);
  expect([(await find(ada)).state, (await find(ada, second)).state].sort()).toEqual(['made', 'none']);
  expect(await filesKept()).toHaveLength(1);
});

test('each takes a yes back; withdrawn, the file is gone for both, and unread the right comes back', async () => {
  await approve(ada);
  await end(ada);
  expect((await find(tunde)).state).toBe('none');
  await approve(ada);
  await end(tunde);
  expect((await find(ada)).state).toBe('none');
  expect(
    (await rows('select state from compatibility_report where match_id = $1 order by id', matchId)).map(
      ({ state }) => state,
    ),
  ).toEqual(['withdrawn', 'declined']);
  await age(30);
  await make();
  await end(tunde);
  expect([(await open(ada)).status, (await open(tunde)).status]).toEqual([404, 404]);
  expect(await filesKept()).toHaveLength(0);
  expect(await rightsOf(ada)).toBe(1);
  await make();
  await open(ada);
  await end(tunde);
  expect(await rightsOf(ada)).toBe(0);
});

test('a file that stands for no report any more is let go, and no other', async () => {
  await make();
  await world.features.compatibility.letLostGo();
  expect((await open(ada)).status).toBe(200);
  await rows('delete from match where id = $1', matchId);
  await world.features.compatibility.letLostGo();
  expect(await filesKept()).toHaveLength(0);
});

test.each([
  ['the end of the match', () => unmatch(world, matchId)],
  ['a block', () => blockThem(world, tunde, ada)],
])('after %s it opens to nobody at once, and soon there is none', async (_, part) => {
  await make();
  await part();
  expect([(await open(ada)).status, (await open(tunde)).status]).toEqual([404, 404]);
  expect(await filesKept()).toHaveLength(1);
  await world.features.compatibility.endApart();
  expect(await filesKept()).toHaveLength(0);
  expect(await rightsOf(ada)).toBe(1);
});

test('while one of the two is suspended it opens to neither; it goes with a consent taken back, and with whoever leaves', async () => {
  await make();
  await stands(tunde, 'suspended');
  expect((await open(ada)).status).toBe(404);
  await stands(tunde, 'active');
  expect((await open(ada)).status).toBe(200);
  expect(await world.features.compatibility.countMade(tunde.id)).toBe(1);
  await tunde.call(withdrawConsent, {});
  expect(await world.features.compatibility.countMade(tunde.id)).toBe(0);
  expect((await open(ada)).status).toBe(404);
  expect(await filesKept()).toHaveLength(0);
  await giveRight(ada);
  await seek(tunde, "religions = '{islam}', timeframe = '1-2years'");
  await approve(ada, ['time', 'goal', 'faith']);
  expect((await approve(tunde, ['time', 'goal', 'faith'])).body.state).toBe('made');
  await world.db.transaction((tx) => world.features.compatibility.endOf(tx, tunde.id));
  expect((await open(ada)).status).toBe(404);
  expect(await filesKept()).toHaveLength(0);
});

const toldTo = async (who: Person) => {
  await world.deliver();
  const { notifications } = (await who.call(listNotifications, {})).body;
  return {
    bells: notifications.filter(({ about, read }) => about?.startsWith('for-two:') && !read).length,
    mails: world.mails.filter(({ to, subject }) => to === who.user.email && /A question for/.test(subject))
      .length,
  };
};

test('a no is an end: the same person is asked again after thirty days, and may ask themselves', async () => {
  await approve(ada);
  await end(tunde);
  expect((await find(ada)).restsUntil).not.toBeNull();
  const again = await approve(ada);
  expect([again.status, again.refusal.message]).toEqual([
    409,
    expect.stringMatching(/^They would rather not just now. From .* you can ask them again.$/),
  ]);
  await giveRight(tunde);
  expect((await approve(tunde)).body.state).toBe('asked');
  expect((await find(ada)).restsUntil).toBeNull();
  await end(tunde);
  await age(30);
  expect((await find(ada)).restsUntil).toBeNull();
  expect((await approve(ada)).body.state).toBe('asked');
});

test('taken back and asked again tells the other once a day, and an unread bell goes with what it tells of', async () => {
  await approve(ada);
  expect(await toldTo(tunde)).toEqual({ bells: 1, mails: 1 });
  for (let time = 0; time < 3; time += 1) {
    await end(ada);
    expect((await toldTo(tunde)).bells).toBe(0);
    await approve(ada);
  }
  expect(await toldTo(tunde)).toEqual({ bells: 1, mails: 1 });
  await end(ada);
  await age(1);
  await approve(ada);
  expect(await toldTo(tunde)).toEqual({ bells: 1, mails: 2 });
});

test.each([
  ['the report', () => end(ada)],
  ['the match', () => ada.call(endMatch, { params: { id: matchId } })],
])('whoever gave it and ends %s after the other has read it does not have it back', async (_, part) => {
  await make();
  await open(tunde);
  expect((await part()).status).toBe(200);
  await world.features.compatibility.endApart();
  expect([await rightsOf(ada), await filesKept()]).toEqual([0, []]);
});

test('opened at the moment in which it is withdrawn, nobody has both the file and the right', async () => {
  for (let time = 0; time < 6; time += 1) {
    await make();
    const [ended, ...opened] = await Promise.all([
      time % 2 ? end(ada) : end(tunde),
      ...Array.from({ length: 4 }, () => open(ada)),
    ]);
    expect(ended.status).toBe(200);
    const had = opened.some(({ status }) => status === 200);
    expect(await rightsOf(ada)).toBe(had ? 0 : 1);
    if (had) await giveRight(ada);
  }
});
