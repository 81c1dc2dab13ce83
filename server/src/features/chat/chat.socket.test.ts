// What open screens are told, over real sockets, with two servers on one database.
import { randomUUID } from 'node:crypto';
import { endOtherSessions, logIn, logOut } from '@ijeuwa/contract/accounts';
import * as calls from '@ijeuwa/contract/chat';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#platform/clock.ts';
import { confirmEmail, matchThem, unmatch } from '#test/matched.ts';
import { type Person, SIGN_UP, someName } from '#test/people.ts';
import { aWhile, openScreen, type Screen } from '#test/socket-client.ts';
import { makeWorld, type World } from '#test/test-world.ts';

type UntypedSocket = { emitWithAck(event: string, ...said: unknown[]): Promise<unknown> };

let world: World;
let twin: World;
beforeAll(async () => {
  world = await makeWorld({}, {}, { sockets: true });
  twin = await makeWorld({}, {}, { sockets: true, beside: world });
});
afterAll(async () => {
  await twin.close();
  await world.close();
});

let ada: Person;
let obi: Person;
let matchId: string;
beforeEach(async () => {
  const name = someName();
  [ada, obi] = [await world.as(`ada${name}`), await world.as(`obi${name}`)];
  for (const person of [ada, obi]) await confirmEmail(world, person);
  matchId = await matchThem(world, ada, obi);
});

const write = (person: Person, text: string) =>
  person.call(calls.sendMessage, { params: { matchId }, body: { clientId: randomUUID(), text } });
/** Of what else is told, what came before the screen may still be on its way from the other server. */
const typed = ({ told }: Screen) => told.filter(({ event }) => event === 'typing').length;
const secondDevice = async (person: Person, where: World = world, token = false) => {
  const device = where.stranger();
  const reply = await device.call(logIn, {
    body: { email: person.user.email, password: SIGN_UP.password, token },
  });
  return { ...device, token: reply.body.token };
};

describe('a screen', () => {
  test('is let in by its session, on cookie or bearer alone', async () => {
    await openScreen(world, ada);
    await openScreen(world, ada, { auth: { userId: ada.id } });
    const { token } = await secondDevice(ada, world, true);
    await openScreen(world, undefined, { auth: { token } });
    await openScreen(world, undefined, { headers: { authorization: `Bearer ${token}` } });
  });

  test('is let in by its cookie beside a token that opens nothing', async () => {
    await openScreen(world, ada, { auth: { token: 'null' } });
    await openScreen(world, ada, { headers: { authorization: 'Bearer null' } });
  });

  test('is refused without one, with a false one, and under another’s id', async () => {
    for (const attempt of [
      () => openScreen(world, undefined),
      () => openScreen(world, undefined, { auth: { userId: ada.id } }),
      () => openScreen(world, { jar: { cookie: 'ijeuwa_session=made-up' } }),
      () => openScreen(world, ada, { auth: { userId: obi.id } }),
      () => openScreen(world, ada, { auth: { userId: null } }),
      () => openScreen(world, ada, { auth: { userId: [ada.id] } }),
    ])
      await expect(attempt()).rejects.toThrow('Please sign in first.');
  });

  test('is refused on another site, and let in on ours', async () => {
    await expect(openScreen(world, ada, { headers: { origin: 'https://evil.example' } })).rejects.toThrow();
    await expect(openScreen(world, ada, { headers: { origin: 'null' } })).rejects.toThrow();
    await expect(openScreen(world, ada, { headers: { 'sec-fetch-site': 'cross-site' } })).rejects.toThrow();
    await openScreen(world, ada, { headers: { origin: world.config.origins[0]! } });
  });

  test('is cut at once when its session ends, whichever server it is on', async () => {
    const [here, there] = [await secondDevice(ada), await secondDevice(ada)];
    const screens = [await openScreen(world, here), await openScreen(twin, there)];
    const kept = await openScreen(twin, ada);
    await ada.call(endOtherSessions, {});
    for (const screen of screens) await screen.isCut();
    expect(kept.socket.connected).toBe(true);
    await ada.call(logOut, {});
    await kept.isCut();
    await expect(openScreen(world, here)).rejects.toThrow('Please sign in first.');
  });

  test('is cut when it sends too large a frame', async () => {
    const screen = await openScreen(world, ada);
    screen.socket.emit('typing', { matchId: 'x'.repeat(20_000) });
    await screen.isCut();
  });

  test('is not heard when it speaks nonsense', async () => {
    const other = await openScreen(world, ada);
    const speak = (event: string, ...args: unknown[]) =>
      other.socket.emit(event as 'typing', ...(args as [never]));
    speak('typing');
    speak('typing', null);
    speak('watchPresence', 7);
    speak('watchPresence', { matchId: '1 or 1=1' }, 'no function');
    speak('changed', { what: 'card' });
    speak('message', { matchId, message: { text: 'forged' } });
    await aWhile();
    expect(other.socket.connected).toBe(true);
  });

  test('that is refused is answered as a call is, and so is one that says what nobody knows', async () => {
    const { socket } = await openScreen(world, ada);
    const ask = (event: string, ...said: unknown[]) =>
      (socket as unknown as UntypedSocket).emitWithAck(event, ...said);
    expect(await ask('watchPresence', { matchId: '1 or 1=1' })).toMatchObject({
      code: 'invalid',
      fields: { matchId: expect.any(String) },
    });
    expect(await ask('typing', { matchId, member: obi.id })).toMatchObject({ code: 'unknown_field' });
    expect(await ask('typing')).toMatchObject({ code: 'invalid' });
    expect(await ask('changed', { what: 'card' })).toEqual({
      code: 'not_found',
      message: 'This event could not be found.',
    });
    expect(await ask('typing', { matchId })).toEqual({ ok: true });
  });
});

describe('the screens of one member', () => {
  const connected = (screens: Screen[]) => screens.filter(({ socket }) => socket.connected).length;

  test('are ten at most, whichever server they are on; the oldest is told, and closed', async () => {
    const screens: Screen[] = [];
    for (let n = 0; n < 10; n++) screens.push(await openScreen(n % 2 ? world : twin, ada));
    await aWhile();
    expect(connected(screens)).toBe(10);
    // The first is on the process that counts, the second on the other.
    for (const oldest of screens.slice(0, 2)) {
      screens.push(await openScreen(world, ada));
      await oldest.isCut();
      expect(oldest.told.map(({ event }) => event)).toEqual(['tooManyScreens']);
      expect(connected(screens)).toBe(10);
    }
    const theirs = await openScreen(world, obi);
    expect(theirs.socket.connected).toBe(true);
  });

  test('opened all at once are ten at most, and no more than sixty a minute', async () => {
    const tried = await Promise.allSettled(
      Array.from({ length: 80 }, (_, n) => openScreen(n % 2 ? world : twin, ada)),
    );
    const opened = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : []));
    expect([opened.length, refused.length]).toEqual([60, 20]);
    expect(refused[0]).toMatch(/^Too many tries/);
    await expect.poll(() => connected(opened), { timeout: 8000 }).toBe(10);
  });

  test('are heard twenty times a second together; what asks is refused, what types is dropped', async () => {
    const [one, other] = [await openScreen(world, ada), await openScreen(world, ada)];
    const theirs = await openScreen(twin, obi);
    const ask = ({ socket }: Screen) =>
      new Promise<object>((answer) => socket.emit('watchPresence', { matchId }, answer));
    const replies = await Promise.all(Array.from({ length: 200 }, (_, n) => ask(n % 2 ? one : other)));
    const heard = replies.filter((reply) => 'here' in reply).length;
    // A slow machine may spread them over several of the bucket's seconds.
    expect(heard).toBeGreaterThanOrEqual(20);
    expect(heard).toBeLessThan(200);
    expect(replies.find((reply) => !('here' in reply))).toEqual({
      code: 'too_many',
      message: 'Too many tries. Please wait a second and try again.',
    });
    for (let n = 0; n < 100; n++) (n % 2 ? one : other).socket.emit('typing', { matchId });
    await aWhile();
    expect(theirs.told.length).toBeLessThanOrEqual(1);
    expect(connected([one, other])).toBe(2);
  });

  test('tell a typing together no more than once a second', async () => {
    const screens = [await openScreen(world, ada), await openScreen(world, ada)];
    const theirs = await openScreen(twin, obi);
    for (const { socket } of screens) socket.emit('typing', { matchId });
    await theirs.hears('typing');
    await aWhile();
    expect(typed(theirs)).toBe(1);
  });
});

describe('a message', () => {
  test('reaches every device of both, on both servers, once', async () => {
    const phone = await secondDevice(obi);
    const screens = [
      await openScreen(world, ada),
      await openScreen(world, obi),
      await openScreen(twin, phone),
      await openScreen(twin, ada),
    ];
    const third = await openScreen(twin, await world.as('nosy'));
    const { message } = (await write(ada, 'hello')).body;
    for (const screen of screens) expect(await screen.hears('message')).toMatchObject([{ matchId, message }]);
    await obi.call(calls.markRead, { params: { matchId }, body: { seq: 1 } });
    for (const screen of screens)
      expect(await screen.hears('read')).toEqual([
        { matchId, member: obi.id, seq: 1, at: expect.any(String) },
      ]);
    await aWhile();
    for (const screen of screens) expect(await screen.hears('message')).toHaveLength(1);
    expect(third.told).toEqual([]);
  });

  test('of the greatest length crosses from server to server', async () => {
    const screen = await openScreen(twin, obi);
    // Escaped on the way it is 12,000 bytes: more than a signal of the database carries.
    const text = `a${'\u0001'.repeat(calls.MESSAGE_MAX_LENGTH - 2)}b`;
    expect((await write(ada, text)).status).toBe(200);
    expect(await screen.hears('message')).toMatchObject([{ message: { text } }]);
  });
});

describe('typing', () => {
  test('is told to the other alone, and not again within a second', async () => {
    const [mine, theirs] = [await openScreen(world, ada), await openScreen(twin, obi)];
    for (let n = 0; n < 5; n++) mine.socket.emit('typing', { matchId });
    expect(await theirs.hears('typing')).toEqual([{ matchId, member: ada.id }]);
    world.pass(1500);
    mine.socket.emit('typing', { matchId });
    await theirs.hears('typing', 2);
    await aWhile();
    expect([typed(mine), typed(theirs)]).toEqual([0, 2]);
  });

  test('is told to nobody in a match that ended, or by a third person', async () => {
    const third = await openScreen(world, await world.as('meddler'));
    const [mine, theirs] = [await openScreen(world, ada), await openScreen(world, obi)];
    third.socket.emit('typing', { matchId });
    await unmatch(world, matchId);
    mine.socket.emit('typing', { matchId });
    await aWhile();
    expect(theirs.told).toEqual([]);
  });
});

describe('presence', () => {
  const ask = (screen: Screen) =>
    new Promise<object>((answer) => screen.socket.emit('watchPresence', { matchId }, answer));

  test('ends at once with the last device that is signed in, and is told to who watches elsewhere', async () => {
    const phone = await secondDevice(obi);
    const mine = await openScreen(world, ada);
    const his = await openScreen(twin, phone);
    expect(await ask(mine)).toEqual({ here: true });
    await phone.call(logOut, {});
    await his.isCut();
    await aWhile();
    expect([mine.told, await ask(mine)]).toEqual([[], { here: true }]);
    await obi.call(logOut, {});
    expect(await mine.hears('presence')).toEqual([{ member: obi.id, here: false }]);
    expect(await ask(mine)).toEqual({ here: false });
  });

  test('ends at once on another server too, and with all sessions', async () => {
    const mine = await openScreen(twin, ada);
    const phone = await secondDevice(obi);
    await openScreen(twin, obi);
    expect(await ask(mine)).toEqual({ here: true });
    await phone.call(endOtherSessions, {});
    await phone.call(logOut, {});
    expect(await mine.hears('presence')).toEqual([{ member: obi.id, here: false }]);
  });

  test('is coarse: here means within five minutes', async () => {
    const mine = await openScreen(world, ada);
    expect(await ask(mine)).toEqual({ here: true });
    world.pass(6 * MINUTE_MS);
    expect(await ask(mine)).toEqual({ here: false });
    await openScreen(twin, obi);
    await expect.poll(() => ask(mine)).toEqual({ here: true });
  });

  test('is nobody’s business but a match’s', async () => {
    const third = await openScreen(world, await world.as('watcher'));
    expect(await ask(third)).toEqual({ here: false });
    const mine = await openScreen(world, ada);
    await unmatch(world, matchId);
    expect(await ask(mine)).toEqual({ here: false });
  });
});
