// Enquiries of a test at the planners' desk: members who ask, and two planners who work on what they asked.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/planning';
import { signInStaff } from './back-office.ts';
import type { Client } from './people.ts';
import { makeWorld, type World } from './test-world.ts';

/** What nobody reads but the planner and whoever asked. */
export const SECRET = 'My father will not come if it is in a church.';

export const makePlanningTalk = async (env: Record<string, string> = {}) => {
  const world: World = await makeWorld(env);
  const tola = await signInStaff(world, 'tola', ['planner']);
  const admin = await signInStaff(world, 'admin', ['admin']);
  // The clock of a test ends nobody’s session.
  await world.platform.pool.query("update staff_session set expires_at = '2100-01-01'");

  const form = (change: object = {}) => ({
    id: randomUUID(),
    about: { kind: 'planning-service' as const, key: 'venue-search' },
    name: 'Ada Okeke',
    email: 'ada@example.com',
    weddingDate: '2039-12-18',
    guests: 250,
    message: SECRET,
    ...change,
  });
  const ask = async (who: Client, change: object = {}) => {
    world.pass(1000);
    const { reference } = (await who.call(calls.askPlanner, { body: form(change) })).body;
    const id = (await own(who)).find((one) => one.reference === reference)!._id;
    return { id, reference };
  };
  const own = async (who: Client) => (await who.call(calls.listOwnPlanning, {})).body.enquiries;
  const write = (who: Client, id: string, text: string, clientId: string = randomUUID()) =>
    who.call(calls.writeToPlanner, { params: { id }, body: { clientId, text } });

  const page = (after?: string, who = tola) =>
    who.call(calls.listPlanning, { query: after ? { after } : {} });
  const read = (id: string, who = tola) => who.call(calls.readPlanning, { params: { id } });
  const claim = (id: string, who = tola) => who.call(calls.claimPlanning, { params: { id } });
  const answer = (id: string, change: object = {}, who = tola) =>
    who.send('POST', `/api/staff/planning/${id}/answers`, {
      clientId: randomUUID(),
      text: 'Three halls are free that day.',
      seen: 1,
      close: false,
      ...change,
    });
  const note = (id: string, text: string, clientId: string = randomUUID()) =>
    tola.call(calls.notePlanning, { params: { id }, body: { clientId, text } });
  const decide = (id: string, what: 'hand-over' | 'close' | 'reopen', who = tola) =>
    who.send('POST', `/api/staff/planning/${id}/${what}`, { reason: 'I go home.' });
  const mailsTo = async (email: string) => {
    await world.deliver();
    return world.mails.filter((mail) => mail.to === email);
  };
  const actsOn = async (id: string) => {
    const text = 'select act from audit_entry where subject = $1 order by seq';
    const { rows } = await world.platform.pool.query(text, [`planning enquiry ${id}`]);
    return rows.map(({ act }) => act);
  };

  return {
    world,
    tola,
    admin,
    form,
    ask,
    own,
    write,
    page,
    read,
    claim,
    answer,
    note,
    decide,
    mailsTo,
    actsOn,
  };
};
