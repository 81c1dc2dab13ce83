// Enquiries of a test at the desk: somebody who writes, and two of the staff who work on what they wrote.
import { randomUUID } from 'node:crypto';
import { listAudit } from '@ijeuwa/contract/staff';
import * as calls from '@ijeuwa/contract/support';
import { signInStaff } from './back-office.ts';
import type { Client } from './people.ts';
import { makeWorld, type World } from './test-world.ts';

/** What nobody reads but the desk and whoever wrote it. */
export const SECRET = 'My faith is nobody’s business.';

export const makeEnquiryTalk = async () => {
  const world: World = await makeWorld();
  const bisi = await signInStaff(world, 'bisi', ['support']);
  const admin = await signInStaff(world, 'admin', ['admin']);
  // The clock of a test ends nobody’s session.
  await world.platform.pool.query("update staff_session set expires_at = '2100-01-01'");
  let count = 0;

  const send = async (who: Client = world.stranger()) => {
    world.pass(1000);
    const email = `visitor${++count}@example.com`;
    const body = { kind: 'help', name: 'Ngozi Eze', email, subject: 'A question', message: SECRET } as const;
    const { reference } = (await who.call(calls.sendEnquiry, { body })).body;
    const id = (await every()).find((one) => one.reference === reference)!._id;
    return { id, reference, email };
  };
  const page = (after?: string, who = bisi) =>
    who.call(calls.listEnquiries, { query: after ? { after } : {} });
  const every = async () => {
    const rows: calls.EnquiryRow[] = [];
    for (let next: string | null | undefined; next !== null; ) {
      const { body } = await page(next);
      rows.push(...body.enquiries);
      next = body.next;
    }
    return rows;
  };
  const read = (id: string, who = bisi) => who.call(calls.readEnquiry, { params: { id } });
  const answer = (id: string, change: object = {}, who = bisi) =>
    who.send('POST', `/api/staff/enquiries/${id}/answers`, {
      clientId: randomUUID(),
      text: 'We are in Lagos.',
      close: false,
      ...change,
    });
  const claim = (id: string, who = bisi) => who.call(calls.claimEnquiry, { params: { id } });
  const taken = async (who: Client = world.stranger()) => {
    const sent = await send(who);
    await claim(sent.id);
    return sent;
  };
  const handOver = (id: string, who = bisi) =>
    who.call(calls.handOverEnquiry, { params: { id }, body: { reason: 'I go home.' } });
  const note = (id: string, text: string, noteId: string = randomUUID(), who = bisi) =>
    who.call(calls.noteEnquiry, { params: { id }, body: { clientId: noteId, text } });
  const decide = (id: string, what: 'close' | 'reopen', who = bisi, reason = 'spam') =>
    who.send('POST', `/api/staff/enquiries/${id}/${what}`, { reason });
  const mailsTo = async (email: string) => {
    await world.deliver();
    return world.mails.filter((mail) => mail.to === email);
  };
  const actsOn = async (id: string) => {
    const text = 'select act, reason from audit_entry where subject = $1 order by seq';
    const { rows } = await world.platform.pool.query(text, [`enquiry ${id}`]);
    return rows.map(({ act, reason }) => `${act}: ${reason}`);
  };
  const audit = async () => (await admin.call(listAudit, { query: {} })).body;

  return {
    world,
    bisi,
    admin,
    send,
    page,
    every,
    read,
    answer,
    claim,
    taken,
    handOver,
    note,
    decide,
    mailsTo,
    actsOn,
    audit,
  };
};
