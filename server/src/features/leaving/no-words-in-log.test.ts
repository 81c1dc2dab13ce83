// What the product logs over the whole life of a member, faults and all, names them nowhere: nothing is left there to erase.
import { randomUUID } from 'node:crypto';
import { logIn, requestPasswordReset, resetPassword } from '@ijeuwa/contract/accounts';
import { listMessages, sendMessage } from '@ijeuwa/contract/chat';
import { verifyEmail } from '@ijeuwa/contract/confirmation';
import { hideContacts } from '@ijeuwa/contract/hidden-contacts';
import { askCopy, deleteAccount, RETURN_DAYS } from '@ijeuwa/contract/leaving';
import { writeToSupport } from '@ijeuwa/contract/live-chat';
import { searchMembers } from '@ijeuwa/contract/members';
import { updateUser } from '@ijeuwa/contract/profiles';
import { reportMember } from '@ijeuwa/contract/safety';
import { beginPhone } from '@ijeuwa/contract/sign-up';
import { ENQUIRY_FORM_PATH, sendEnquiry } from '@ijeuwa/contract/support';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { type MarkedMember, markMember } from '#test/markers.ts';
import { matchThem } from '#test/matched.ts';
import { enterMember, man } from '#test/members.ts';
import type { Person } from '#test/people.ts';
import { openRefusingSmtp } from '#test/refusing-smtp.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { smtpMailer } from '../../adapters/mailer/smtp-mailer.ts';

const log: string[] = [];
let post: Awaited<ReturnType<typeof openRefusingSmtp>>;
let world: World;
/** Signs up by herself, as everybody does; he has a mark in every column. */
let ada: Person;
let obi: MarkedMember;
beforeAll(async () => {
  post = await openRefusingSmtp();
  const mailer = smtpMailer({ url: post.url, from: 'us@example.com' });
  world = await makeWorld(
    { LOG_LEVEL: 'debug' },
    {
      // Staff have their code, and nobody else has any mail.
      mailer: {
        async send(mail, signal) {
          if (!mail.to.endsWith('@staff.example')) return mailer.send(mail, signal);
          world.mails.push(mail);
        },
      },
      sms: { send: () => Promise.reject(new Error('Termii answered 500')) },
    },
    { log },
  );
});
afterAll(async () => {
  await world.close();
  post.close();
});

const MARKS = {
  name: 'Markname Markfamily',
  email: 'markemail@example.com',
  phoneNumber: '+2348035557701',
  password: 'markpassword of hers',
};
const WORDS = {
  bio: 'markbio',
  hobbies: ['markhobby'],
  message: 'markmessage',
  question: 'markquestion',
  details: 'markdetails',
  subject: 'marksubject',
  wrong: 'markwrongpassword',
  address: 'markaddress',
};
const spelled = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(spelled);
const marks = () => [
  ...spelled(MARKS).flatMap((one) => [one, encodeURIComponent(one)]),
  '08035557701',
  '8035557701',
  'Markname',
  'Markfamily',
  ...spelled(WORDS),
  ...obi.marks.map(({ mark }) => mark),
];

test('neither what she gave and wrote, nor what was refused or failed, nor her leaving, is logged in words of hers', async () => {
  ada = await world.as('ada', { ...MARKS, confirmPassword: MARKS.password });
  obi = await markMember(world, 'obi', ada, man());
  const stranger = world.stranger();
  const proof = { password: MARKS.password };
  const { email, phoneNumber } = MARKS;
  // The mail with the link never comes.
  await world.platform.pool.query('update member set email_verified_at = now() where id = $1', [ada.id]);
  const matchId = await matchThem(world, ada, await enterMember(world, 'Ify', man()));

  // What she gives and writes, and what is refused of it.
  await ada.call(updateUser, { body: { bio: WORDS.bio, hobbies: WORDS.hobbies } });
  await ada.send('PUT', updateUser.path, { bio: WORDS.bio, [WORDS.address]: WORDS.bio });
  await ada.send('PUT', updateUser.path, { age: WORDS.bio });
  await stranger.call(logIn, { body: { email, password: WORDS.wrong } });
  await stranger.call(requestPasswordReset, { body: { email } });
  await stranger.call(resetPassword, { body: { token: WORDS.wrong, password: WORDS.wrong } as never });
  await ada.call(verifyEmail, { body: { token: WORDS.wrong } });
  await stranger.call(beginPhone, { body: { phoneNumber, email } });
  await ada.call(hideContacts, { body: { numbers: [phoneNumber] } as never });
  const text = WORDS.message;
  const said = await ada.call(sendMessage, { params: { matchId }, body: { clientId: randomUUID(), text } });
  expect(said.status).toBe(200);
  await ada.send('GET', listMessages.path.replace(':matchId', matchId), undefined, { after: WORDS.address });
  await ada.call(writeToSupport, { body: { clientId: randomUUID(), text: WORDS.question } });
  await ada.call(reportMember, {
    params: { id: obi.id },
    body: { reason: 'harassment', details: WORDS.details },
  });
  const enquiry = { kind: 'help', name: MARKS.name, email, subject: WORDS.subject, message: WORDS.message };
  await ada.call(sendEnquiry, { body: enquiry as never });
  await stranger.send('POST', `${ENQUIRY_FORM_PATH}?email=${encodeURIComponent(email)}`, enquiry);
  await stranger.send('GET', `/api/nowhere?email=${encodeURIComponent(email)}`);
  const bisi = await signInStaff(world, 'bisi', ['support']);
  await bisi.call(searchMembers, { body: { query: email, reason: 'She asked us to look.' } });

  // A fault of the database quotes the row in its own words.
  await world.platform.pool.query(
    `alter table profile add constraint nothing_goes check (bio <> '${WORDS.bio}') not valid`,
  );
  expect((await ada.call(updateUser, { body: { bio: WORDS.bio } })).status).toBe(500);
  await world.platform.pool.query('alter table profile drop constraint nothing_goes');

  // Nothing can leave: the carrier says whom it was for.
  await world.deliver();
  await ada.call(askCopy, { body: { proof } });
  await world.features.leaving.copies.makeWaiting();
  await world.deliver();
  expect((await ada.call(deleteAccount, { body: { proof } })).status).toBe(200);
  world.pass(RETURN_DAYS * DAY_MS);
  await world.features.leaving.erasures.eraseDue();
  await world.deliver();

  expect(world.takeErrors().length).toBeGreaterThan(0);
  const all = log.join('');
  // It was read: each call, the fault, and what could not leave.
  expect(log.filter((line) => line.includes('incoming request')).length).toBeGreaterThan(20);
  expect(all).toContain('nothing could leave');
  expect(all).toMatch(/"level":50.*(23514|nothing_goes)/);
  expect(marks().filter((mark) => all.includes(mark))).toEqual([]);
});
