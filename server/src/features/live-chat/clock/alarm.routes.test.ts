// The alarms of the live chat: due soon, overdue, and whoever is on call; each told once, and the bot says what is so.
import { askForPerson, endLiveChat } from '@ijeuwa/contract/live-chat';
import { changeOnCall } from '@ijeuwa/contract/staff';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
import { staffEmail } from '#test/back-office.ts';
import { AT_NIGHT, IN_HOURS, makeLiveChatTalk } from '#test/live-chat-talk.ts';
import type { Person } from '#test/people.ts';

const talk = await makeLiveChatTalk();
const { begin, world, bisi, sola, asked, claim, answer, saidBy, hold, fresh, queue, write } = talk;
const { alarm, calling } = world.features.liveChat;
afterAll(() => world.close());

let sent: typeof world.mails = [];
/** What staff were told since it was asked last: whom, and what. */
const told = async () => {
  world.mails.length = 0;
  await world.deliver();
  sent = world.mails.filter(({ to }) => to.endsWith('@staff.example'));
  return sent.map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`).sort();
};
const onCall = (who: typeof bisi, isOn: boolean) => who.call(changeOnCall, { body: { onCall: isOn } });

let ada: Person;
beforeEach(async () => {
  ada = await begin();
  for (const who of [bisi, sola]) await onCall(who, false);
  await told();
});

describe('the clock', () => {
  test('tells everybody who may answer four hours before it runs out, and when it has, each once', async () => {
    await asked(ada);
    const sound = async () => {
      await Promise.all([alarm.sound(), alarm.sound()]);
      return told();
    };
    world.pass(20 * HOUR_MS - MINUTE_MS);
    expect(await sound()).toEqual([]);
    world.pass(MINUTE_MS);
    expect(await sound()).toEqual(['bisi: A live chat is due soon', 'sola: A live chat is due soon']);
    expect(await sound()).toEqual([]);
    world.pass(4 * HOUR_MS);
    expect(await sound()).toEqual(['bisi: A live chat is overdue', 'sola: A live chat is overdue']);
    world.pass(48 * HOUR_MS);
    expect(await sound()).toEqual([]);
  });

  test('says who has it and nothing of who wrote; what was answered sounds no more', async () => {
    const id = await asked(ada);
    await asked(await fresh());
    await claim(id);
    world.pass(21 * HOUR_MS);
    await alarm.sound();
    await told();
    const mail = sent.find(({ to }) => to.startsWith('bisi'));
    const other = sent.find(({ to }) => to.startsWith('sola'));
    expect(mail!.subject).toBe('2 live chats are due soon');
    expect(mail!.text).toContain('25 November 2026 at 10:00 WAT. You have it: please answer.');
    expect(other!.text).toContain('25 November 2026 at 10:00 WAT. bisi has it.');
    expect(mail!.text).toContain('25 November 2026 at 10:00 WAT. Nobody has it.');
    expect(mail!.text).not.toContain(ada.user.name);
    await answer(id);
    world.pass(4 * HOUR_MS);
    await alarm.sound();
    expect(await told()).toEqual(['bisi: A live chat is overdue', 'sola: A live chat is overdue']);
  });

  test('of a shorter promise half is waited; a chat that comes back has a new clock and a new alarm', async () => {
    await hold(ada, IN_HOURS, 'VIP support with events', '24/7 VIP support');
    const id = await asked(ada);
    world.pass(2 * HOUR_MS);
    await alarm.sound();
    expect(await told()).toHaveLength(2);
    await talk.close(id);
    await asked(ada);
    world.pass(2 * HOUR_MS);
    await alarm.sound();
    expect(await told()).toHaveLength(2);
  });
});

describe('the clock after the first answer', () => {
  test('runs anew from the first word that nobody has answered, and the desk and the alarm show it', async () => {
    const id = await asked(ada);
    await claim(id);
    await answer(id);
    world.pass(48 * HOUR_MS);
    await write(ada, 'It is still not solved.');
    const since = world.clock.now().toISOString();
    world.pass(HOUR_MS);
    await write(ada, 'Are you there?');
    const [row] = await queue();
    expect(row).toMatchObject({ state: 'assigned', answeredAt: null, waitingSince: since });
    expect(row!.dueAt).toBe('2026-11-27T09:00:00.000Z');
    world.pass(23 * HOUR_MS);
    await alarm.sound();
    expect(await told()).toEqual(['bisi: A live chat is overdue', 'sola: A live chat is overdue']);
    await answer(id);
    expect((await queue())[0]!.answeredAt).not.toBeNull();
  });

  test('of a shorter promise half is waited from that word', async () => {
    await hold(ada, IN_HOURS, 'VIP support with events', '24/7 VIP support');
    const id = await asked(ada);
    await claim(id);
    await answer(id);
    world.pass(3 * HOUR_MS);
    await write(ada, 'It is still not solved.');
    await alarm.sound();
    expect(await told()).toEqual([]);
    world.pass(2 * HOUR_MS);
    await alarm.sound();
    expect(await told()).toHaveLength(2);
  });
});

describe('support at any hour', () => {
  beforeEach(async () => {
    world.time.now = AT_NIGHT;
    await hold(ada, AT_NIGHT, 'VIP support with events', '24/7 VIP support');
  });
  const CALLED = 'You are called: a member with support at any hour';
  const STILL = 'Still waiting: a member with support at any hour';
  const lookAgain = async () => {
    await Promise.all([calling.callAgain(), calling.callAgain()]);
    return told();
  };

  test('whoever is on call is told at once, and again after ten minutes if nobody took it, each once', async () => {
    await onCall(sola, true);
    await asked(ada);
    expect((await saidBy('bot', ada)).at(-1)).toContain('Whoever is on call has your chat, at any hour.');
    expect(await told()).toEqual([`sola: ${CALLED}`]);
    expect(sent[0]!.text).toContain('You are on call.');
    expect(await lookAgain()).toEqual([]);
    world.pass(10 * MINUTE_MS);
    expect(await lookAgain()).toEqual([`sola: ${STILL}`]);
    world.pass(10 * MINUTE_MS);
    expect(await lookAgain()).toEqual([]);
  });

  test('a chat that is ended and asked for again calls once in ten minutes', async () => {
    await onCall(sola, true);
    const again = async () => {
      await ada.call(endLiveChat, {});
      await ada.call(askForPerson, {});
    };
    await ada.call(askForPerson, {});
    for (const _ of [1, 2, 3, 4]) await again();
    expect(await told()).toEqual([`sola: ${CALLED}`]);
    world.pass(9 * MINUTE_MS);
    await again();
    expect(await lookAgain()).toEqual([]);
    world.pass(MINUTE_MS);
    expect(await lookAgain()).toEqual([`sola: ${STILL}`]);
    await again();
    expect(await lookAgain()).toEqual([]);
    world.pass(10 * MINUTE_MS);
    expect(await lookAgain()).toEqual([`sola: ${STILL}`]);
  });

  test('ending costs like writing', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) statuses.push((await ada.call(endLiveChat, {})).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('what somebody took is not called for again', async () => {
    await onCall(sola, true);
    await claim(await asked(ada), sola);
    await told();
    world.pass(10 * MINUTE_MS);
    expect(await lookAgain()).toEqual([]);
  });

  test('with nobody on call the bot says so, and everybody who may answer is told', async () => {
    await asked(ada);
    const said = (await saidBy('bot', ada)).at(-1)!;
    expect(said).toContain('nobody is on call, though your package promises it');
    expect(said).not.toContain('Whoever is on call');
    expect(said).not.toContain('an answer by');
    expect(await told()).toEqual([`bisi: ${CALLED}`, `sola: ${CALLED}`]);
    expect(sent[0]!.text).toContain('nobody is on call: please look who can answer');
  });

  test('at the desk nobody is called; what still waits when it closes is called for then', async () => {
    await onCall(bisi, true);
    world.time.now = new Date('2026-11-24T15:55:00Z');
    await hold(ada, world.time.now, 'VIP support with events', '24/7 VIP support');
    await asked(ada);
    expect((await saidBy('bot', ada)).at(-1)).toContain('Your chat is with our team now.');
    expect(await lookAgain()).toEqual([]);
    world.pass(5 * MINUTE_MS);
    expect(await lookAgain()).toEqual([`bisi: ${CALLED}`]);
  });

  test('whoever has no such package calls nobody', async () => {
    await onCall(sola, true);
    await asked(await fresh());
    expect(await lookAgain()).toEqual([]);
  });

  test('whoever has ended, or may answer no more, is called no more', async () => {
    await onCall(sola, true);
    const roles = (given: string[]) =>
      world.platform.pool.query('update staff set roles = $2 where email = $1', [staffEmail('sola'), given]);
    await roles(['finance']);
    await asked(ada);
    expect(await told()).toEqual([`bisi: ${CALLED}`]);
    await roles(['support']);
  });
});
