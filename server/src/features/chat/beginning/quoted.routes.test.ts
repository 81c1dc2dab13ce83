// What a note is about stands in the conversation that it opened: for its two alone, as it stood when it was liked.
import { findQuoted, listMessages } from '@ijeuwa/contract/chat';
import type { Liking } from '@ijeuwa/contract/likes';
import { likePart, listMatches } from '@ijeuwa/contract/matching';
import { updateUser, withdrawConsent } from '@ijeuwa/contract/profiles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { photo } from '#platform/database/tables/profiles.ts';
import { like, makeCouples } from '#test/couples.ts';
import { blockThem } from '#test/matched.ts';
import type { Member } from '#test/members.ts';
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
  ({ ada, obi } = await couples.couple({ profile: { bio: 'I sing.', familyBackground: 'First of four.' } }));
});

const likeFor = (one: Member, other: Member, body: Liking) =>
  one.call(likePart, { params: { id: other.id }, query: {}, body });
const matchId = async () => (await ada.call(listMatches, {})).body.matches[0]!._id;
const quotedTo = async (one: Member) => {
  const { status, body } = await one.call(findQuoted, { params: { matchId: await matchId() } });
  return status === 200 ? body.quoted : status;
};

test('both read what the note is about, as it stood; the message is found by the match’s own id', async () => {
  await likeFor(obi, ada, { liked: { part: 'bio' }, note: 'What do you sing?' });
  await like(ada, obi);
  await ada.call(updateUser, { body: { bio: 'I dance.' } });
  const about = [{ by: obi.id, part: 'bio', prompt: null, quote: 'I sing.', image: null }];
  expect([await quotedTo(ada), await quotedTo(obi)]).toEqual([about, about]);
  const id = await matchId();
  const { messages } = (await ada.call(listMessages, { params: { matchId: id }, query: {} })).body;
  expect(messages.map(({ sender, clientId }) => [sender, clientId])).toEqual([[obi.id, id]]);
});

test('a like without a note is about nothing that was said, and neither is a plain one', async () => {
  await likeFor(obi, ada, { liked: { part: 'bio' } });
  await like(ada, obi);
  expect(await quotedTo(ada)).toEqual([]);
});

test('a photo is shown to each of the two by an address of their own, until staff refuse it', async () => {
  const [face] = await world.db.select().from(photo).where(eq(photo.memberId, ada.id));
  await likeFor(obi, ada, { liked: { part: 'photo', photo: face!.id }, note: 'Where was that?' });
  await like(ada, obi);
  const imageFor = async (one: Member) => {
    const quoted = await quotedTo(one);
    return Array.isArray(quoted) ? quoted[0]?.image : quoted;
  };
  expect(await imageFor(obi)).toContain(face!.id);
  await world.db.update(photo).set({ state: 'rejected' }).where(eq(photo.id, face!.id));
  expect(await imageFor(obi)).toBeNull();
});

test('what was said of the family goes with the consent to it', async () => {
  await likeFor(obi, ada, { liked: { part: 'family' }, note: 'First of four, too.' });
  await like(ada, obi);
  expect((await ada.call(withdrawConsent, {})).status).toBe(200);
  expect(await quotedTo(obi)).toMatchObject([{ part: 'family', quote: '' }]);
});

test('nobody else is told, and nobody once the two are apart', async () => {
  await likeFor(obi, ada, { liked: { part: 'bio' }, note: 'What do you sing?' });
  await like(ada, obi);
  const { ada: third } = await couples.couple();
  expect((await third.call(findQuoted, { params: { matchId: await matchId() } })).status).toBe(404);
  const id = await matchId();
  await blockThem(world, ada, obi);
  expect((await obi.call(findQuoted, { params: { matchId: id } })).status).toBe(404);
});
