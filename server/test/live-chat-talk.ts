// Members and staff in the live chat of a test, and a clock that ends nobody's session.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/live-chat';
import { signInStaff } from './back-office.ts';
import { holdFeatures } from './grants.ts';
import type { Client, Person } from './people.ts';
import { makeWorld, type World } from './test-world.ts';

/** A Tuesday, 10:00 in Lagos; and 20:00 of the same day. */
export const IN_HOURS = new Date('2026-11-24T09:00:00Z');
export const AT_NIGHT = new Date('2026-11-24T19:00:00Z');

export const makeLiveChatTalk = async () => {
  const world: World = await makeWorld();
  const bisi = await signInStaff(world, 'bisi', ['support']);
  const sola = await signInStaff(world, 'sola', ['support']);
  const { pool } = world.platform;
  let count = 0;

  const fresh = async (): Promise<Person> => {
    const person = await world.as(`ada${++count}`);
    for (const table of ['session', 'staff_session'])
      await pool.query(`update ${table} set expires_at = '2100-01-01'`);
    return person;
  };
  const write = (who: Client, text: string, clientId: string = randomUUID()) =>
    who.call(calls.writeToSupport, { body: { clientId, text } });
  const view = async (who: Client) => (await who.call(calls.findLiveChat, {})).body;
  const queue = async (who = bisi) => (await who.call(calls.listLiveChats, {})).body.chats;
  const claim = (id: string, who = bisi) => who.call(calls.claimLiveChat, { params: { id } });
  /** A chat that waits for a person. */
  const asked = async (who: Person): Promise<string> => {
    await write(who, 'My question is an odd one.');
    return (await queue()).find((one) => one.member._id === who.id)!._id;
  };

  return {
    world,
    bisi,
    sola,
    write,
    view,
    queue,
    claim,
    asked,
    /** One more member, in hours, and no chat of anybody before. */
    async begin(): Promise<Person> {
      world.time.now = IN_HOURS;
      await pool.query('delete from support_chat');
      const person = await fresh();
      world.live.length = 0;
      return person;
    },
    fresh,
    /** Gives a package of these features for two days. */
    hold: (who: Person, from: Date, ...features: string[]): Promise<void> =>
      holdFeatures(world, who.id, from, ...features),
    saidBy: async (author: string, who: Client) =>
      (await view(who)).chat!.messages.filter((one) => one.author === author).map((one) => one.text),
    answer: (id: string, text = 'Here I am.', who = bisi, clientId: string = randomUUID()) =>
      who.call(calls.answerLiveChat, { params: { id }, body: { clientId, text } }),
    handOver: (id: string, who = bisi) =>
      who.call(calls.handOverLiveChat, { params: { id }, body: { reason: 'I go home.' } }),
    close: (id: string, who = bisi) =>
      who.call(calls.closeLiveChat, { params: { id }, body: { reason: 'answered' } }),
    async taken(who: Person): Promise<string> {
      const id = await asked(who);
      await claim(id);
      return id;
    },
    async mailsTo(who: Person) {
      await world.features.liveChat.unseen.mail();
      await world.deliver();
      return world.mails.filter(
        ({ to, subject }) => to === who.user.email && subject === 'Our support has answered you',
      );
    },
  };
};
