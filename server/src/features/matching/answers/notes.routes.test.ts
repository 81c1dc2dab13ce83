// Likes for something on a person's page, and the notes that go with them, from the heart to the conversation.
import { randomUUID } from 'node:crypto';
import { listConversations, listMessages, sendMessage } from '@ijeuwa/contract/chat';
import { savePrompts } from '@ijeuwa/contract/details';
import { type Liking, NOTE_MAX_LENGTH } from '@ijeuwa/contract/likes';
import * as calls from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { findPublicProfile } from '@ijeuwa/contract/people';
import { updateUser, withdrawConsent } from '@ijeuwa/contract/profiles';
import { blockMember } from '@ijeuwa/contract/safety';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { member } from '#platform/database/tables/accounts.ts';
import { card, likedPart } from '#platform/database/tables/matching.ts';
import { photo } from '#platform/database/tables/profiles.ts';
import { like, makeCouples, pass } from '#test/couples.ts';
import { matchThem } from '#test/matched.ts';
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

const BIO: Liking['liked'] = { part: 'bio' };
const likeFor = (one: Member, other: Member, liking: Liking) =>
  one.call(calls.likePart, { params: { id: other.id }, query: {}, body: liking });
const likedBy = async (one: Member, other: Member) =>
  (await one.call(calls.listMatchRequests, {})).body.requests.find(({ _id }) => _id === other.id)?.liked;
const pageOf = async (one: Member, other: Member) =>
  (await one.call(findPublicProfile, { params: { id: other.id } })).body.between;
const matchOf = async (one: Member) => (await one.call(calls.listMatches, {})).body.matches[0]!;
const said = async (one: Member) => {
  const { _id } = await matchOf(one);
  const { messages } = (await one.call(listMessages, { params: { matchId: _id }, query: {} })).body;
  return messages.map(({ seq, sender, text }) => [seq, sender === ada.id ? 'ada' : 'obi', text]);
};
const unreadOf = async (one: Member) =>
  (await one.call(listConversations, {})).body.conversations.map(({ unread }) => unread);
const heard = (one: Member, event: string) =>
  world.live.filter((told) => told.memberId === one.id && told.event === event);
const photosOf = async (one: Member) => {
  const rows = await world.db.select().from(photo).where(eq(photo.memberId, one.id));
  return rows.sort((a, b) => a.position - b.position).map(({ id }) => id);
};
const unconfirm = (one: Member) =>
  world.db.update(member).set({ emailVerifiedAt: null }).where(eq(member.id, one.id));

describe('a like for something on the page', () => {
  test('is a like, and says in the requests and on the page what was liked, with the note', async () => {
    const reply = await likeFor(obi, ada, { liked: BIO, note: '  What do you sing?  ' });
    expect([reply.status, reply.body]).toEqual([200, { matched: false }]);
    const liked = { part: 'bio', prompt: null, quote: 'I sing.', image: null, note: 'What do you sing?' };
    expect(await likedBy(ada, obi)).toEqual(liked);
    expect((await pageOf(ada, obi)).liked).toEqual(liked);
  });

  test('may be for family, for a reply, and for a photo, and needs no note', async () => {
    const replies = [{ key: 'sunday', reply: 'Choir, then jollof.' }];
    expect((await ada.call(savePrompts, { body: { prompts: replies } })).status).toBe(200);
    const [face] = await photosOf(ada);
    const parts: [Liking['liked'], object][] = [
      [{ part: 'family' }, { quote: 'First of four.', prompt: null, image: null }],
      [
        { part: 'reply', prompt: 'sunday' },
        { quote: 'Choir, then jollof.', prompt: expect.any(String) },
      ],
      [
        { part: 'photo', photo: face! },
        { quote: null, image: expect.stringContaining(face!) },
      ],
    ];
    for (const [liked, shown] of parts) {
      expect((await likeFor(obi, ada, { liked })).status).toBe(200);
      expect(await likedBy(ada, obi)).toMatchObject({ part: liked.part, note: null, ...shown });
      await pass(obi, ada);
    }
  });

  test('keeps the words as they stood, whatever becomes of the page', async () => {
    await likeFor(obi, ada, { liked: BIO });
    expect((await ada.call(updateUser, { body: { bio: 'I dance.' } })).status).toBe(200);
    expect(await likedBy(ada, obi)).toMatchObject({ quote: 'I sing.' });
  });

  test('outlives its photo, without it', async () => {
    const [, second] = await photosOf(ada);
    await likeFor(obi, ada, { liked: { part: 'photo', photo: second! }, note: 'Where is this?' });
    await world.db.delete(photo).where(eq(photo.id, second!));
    expect(await likedBy(ada, obi)).toMatchObject({ part: 'photo', image: null, note: 'Where is this?' });
  });

  test('sent again changes nothing: neither the note, nor what it was for', async () => {
    await likeFor(obi, ada, { liked: BIO, note: 'First.' });
    const again = await likeFor(obi, ada, { liked: { part: 'family' }, note: 'Second.' });
    expect([again.status, again.body]).toEqual([200, { matched: false }]);
    expect(await likedBy(ada, obi)).toMatchObject({ part: 'bio', note: 'First.' });
    expect(heard(ada, 'notification')).toHaveLength(1);
  });

  test('tells in the bell what every like tells, and never the note', async () => {
    await likeFor(obi, ada, { liked: BIO, note: 'A secret word.' });
    const { notifications } = (await ada.call(listNotifications, {})).body;
    expect(notifications.map(({ title }) => title)).toEqual(['Somebody likes you']);
    await world.deliver();
    expect(JSON.stringify([notifications, world.mails, heard(ada, 'notification')])).not.toContain('secret');
  });
});

describe('what cannot be liked', () => {
  const refusal = async (liked: Liking['liked'], who = ada) => {
    const { status, body } = await likeFor(obi, who, { liked });
    return [status, (body as { message?: string }).message];
  };

  test('is refused in one way, whether it was taken off, waits for review, is another’s, or never was', async () => {
    const [face, waiting] = await photosOf(ada);
    const [foreign] = await photosOf(obi);
    await world.db.update(photo).set({ state: 'pending' }).where(eq(photo.id, waiting!));
    const empty = await couples.couple({ profile: { bio: '' } });
    const none = [400, 'This is no longer on the page. Please open it again.'];
    expect(await refusal({ part: 'photo', photo: waiting! })).toEqual(none);
    expect(await refusal({ part: 'photo', photo: foreign! })).toEqual(none);
    expect(await refusal({ part: 'photo', photo: face!.replace(/.$/, '!') })).toEqual(none);
    expect(await refusal({ part: 'reply', prompt: 'sunday' })).toEqual(none);
    const { status } = await likeFor(empty.obi, empty.ada, { liked: BIO });
    expect(status).toBe(400);
    expect((await likeFor(empty.obi, empty.ada, { liked: { part: 'family' } })).status).toBe(400);
    expect(await likedBy(ada, obi)).toBeUndefined();
  });

  test('is nothing of somebody who is hidden: they are not there, whatever is named', async () => {
    const other = await couples.couple();
    const [face] = await photosOf(other.ada);
    for (const liked of [BIO, { part: 'reply', prompt: 'none' }, { part: 'photo', photo: face! }] as const)
      expect(await refusal(liked, other.ada)).toEqual([404, 'This person could not be found.']);
  });

  test('is what stood under a consent that was taken back; what was quoted of it before is gone', async () => {
    await likeFor(obi, ada, { liked: { part: 'family' }, note: 'Four of us too.' });
    expect((await ada.call(withdrawConsent, {})).status).toBe(200);
    const [row] = await world.db.select().from(likedPart).where(eq(likedPart.targetId, ada.id));
    expect(row).toMatchObject({ quote: '', note: 'Four of us too.' });
  });
});

describe('a note', () => {
  test('needs a confirmed e-mail; the like does not', async () => {
    await unconfirm(obi);
    const { status, body } = await likeFor(obi, ada, { liked: BIO, note: 'Hello.' });
    expect([status, body]).toMatchObject([403, { code: 'email_not_verified' }]);
    expect(await likedBy(ada, obi)).toBeUndefined();
    expect((await likeFor(obi, ada, { liked: BIO })).status).toBe(200);
    // What has arrived already is only answered again.
    expect((await likeFor(obi, ada, { liked: BIO, note: 'Hello.' })).status).toBe(200);
    expect(await likedBy(ada, obi)).toMatchObject({ note: null });
  });

  test('has a hundred and forty signs at most, and one at least', async () => {
    const noted = async (note: string) => (await likeFor(obi, ada, { liked: BIO, note })).status;
    expect(await noted('a'.repeat(NOTE_MAX_LENGTH + 1))).toBe(400);
    expect(await noted(' \u200b ')).toBe(400);
    expect(await noted('a'.repeat(NOTE_MAX_LENGTH))).toBe(200);
  });

  test('counts as a first message, which one sent again does not', async () => {
    const key = `first-message:${obi.id}`;
    const points = async () => {
      const { rows } = await world.platform.pool.query('select points from rate_limit where key = $1', [key]);
      return rows[0]?.points ?? 0;
    };
    await likeFor(obi, ada, { liked: BIO });
    expect(await points()).toBe(0);
    await pass(obi, ada);
    await likeFor(obi, ada, { liked: BIO, note: 'Hello.' });
    await likeFor(obi, ada, { liked: BIO, note: 'Hello.' });
    expect(await points()).toBe(1);
  });

  test('goes when the like is taken back', async () => {
    await likeFor(obi, ada, { liked: BIO, note: 'Hello.' });
    await pass(obi, ada);
    expect(await likedBy(ada, obi)).toBeUndefined();
    await like(obi, ada);
    expect(await likedBy(ada, obi)).toBeNull();
    await like(ada, obi);
    expect(await said(ada)).toEqual([]);
  });

  test('is shown to nobody after a block', async () => {
    await likeFor(obi, ada, { liked: BIO, note: 'Hello.' });
    await ada.call(blockMember, { params: { id: obi.id } });
    expect(await likedBy(ada, obi)).toBeUndefined();
    expect((await ada.call(findPublicProfile, { params: { id: obi.id } })).status).toBe(404);
    const other = await couples.couple();
    await likeFor(other.obi, other.ada, { liked: BIO, note: 'Hello.' });
    await other.obi.call(blockMember, { params: { id: other.ada.id } });
    expect(await likedBy(other.ada, other.obi)).toBeUndefined();
    const rows = await world.db.select().from(likedPart).where(eq(likedPart.viewerId, other.obi.id));
    expect(rows).toEqual([]);
  });

  test('is shown to whoever is shown the like, and to nobody else', async () => {
    await likeFor(obi, ada, { liked: BIO, note: 'Hello.' });
    expect((await pageOf(obi, ada)).liked).toBeNull();
    const setCard = (status: 'active' | 'suspended') =>
      world.db.update(card).set({ status }).where(eq(card.memberId, ada.id));
    await setCard('suspended');
    expect(await likedBy(ada, obi)).toBeUndefined();
    expect((await pageOf(ada, obi)).liked).toBeNull();
    await setCard('active');
    expect(await likedBy(ada, obi)).toMatchObject({ note: 'Hello.' });
    await pass(ada, obi);
    expect(await likedBy(ada, obi)).toBeUndefined();
    expect((await pageOf(ada, obi)).liked).toBeNull();
  });
});

describe('when both like', () => {
  test('the note is the first message, with its own time, unread by the other alone', async () => {
    await likeFor(obi, ada, { liked: BIO, note: 'What do you sing?' });
    const writtenAt = world.clock.now().toISOString();
    world.pass(60_000);
    expect((await like(ada, obi)).body).toMatchObject({ matched: true });
    expect(await said(ada)).toEqual([[1, 'obi', 'What do you sing?']]);
    const { conversations } = (await ada.call(listConversations, {})).body;
    expect(conversations[0]).toMatchObject({ unread: 1, last: { seq: 1, sentAt: writtenAt } });
    expect(await unreadOf(obi)).toEqual([0]);
    const bell = (await ada.call(listNotifications, {})).body.notifications;
    expect(bell.map(({ type }) => type).sort()).toEqual(['new_match', 'new_message']);
    expect(heard(ada, 'message')).toHaveLength(1);
    expect(heard(obi, 'message')).toHaveLength(1);
  });

  test('a note of the one who likes back opens it too', async () => {
    await like(obi, ada);
    await likeFor(ada, obi, { liked: BIO, note: 'You cook?' });
    expect(await said(obi)).toEqual([[1, 'ada', 'You cook?']]);
    expect([await unreadOf(ada), await unreadOf(obi)]).toEqual([[0], [1]]);
  });

  test('two notes that cross are two messages in the order of their time, each once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await couples.couple();
      const tries = [1, 2, 3].flatMap(() => [
        likeFor(one.obi, one.ada, { liked: BIO, note: 'His.' }),
        likeFor(one.ada, one.obi, { liked: BIO, note: 'Hers.' }),
      ]);
      expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 200));
      const { _id: matchId } = await matchOf(one.ada);
      const { messages } = (await one.ada.call(listMessages, { params: { matchId }, query: {} })).body;
      expect(messages.map(({ seq }) => seq)).toEqual([1, 2]);
      expect(messages.map(({ text }) => text).sort()).toEqual(['Hers.', 'His.']);
      expect(messages[0]!.sentAt <= messages[1]!.sentAt).toBe(true);
      expect([await unreadOf(one.ada), await unreadOf(one.obi)]).toEqual([[1], [1]]);
    }
    expect(world.takeErrors()).toEqual([]);
  });

  test('whoever wrote it has the moment of the match still before them', async () => {
    await likeFor(obi, ada, { liked: BIO, note: 'Hello.' });
    await like(ada, obi);
    expect(await matchOf(obi)).toMatchObject({ celebrated: false });
    const { _id: matchId } = await matchOf(obi);
    await obi.call(sendMessage, { params: { matchId }, body: { clientId: randomUUID(), text: 'And now?' } });
    expect(await matchOf(obi)).toMatchObject({ celebrated: true });
    expect(await said(ada)).toHaveLength(2);
  });

  test('an old note does not put the new conversation behind older ones', async () => {
    await likeFor(obi, ada, { liked: BIO, note: 'Long ago.' });
    world.pass(1000);
    const { obi: emeka } = await couples.couple();
    const matchId = await matchThem(world, ada, emeka);
    await emeka.call(sendMessage, { params: { matchId }, body: { clientId: randomUUID(), text: 'Now.' } });
    world.pass(1000);
    await like(ada, obi);
    const { conversations } = (await ada.call(listConversations, {})).body;
    expect(conversations.map(({ last }) => last?.text)).toEqual(['Long ago.', 'Now.']);
  });
});
