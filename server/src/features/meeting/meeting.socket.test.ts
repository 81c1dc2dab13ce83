// Who enters a session room, who is told what in it, and how the server closes it, over real sockets on two servers.
import { randomUUID } from 'node:crypto';
import { endCouple, sayCouple } from '@ijeuwa/contract/couples';
import * as calls from '@ijeuwa/contract/meeting';
import { recordAttendance } from '@ijeuwa/contract/staff-schedule';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '#platform/clock.ts';
import { appointment } from '#platform/database/tables/schedule.ts';
import { signInStaff } from '#test/back-office.ts';
import { addCounsellor, bookSession } from '#test/booked-session.ts';
import { matchedPair } from '#test/matched.ts';
import type { Client, Person } from '#test/people.ts';
import { openScreen, openStaffScreen, type Screen } from '#test/socket-client.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import * as meetings from './meeting.repository.ts';

let world: World;
let twin: World;
let bisi: Client;
let tunde: Client;
let counsellorId: string;
let count = 0;
const START = new Date('2026-11-24T12:00:00Z');

const RELAYS = ['turn:relay.example:3478?transport=udp', 'turns:relay.example:443?transport=tcp'];
beforeAll(async () => {
  const env = { TURN_URLS: RELAYS.join(), TURN_SECRET: 'shared' };
  world = await makeWorld(env, {}, { sockets: true });
  twin = await makeWorld(env, {}, { sockets: true, beside: world });
  bisi = await signInStaff(world, 'bisi', ['counsellor']);
  tunde = await signInStaff(world, 'tunde', ['counsellor', 'admin']);
  counsellorId = await addCounsellor(world, 'bisi');
});
afterAll(async () => {
  await twin.close();
  await world.close();
});

let ada: Person;
let obi: Person;
let eve: Person;
let matchId: string;
let id: string;
let open: Screen[] = [];
beforeEach(async () => {
  for (const { socket } of open) socket.close();
  open = [];
  count += 1;
  world.time.now = new Date(START.getTime() - 9 * MINUTE_MS);
  const pair = await matchedPair(world, `ada${count}`, `obi${count}`);
  [ada, obi, matchId] = [pair.one, pair.other, pair.matchId];
  for (const one of [ada, obi]) await one.call(sayCouple, { params: { matchId } });
  eve = await world.as(`eve${count}`);
  id = randomUUID();
  await bookSession(world, { id, counsellorId, memberId: ada.id, partnerId: obi.id, startsAt: START });
});

const on = async (who: Client, at: World = world) => {
  const isStaff = who === bisi || who === tunde;
  const screen = await (isStaff ? openStaffScreen : openScreen)(at, who);
  open.push(screen);
  return screen;
};
const join = ({ socket }: Screen) => socket.emitWithAck('joinMeeting', { meeting: id });
const comes = async (who: Client, at?: World) => {
  const screen = await on(who, at);
  const reply = await join(screen);
  if (!('peer' in reply)) throw new Error(reply.message);
  return { screen, peer: reply.peer };
};
const admit = (peer: string, who = bisi) =>
  who.call(calls.admitToMeeting, { params: { id }, body: { peer } });
const openRelay = (who: Person, peer: string) =>
  who.call(calls.openRelay, { params: { id }, body: { peer } });
const change = (to: Partial<typeof appointment.$inferInsert>) =>
  world.db
    .update(appointment)
    .set({ state: 'confirmed', ...to })
    .where(eq(appointment.id, id));
const stateOf = async () => {
  const [found] = await world.db.select().from(appointment).where(eq(appointment.id, id));
  return found!.state;
};
const last = (screen: Screen) =>
  screen.told.findLast(({ event }) => event === 'meetingMoved')?.payload as {
    open: boolean;
    people: calls.MeetingPeer[];
  };
const rolesSeenBy = (screen: Screen) =>
  last(screen)
    ?.people.map(({ role, admitted }) => [role, admitted])
    .sort();
const pass = async (minutes: number, beats = true) => {
  world.time.now = new Date(START.getTime() + minutes * MINUTE_MS);
  if (!beats) return;
  await world.features.meeting.presence.beat();
  await twin.features.meeting.presence.beat();
};
const settle = () => world.features.meeting.attendance.settleAll();

test('member and partner wait, the counsellor lets them in, and what they say of their way reaches one another alone', async () => {
  const [hers, his, desk] = [await comes(ada), await comes(obi, twin), await comes(bisi, twin)];
  await expect
    .poll(() => rolesSeenBy(hers.screen))
    .toEqual([
      ['counsellor', true],
      ['member', false],
      ['partner', false],
    ]);
  const signal = (to: string) =>
    hers.screen.socket.emitWithAck('signalInMeeting', {
      meeting: id,
      from: hers.peer,
      to,
      description: { type: 'offer', sdp: 'v=0\r\n'.padEnd(9000, 'x') },
    });
  // Whoever waits reaches nobody.
  expect(await signal(desk.peer)).toMatchObject({ code: 'not_found' });
  expect((await admit(hers.peer)).status).toBe(200);
  expect(await signal(his.peer)).toMatchObject({ code: 'not_found' });
  expect((await admit(his.peer)).status).toBe(200);
  expect(await signal(desk.peer)).toEqual({ ok: true });
  const [heard] = await desk.screen.hears('meetingSignal');
  // Longer than one signal between processes: it comes whole.
  expect(heard).toMatchObject({ from: hers.peer, to: desk.peer, description: { type: 'offer' } });
  expect((heard as { description: { sdp: string } }).description.sdp).toHaveLength(9000);
  expect(his.screen.told.filter(({ event }) => event === 'meetingSignal')).toEqual([]);
  // In somebody else’s name it is said to nobody.
  const forged = { meeting: id, from: hers.peer, to: desk.peer, candidates: [] };
  expect(await his.screen.socket.emitWithAck('signalInMeeting', forged)).toMatchObject({ code: 'not_found' });
});

test('an outsider, another counsellor and an administrator are told that it is not there', async () => {
  for (const one of [eve, tunde]) {
    expect(await join(await on(one))).toMatchObject({ code: 'not_found' });
    const isStaff = one === tunde;
    for (const call of isStaff
      ? [calls.findStaffMeeting, calls.listStaffMeetingTexts]
      : [calls.findMeeting, calls.listMeetingTexts])
      expect((await one.call(call as typeof calls.findMeeting, { params: { id } })).status).toBe(404);
    const relay = (isStaff ? calls.openStaffRelay : calls.openRelay) as typeof calls.openRelay;
    expect((await one.call(relay, { params: { id }, body: { peer: randomUUID() } })).status).toBe(404);
  }
  const { peer } = await comes(ada);
  expect((await admit(peer, tunde)).status).toBe(404);
});

test.each([
  ['before it opens', -11, {}, 'The room is not open yet'],
  ['after it closed', 56, {}, 'This session is over'],
  ['once it is cancelled', 0, { state: 'cancelled' as const }, 'This session is over'],
])('%s nobody enters, and nobody is given a server', async (_, minutes, changed, why) => {
  await change(changed);
  await pass(minutes, false);
  for (const one of [ada, bisi])
    expect(await join(await on(one))).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(why),
    });
  expect((await openRelay(ada, randomUUID())).status).toBe(409);
  const body = { id: randomUUID(), text: 'Hello' };
  expect((await ada.call(calls.writeInMeeting, { params: { id }, body })).status).toBe(409);
});

test('a counsellor who never came can neither say that it was held nor that nobody waited', async () => {
  const { screen } = await comes(ada);
  const say = (who: Client, how: 'held' | 'member_absent') =>
    who.call(recordAttendance, { params: { id }, body: { how } });
  await pass(2);
  expect((await say(bisi, 'held')).status).toBe(409);
  screen.socket.close();
  await pass(51, false);
  for (const how of ['held', 'member_absent'] as const)
    expect((await say(bisi, how)).refusal.message).toMatch(/room has seen it otherwise/);
  expect(await stateOf()).toBe('confirmed');
  expect((await say(tunde, 'held')).status).toBe(200);
});

test('one that is not paid has no room', async () => {
  await change({ state: 'held', heldUntil: START });
  expect((await ada.call(calls.findMeeting, { params: { id } })).status).toBe(404);
});

test('when the couple ends the partner goes, and does not come back', async () => {
  const [hers, his] = [await comes(ada), await comes(obi)];
  await obi.call(endCouple, { params: { matchId } });
  await pass(0);
  await expect.poll(() => rolesSeenBy(hers.screen)).toEqual([['member', false]]);
  await expect.poll(() => last(his.screen).people.map(({ _id }) => _id)).not.toContain(his.peer);
  expect(await join(his.screen)).toMatchObject({ code: 'not_found' });
});

test('the server closes the room five minutes after the end, and at once when it is cancelled', async () => {
  const [hers, desk] = [await comes(ada), await comes(bisi, twin)];
  await admit(hers.peer);
  await pass(54);
  expect(last(desk.screen).open).toBe(true);
  await pass(55);
  for (const { screen } of [hers, desk])
    await expect.poll(() => last(screen)).toMatchObject({ open: false, people: [] });
});

test('on another screen one has left the one before; a screen that is gone is gone; who was in is in again', async () => {
  const [desk, first] = [await comes(bisi), await comes(ada)];
  await admit(first.peer);
  const second = await comes(ada, twin);
  // Two who come in one moment stand in either order.
  await expect
    .poll(() => Object.fromEntries(last(desk.screen).people.map(({ _id, admitted }) => [_id, admitted])))
    .toEqual({ [desk.peer]: true, [second.peer]: true });
  second.screen.socket.close();
  await expect.poll(() => rolesSeenBy(desk.screen)).toEqual([['counsellor', true]]);
  // Who goes while still on the way in has gone.
  const { socket } = await on(ada);
  const say = (event: 'joinMeeting' | 'leaveMeeting') => socket.emitWithAck(event, { meeting: id });
  expect(await Promise.all([say('joinMeeting'), say('leaveMeeting')])).toEqual([
    { peer: expect.any(String) },
    { ok: true },
  ]);
  expect((await meetings.listStays(world.db, id)).filter(({ leftAt }) => !leftAt)).toHaveLength(1);
});

test('a process that died takes its people along after a while', async () => {
  const desk = await comes(bisi);
  const now = world.clock.now();
  const row = { id: randomUUID(), appointmentId: id, role: 'member' as const, memberId: ada.id };
  await meetings.saveStay(world.db, { ...row, arrivedAt: now, seenAt: now });
  await world.features.meeting.presence.beat();
  await expect.poll(() => rolesSeenBy(desk.screen)).toHaveLength(2);
  await pass(0, false);
  await world.features.meeting.presence.beat();
  await expect.poll(() => rolesSeenBy(desk.screen)).toEqual([['counsellor', true]]);
});

test('whoever waits is given no relay; whoever was let in is, for that stay alone and a short time', async () => {
  const [hers, his] = [await comes(ada), await comes(obi)];
  expect((await openRelay(ada, hers.peer)).status).toBe(409);
  await admit(hers.peer);
  const { body } = await openRelay(ada, hers.peer);
  const { urls, username } = body.iceServers[0]!;
  expect(urls).toEqual(RELAYS);
  const seconds = Number(username!.split(':')[0]) - world.clock.now().getTime() / 1000;
  expect(seconds).toBe(calls.RELAY_CREDENTIALS_MINUTES * 60);
  expect(JSON.stringify(body)).not.toContain(ada.id);
  for (const peer of [hers.peer, his.peer]) expect((await openRelay(obi, peer)).status).toBe(409);
});

test('what is written reaches those who are in, is sealed, and is erased after a day', async () => {
  const [hers, his, desk] = [await comes(ada), await comes(obi), await comes(bisi)];
  const write = (one: Person, text: string, textId = randomUUID()) =>
    one.call(calls.writeInMeeting, { params: { id }, body: { id: textId, text } });
  expect((await write(ada, 'May I?')).status).toBe(409);
  await admit(hers.peer);
  const textId = randomUUID();
  await Promise.all([write(ada, 'A secret word.', textId), write(ada, 'A secret word.', textId)]);
  expect(await desk.screen.hears('meetingText')).toMatchObject([
    { text: { text: 'A secret word.', name: 'Ada Okeke', role: 'member' } },
  ]);
  expect(his.screen.told.filter(({ event }) => event === 'meetingText')).toEqual([]);
  expect((await obi.call(calls.listMeetingTexts, { params: { id } })).body.texts).toEqual([]);
  expect((await bisi.call(calls.listStaffMeetingTexts, { params: { id } })).body.texts).toHaveLength(1);
  const kept = async () => (await world.platform.pool.query('select text_sealed from meeting_text')).rows;
  expect(JSON.stringify(await kept())).not.toContain('secret');
  await pass(24 * 60 - 10, false);
  await world.features.meeting.texts.eraseOld();
  expect(await kept()).toHaveLength(1);
  await pass(24 * 60, false);
  await world.features.meeting.texts.eraseOld();
  expect(await kept()).toHaveLength(0);
});

test('what happened is told to the schedule: held, cut short, or who did not come; the desk may correct it', async () => {
  const [hers] = [await comes(ada), await comes(bisi)];
  await admit(hers.peer);
  await pass(20);
  await settle();
  expect(await stateOf()).toBe('confirmed');
  await pass(55);
  await settle();
  await settle();
  expect(await stateOf()).toBe('done');
  const granted = 'select from session_grant where member_id = $1';
  expect((await world.platform.pool.query(granted, [ada.id])).rows).toHaveLength(0);
});

test('whoever waited ten minutes for the counsellor in vain is not asked to wait longer', async () => {
  await comes(ada);
  await pass(9);
  await settle();
  expect(await stateOf()).toBe('confirmed');
  await pass(10);
  await settle();
  expect(await stateOf()).toBe('no_show_counsellor');
});
