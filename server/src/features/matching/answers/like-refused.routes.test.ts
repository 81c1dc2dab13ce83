// What a like answers, and takes, where nothing comes of it, through HTTP and SQL.
import { type Liking, SHOWN_MAX_MS } from '@ijeuwa/contract/likes';
import * as calls from '@ijeuwa/contract/matching';
import { savePrivacy, withdrawConsent } from '@ijeuwa/contract/profiles';
import { blockMember, reportMember } from '@ijeuwa/contract/safety';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { like, makeCouples, pass } from '#test/couples.ts';
import { enterMember, type Member, man } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let couples: ReturnType<typeof makeCouples>;
let ada: Member;
let obi: Member;
beforeAll(async () => {
  world = await makeWorld();
  couples = makeCouples(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ ada, obi } = await couples.couple({ profile: { bio: 'I sing.' } }));
});

const noteTo = (id: string, liked: Liking['liked'] = { part: 'bio' }) =>
  obi.call(calls.likePart, { params: { id }, query: {}, body: { liked, note: 'Hello.' } });
const taken = async (name: string) => {
  const { rows } = await world.platform.pool.query('select points from rate_limit where key = $1', [
    `${name}:${obi.id}`,
  ]);
  return rows[0]?.points ?? 0;
};
const NAMES = ['like', 'message', 'first-message'];
const allTaken = async () => Promise.all(NAMES.map(taken));

test.each([
  ['has blocked the liker', () => ada.call(blockMember, { params: { id: obi.id } })],
  [
    'has reported the liker',
    () => ada.call(reportMember, { params: { id: obi.id }, body: { reason: 'harassment' } }),
  ],
  ['went Private', () => ada.call(savePrivacy, { body: { visibility: 'Private' } })],
  ['withdrew the consent, and is paused by it', () => ada.call(withdrawConsent, {})],
])('repeated, it says the same of everybody who is shown no longer: somebody who %s', async (_, hide) => {
  await like(obi, ada);
  expect((await hide()).status).toBe(200);
  const again = await like(obi, ada);
  expect([again.status, again.refusal]).toMatchObject([
    404,
    { code: 'not_found', message: 'This person could not be found.' },
  ]);
});

test('repeated after a match it answers the match, also of somebody who went Private since', async () => {
  await like(obi, ada);
  await like(ada, obi);
  await ada.call(savePrivacy, { body: { visibility: 'Private' } });
  expect((await like(obi, ada)).body).toMatchObject({ matched: true });
});

test('with a note that is refused takes no point, whatever it was refused for', async () => {
  const stranger = await enterMember(world, 'Other', man({ age: 70 }));
  expect((await noteTo(ada.id, { part: 'family' })).status).toBe(400);
  expect((await noteTo(stranger.id)).status).toBe(404);
  await pass(obi, ada);
  const overtaken = await obi.call(calls.likePart, {
    params: { id: ada.id },
    query: { shownMs: 60_000 },
    body: { liked: { part: 'bio' }, note: 'Hello.' },
  });
  expect(overtaken.status).toBe(409);
  expect(await allTaken()).toEqual([0, 0, 0]);
  expect((await noteTo(ada.id)).status).toBe(200);
  expect(await allTaken()).toEqual([1, 1, 1]);
});

test('that fails takes no point', async () => {
  await world.platform.pool.query(`
    create function refuse_like() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
    create trigger refuse_like before insert on answer for each row execute function refuse_like()`);
  expect((await noteTo(ada.id)).status).toBe(500);
  await world.platform.pool.query('drop trigger refuse_like on answer; drop function refuse_like');
  expect(await allTaken()).toEqual([0, 0, 0]);
});

test('past the limit of first messages takes neither a message nor a like', async () => {
  expect((await noteTo(ada.id)).status).toBe(200);
  await pass(obi, ada);
  await world.platform.pool.query('update rate_limit set points = 1000 where key = $1', [
    `first-message:${obi.id}`,
  ]);
  expect((await noteTo(ada.id)).status).toBe(429);
  expect(await Promise.all([taken('like'), taken('message')])).toEqual([1, 1]);
});

test('of a card that was shown longer ago than a day is refused: a pass given since would be overlooked', async () => {
  await pass(obi, ada);
  for (const shownMs of [SHOWN_MAX_MS + 1, 2 ** 53 - 1]) {
    const refused = await obi.call(calls.acceptMatch, { params: { id: ada.id }, query: { shownMs } });
    expect([refused.status, refused.refusal.fields]).toEqual([
      400,
      { shownMs: 'This card was shown more than a day ago. Please open it again.' },
    ]);
  }
  const query = { shownMs: SHOWN_MAX_MS };
  expect((await obi.call(calls.acceptMatch, { params: { id: ada.id }, query })).status).toBe(409);
});
