// A message that is said over the socket keeps every promise of the call, over real sockets, with two servers on one database.
import { randomUUID } from 'node:crypto';
import { logIn } from '@ijeuwa/contract/accounts';
import * as calls from '@ijeuwa/contract/chat';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { member } from '#platform/database/tables/accounts.ts';
import { WRITES_BY_ACCOUNT } from '#platform/http/write-limit.ts';
import { confirmEmail, matchThem, unmatch } from '#test/matched.ts';
import { type Person, SIGN_UP, someName } from '#test/people.ts';
import { aWhile, openScreen, type Screen } from '#test/socket-client.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let twin: World;
beforeAll(async () => {
  world = await makeWorld({}, {}, { sockets: true });
  twin = await makeWorld({ WIDE_LIMITS: 'off' }, {}, { sockets: true, beside: world });
});
afterAll(async () => {
  await twin.close();
  await world.close();
});

let ada: Person;
let obi: Person;
let matchId: string;
const couple = async () => {
  const name = someName();
  const people = [await world.as(`ada${name}`), await world.as(`obi${name}`)] as const;
  for (const person of people) await confirmEmail(world, person);
  return { one: people[0], other: people[1], matchId: await matchThem(world, ...people) };
};
beforeEach(async () => {
  ({ one: ada, other: obi, matchId } = await couple());
});

type Said = { matchId: string; clientId: string; text: string };
const draft = (text: string, to = matchId): Said => ({ matchId: to, clientId: randomUUID(), text });
const say = ({ socket }: Screen, said: unknown) => socket.emitWithAck('sendMessage', said as Said);
const callWith = (person: Person, { matchId, ...body }: Said) =>
  person.call(calls.sendMessage, { params: { matchId }, body });
const list = async () =>
  (await obi.call(calls.listMessages, { params: { matchId }, query: {} })).body.messages;
const told = (screen: Screen, event: string) => screen.told.filter((one) => one.event === event);

describe('a message that is said', () => {
  test('is answered with what is kept, and told to every other screen of both, once; the bell comes with it', async () => {
    const mine = await openScreen(world, ada);
    const [alsoMine, theirs, alsoTheirs] = [
      await openScreen(twin, ada),
      await openScreen(world, obi),
      await openScreen(twin, obi),
    ];
    const said = draft('Good morning.');
    const answer = await say(mine, said);
    expect(answer).toEqual({
      message: {
        seq: 1,
        clientId: said.clientId,
        sender: ada.id,
        text: said.text,
        sentAt: expect.any(String),
      },
    });
    const { message } = answer as { message: calls.Message };
    expect(await list()).toEqual([message]);
    const [notice] = (await obi.call(listNotifications, {})).body.notifications;
    expect(notice).toMatchObject({ type: 'new_message', about: matchId, count: 1, read: false });
    for (const screen of [theirs, alsoTheirs])
      expect(await screen.hears('message')).toEqual([{ matchId, message, notice }]);
    expect(await alsoMine.hears('message')).toEqual([{ matchId, message }]);
    await aWhile();
    expect(told(mine, 'message')).toEqual([]);
    for (const screen of [mine, alsoMine, theirs, alsoTheirs]) {
      expect(told(screen, 'notification')).toEqual([]);
      expect(told(screen, 'message').length).toBeLessThanOrEqual(1);
    }
  });

  test('twice, in either way, is one message', async () => {
    const [mine, elsewhere] = [await openScreen(world, ada), await openScreen(twin, ada)];
    const said = draft('Once.');
    const [first, second, third] = await Promise.all([
      say(mine, said),
      say(elsewhere, said),
      callWith(ada, said),
    ]);
    expect([second, third.body]).toEqual([first, first]);
    expect(await say(mine, said)).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  test('asks once, and goes with whoever calls at that moment', async () => {
    const mine = await openScreen(world, ada);
    await say(mine, draft('Hello.'));
    const asked = await world.countStatements(() => say(mine, draft('Hello again.')));
    // The other server is told beside it.
    expect(asked.filter(({ text }) => !text.includes('pg_notify'))).toHaveLength(1);
    const { accounts, chat } = world.features;
    expect(accounts.sessions.writing(chat.sending)).toBe(accounts.sessions.writing(chat.sending));
  });

  test('in one conversation keeps its order, whatever else is said meanwhile', async () => {
    const mine = await openScreen(world, ada);
    const texts = Array.from({ length: 12 }, (_, n) => `message ${n}`);
    await Promise.all(texts.map((text) => say(mine, draft(text))));
    expect((await list()).map(({ text }) => text)).toEqual(texts);
  });
});
describe('is refused, as a call is', () => {
  test('by a session that has ended, before anything is said of what it brings, on whichever server it ended', async () => {
    const phone = world.stranger();
    await phone.call(logIn, { body: { email: ada.user.email, password: SIGN_UP.password, token: false } });
    const screen = await openScreen(twin, phone);
    expect(await say(screen, draft('Still here.'))).toHaveProperty('message.seq', 1);
    // What would cut the screen is still on its way.
    const { sessions } = world.features.accounts;
    const viewer = (await sessions.findViewer(ada.jar.cookie!.split('=')[1]!.split(';')[0]!))!;
    await world.db.transaction((tx) => sessions.endOthersIn(tx, viewer));
    for (const said of [draft('Not any more.'), { matchId, text: 7 }, draft('4111 1111 1111 1111')])
      expect(await say(screen, said)).toEqual({ code: 'not_signed_in', message: 'Please sign in first.' });
    expect(await list()).toHaveLength(1);
  });

  test('in a match that is another’s, has ended or never was: nothing tells them apart', async () => {
    const third = await openScreen(world, await world.as('stranger'));
    const mine = await openScreen(world, ada);
    await unmatch(world, matchId);
    const replies = [
      await say(third, draft('Hello?')),
      await say(mine, draft('Hello?')),
      await say(mine, draft('Hello?', randomUUID())),
    ];
    for (const reply of replies)
      expect(reply).toEqual({ code: 'not_found', message: 'This conversation could not be found.' });
  });

  test('from whoever has not confirmed their email, and whoever is leaving', async () => {
    const mine = await openScreen(world, ada);
    await world.db.update(member).set({ emailVerifiedAt: null }).where(eq(member.id, ada.id));
    expect(await say(mine, draft('Hello.'))).toMatchObject({ code: 'email_not_verified' });
    await world.db
      .update(member)
      .set({ emailVerifiedAt: world.clock.now(), status: 'leaving' })
      .where(eq(member.id, ada.id));
    expect(await say(mine, draft('Hello.'))).toMatchObject({ code: 'leaving' });
  });

  test('in the same words, where it is empty, too long, holds a card’s number or a field that is not known', async () => {
    const mine = await openScreen(world, ada);
    for (const wrong of [
      { text: ' ' },
      { text: 'a'.repeat(calls.MESSAGE_MAX_LENGTH + 1) },
      { text: 'My card is 4111 1111 1111 1111.' },
      { text: 'a\0b' },
      { text: 'Hello.', sender: obi.id },
      { clientId: 'mine' },
    ]) {
      const said = { ...draft('Hello.'), ...wrong };
      const { refusal } = await callWith(ada, said);
      const { requestId: _, ...words } = refusal;
      expect(await say(mine, said)).toEqual(words);
    }
    expect(await list()).toEqual([]);
  });

  test('beyond what one may write in a minute, and what one may change in five', async () => {
    const mine = await openScreen(twin, ada);
    for (let n = 0; n < 60; n++) await callWith(ada, draft(`${n}`));
    expect(await say(mine, draft('One more.'))).toMatchObject({ code: 'too_many' });
    expect(await list()).toHaveLength(calls.MESSAGES_PAGE);

    const his = await openScreen(twin, obi);
    for (let n = 0; n < WRITES_BY_ACCOUNT.points; n++)
      await twin.platform.limits.takeHere('write', obi.id, WRITES_BY_ACCOUNT);
    expect(await say(his, draft('Hello.'))).toMatchObject({ code: 'too_many' });
  });
});
