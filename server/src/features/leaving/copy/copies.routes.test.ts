// A copy of one’s data: asked for once a day, told of, opened by its owner alone, gone after a week.
import { randomUUID } from 'node:crypto';
import { logOut } from '@ijeuwa/contract/accounts';
import {
  askCopy,
  COPY_KEPT_DAYS,
  COPY_OPEN_MINUTES,
  fetchCopy,
  findLeaving,
  openCopy,
} from '@ijeuwa/contract/leaving';
import { writeToSupport } from '@ijeuwa/contract/live-chat';
import { INTERESTS } from '@ijeuwa/contract/person';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { photo, profile, wish } from '#platform/database/tables/profiles.ts';
import { MEMBER_COOKIE } from '#platform/http/viewer.ts';
import { hashPassword } from '#platform/passwords.ts';
import { like, makeCouples } from '#test/couples.ts';
import { enterMember, type Member, man } from '#test/members.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PASSWORD = 'a good long one';
const body = { proof: { password: PASSWORD } };
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await makeWorld();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => world.close());

let ada: Member;
let obi: Member;
beforeEach(async () => {
  ada = await enterMember(world, 'Ada');
  obi = await enterMember(world, 'Obi', man());
  await world.db.update(member).set({ passwordHash }).where(eq(member.id, ada.id));
});
const emailOf = async (id: string) =>
  (await world.db.select().from(member).where(eq(member.id, id)))[0]!.email;

const make = () => world.features.leaving.copies.makeWaiting();
const copyOf = async (who: Member) => (await who.call(findLeaving, {})).body.copy;
/** With the password, as it was asked for. */
const addressOf = async (who: Member) => (await who.call(openCopy, { body })).body.url;
const fetchBy = (who: Client, url: string) =>
  who.call(fetchCopy, { query: { k: new URL(url, 'http://test').searchParams.get('k')! } });

test('is asked for once a day, with the proof of the owner', async () => {
  const wrong = await ada.call(askCopy, { body: { proof: { password: 'not this one' } } });
  expect(wrong.status).toBe(401);
  expect((await ada.call(askCopy, { body })).body.copy).toMatchObject({ state: 'asked', bytes: null });
  expect((await ada.call(askCopy, { body })).status).toBe(429);
  world.pass(DAY_MS);
  expect((await ada.call(askCopy, { body })).status).toBe(200);
  await make();
});

test('is told of by bell and mail, opens to its owner alone, and is gone after a week', async () => {
  const email = await emailOf(ada.id);
  await ada.call(askCopy, { body });
  await make();
  await world.deliver();
  expect(world.mails.findLast(({ to }) => to === email)?.subject).toBe('The copy of your data is ready');
  const url = await addressOf(ada);
  const mine = await fetchBy(ada, url);
  expect([mine.status, mine.headers['content-disposition']]).toEqual([200, expect.stringContaining('.zip')]);
  expect((await fetchBy(obi, url)).status).toBe(404);
  expect((await ada.call(fetchCopy, { query: { k: 'forged' } })).status).toBe(404);
  world.pass(COPY_KEPT_DAYS * DAY_MS + 1);
  await world.features.leaving.copies.removeEnded();
  expect(await copyOf(ada)).toMatchObject({ state: 'none', until: null });
  expect((await ada.call(openCopy, { body })).status).toBe(404);
  expect((await fetchBy(ada, url)).status).toBe(404);
});

test('opens with the proof of the owner alone, for some minutes', async () => {
  expect((await ada.call(openCopy, { body })).status).toBe(404);
  await ada.call(askCopy, { body });
  await make();
  expect(JSON.stringify(await copyOf(ada))).not.toContain('?k=');
  const guessed = await ada.call(openCopy, { body: { proof: { password: 'not this one' } } });
  expect([guessed.status, guessed.refusal.fields?.proof]).toEqual([401, 'This is not your password.']);
  const url = await addressOf(ada);
  expect((await fetchBy(ada, url)).status).toBe(200);
  world.pass(2 * COPY_OPEN_MINUTES * MINUTE_MS);
  expect((await fetchBy(ada, url)).status).toBe(404);
});

test('opens in a session of its owner, whichever, and to nobody else who holds the address', async () => {
  await world.db.update(member).set({ passwordHash }).where(eq(member.id, obi.id));
  for (const who of [ada, obi]) await who.call(askCopy, { body });
  await make();
  const url = await addressOf(ada);
  const { token } = await world.features.accounts.sessions.open(world.db, ada.id, 'her other phone', true);
  const otherPhone = world.stranger();
  otherPhone.jar.cookie = `${MEMBER_COOKIE}=${token}`;
  expect((await fetchBy(otherPhone, url)).status).toBe(200);
  // He has a copy of his own, so that it is the address that is refused.
  expect((await fetchBy(obi, url)).status).toBe(404);
  expect((await fetchBy(world.stranger(), url)).status).toBe(401);
  await otherPhone.call(logOut, {});
  otherPhone.jar.cookie = `${MEMBER_COOKIE}=${token}`;
  expect((await fetchBy(otherPhone, url)).status).toBe(401);
});

const unzipCopy = async (who: Member): Promise<Record<string, string>> => {
  const zip = (await fetchBy(who, await addressOf(who))).body as unknown as Uint8Array;
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  );
};

test('says that somebody liked, matched or wrote to them, and not who', async () => {
  const couple = await makeCouples(world).couple();
  await world.db.update(member).set({ passwordHash }).where(eq(member.id, couple.ada.id));
  await like(couple.obi, couple.ada);
  await like(couple.ada, couple.obi);
  await couple.ada.call(askCopy, { body });
  await make();
  const opened = await unzipCopy(couple.ada);
  const notices = JSON.parse(opened['data/notices.json']!).notification;
  expect(notices).toContainEqual(
    expect.objectContaining({ type: 'new_match', title: null, message: null, count: 1 }),
  );
  expect(Object.values(opened).join()).not.toContain('Obi');
});

test('has a page that a person reads: words, the member’s own time, each photo once, and nothing of ours', async () => {
  await world.db.update(profile).set({ bio: 'two-fold' }).where(eq(profile.memberId, ada.id));
  await world.db.update(member).set({ zone: 'America/New_York' }).where(eq(member.id, ada.id));
  await world.db
    .update(wish)
    .set({ interests: INTERESTS.slice(0, 2), said: ['goal', 'weight:religion'] })
    .where(eq(wish.memberId, ada.id));
  const photos = await world.db.select().from(photo).where(eq(photo.memberId, ada.id));
  await ada.call(askCopy, { body });
  await make();
  const page = (await unzipCopy(ada))['index.html']!;
  expect(page).toContain('<dt>Joined</dt>');
  expect(page).toMatch(/As it was on \d+ \w+ \d{4} at \d\d:\d\d (EST|EDT|GMT-[45])/);
  expect(page).toContain(
    `<ul>${INTERESTS.slice(0, 2)
      .map((one) => `<li>${one}</li>`)
      .join('')}</ul>`,
  );
  expect(page).toContain('<ul><li>Goal</li><li>How much religion matters</li></ul>');
  expect(page).toContain('<dd>two-fold</dd>');
  expect(page).toContain('<dd>Bachelor');
  const pictures = [...page.matchAll(/<img src="files\/([^"]+)"/g)].map(([, name]) => name);
  expect(pictures.sort()).toEqual(photos.map(({ id }) => `${id}-l.webp`).sort());
  const text = page.replace(/<style>.*<\/style>/s, '').replace(/<[^>]*>/g, ' ');
  expect(text).not.toMatch(/[a-z][_:][a-z]|\[|\{|\d\d:\d\d:\d\d|placeholder|perceptual|\.webp/);
  expect(page).not.toContain('<script');
});

test.each(['2026-13-45', '2026-02-30', '2026-12-07 25:61', '9999-99-99T99:99:99Z'])(
  'is made though its member wrote %j: what is no day stands as it was written',
  async (bio) => {
    await world.db.update(profile).set({ bio }).where(eq(profile.memberId, ada.id));
    await ada.call(askCopy, { body });
    await make();
    expect((await unzipCopy(ada))['index.html']).toContain(`<dd>${bio}</dd>`);
  },
);

test.each(['null', '{"a":1}', '12345678901234567890', '"quoted"'])(
  'holds a text as it was written: %j',
  async (text) => {
    await ada.call(writeToSupport, { body: { clientId: randomUUID(), text } });
    await ada.call(askCopy, { body });
    await make();
    const told = Object.entries(await unzipCopy(ada)).filter(([name]) => name.endsWith('.json'));
    expect(told.map(([, json]) => json).join()).toContain(`"text": ${JSON.stringify(text)}`);
  },
);
