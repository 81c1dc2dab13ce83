// Reports at the desk of staff: read, decided once with a reason; who was reported and who reported is told.
import { findMe, logIn } from '@ijeuwa/contract/accounts';
import { saveDetails, savePrompts } from '@ijeuwa/contract/details';
import { findCard, likePart } from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import * as calls from '@ijeuwa/contract/safety';
import { listAudit } from '@ijeuwa/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { like, makeCouples } from '#test/couples.ts';
import type { Member } from '#test/members.ts';
import { type Client, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bisi: Client;
let admin: Client;
let couples: ReturnType<typeof makeCouples>;
beforeAll(async () => {
  world = await makeWorld();
  bisi = await signInStaff(world, 'bisi', ['moderator']);
  admin = await signInStaff(world, 'admin', ['admin']);
  couples = makeCouples(world);
});
afterAll(() => world.close());

const reported = async (details = 'He wants airtime.') => {
  world.pass(1000);
  const { ada, obi } = await couples.couple();
  await report(ada, obi, details);
  return { ada, obi };
};
const report = (one: Member, other: Member, details: string) =>
  one.call(calls.reportMember, { params: { id: other.id }, body: { reason: 'asks for money', details } });
const list = async (who = bisi) => (await who.call(calls.listReports, {})).body;
const read = async (one: Member) => (await bisi.call(calls.readReports, { params: { id: one.id } })).body;
const decide = (one: Member, decision: object, who = bisi) =>
  who.send('POST', `/api/staff/reports/${one.id}/decisions`, {
    decision: 'nothing',
    note: 'read both profiles',
    seen: 1,
    ...decision,
  });
const bellOf = async (one: Member) => (await one.call(listNotifications, {})).body.notifications;
const mailsAbout = async (one: Member) => {
  await world.deliver();
  const { rows } = await world.platform.pool.query('select email from member where id = $1', [one.id]);
  return world.mails.filter((mail) => mail.to === rows[0].email);
};

test('to members, strangers and staff of other roles it is an address that does not exist', async () => {
  const { ada, obi } = await reported();
  const support = await signInStaff(world, 'support', ['support']);
  for (const who of [ada, world.stranger(), support]) {
    expect((await who.send('GET', '/api/staff/reports')).status).toBe(404);
    expect((await who.send('GET', `/api/staff/reports/${obi.id}`)).status).toBe(404);
    expect((await decide(obi, {}, who)).status).toBe(404);
  }
});

test('the queue shows who was reported, how often and since when, the longest waiting first', async () => {
  const first = await reported();
  const second = await reported();
  world.pass(1000);
  await report(first.ada, first.obi, 'Again.');
  const { cases, waiting } = await list();
  const ids = cases.map((one) => one.member._id);
  expect(ids.indexOf(first.obi.id)).toBeLessThan(ids.indexOf(second.obi.id));
  expect(cases.find((one) => one.member._id === first.obi.id)).toMatchObject({
    open: 2,
    reporters: 1,
    reasons: ['asks for money'],
  });
  expect(waiting).toBe(cases.length);
  expect(JSON.stringify(cases)).not.toContain('Again');
});

test('a report keeps the note that came with the like of whoever is reported, and what it was about', async () => {
  const { ada, obi } = await couples.couple({ profile: { bio: 'I sing.' } });
  const body = { liked: { part: 'bio' as const }, note: 'Send me airtime.' };
  expect((await obi.call(likePart, { params: { id: ada.id }, query: {}, body })).status).toBe(200);
  await report(ada, obi, 'Look at that.');
  const note = { about: 'About me: I sing.', text: 'Send me airtime.' };
  expect((await read(obi)).reports).toMatchObject([{ details: 'Look at that.', note }]);
  const later = await couples.couple({ profile: { bio: 'I sing.' } });
  await later.obi.call(likePart, { params: { id: later.ada.id }, query: {}, body });
  await like(later.ada, later.obi);
  await report(later.ada, later.obi, '');
  await report(later.obi, later.ada, 'She wrote nothing.');
  expect((await read(later.obi)).reports).toMatchObject([{ matched: true, note }]);
  expect((await read(later.ada)).reports).toMatchObject([{ note: null }]);
  const { rows } = await world.platform.pool.query('select content_sealed, content from report_text');
  expect(JSON.stringify(rows)).not.toContain('airtime.');
});

test('a case has every report with who, when and what, and the profile and photos; the look is in the audit', async () => {
  const { ada, obi } = await reported('He wants airtime.');
  await obi.call(savePrompts, { body: { prompts: [{ key: 'laugh', reply: 'Gift cards.' }] } });
  const said = (value: string, shownTo: 'everybody' | 'nobody') => ({ value, shownTo, consent: true });
  const details = { futureHome: said('Where gifts are', 'everybody'), ethnicGroup: said('Igbo', 'nobody') };
  await obi.call(saveDetails, { body: details });
  await world.platform.pool.query(
    "update profile set family_background = 'Ask my uncle for the account.', hobbies = '{Chess,crypto}' where member_id = $1",
    [obi.id],
  );
  const found = await read(obi);
  expect(found).toMatchObject({
    state: 'active',
    profile: {
      location: 'Lagos, Nigeria',
      profession: 'Pharmacist',
      bio: 'Hello.',
      prompts: [
        { text: 'What makes me laugh without fail', reply: 'Gift cards.' },
        { text: 'To live in', reply: 'Where gifts are' },
        { text: 'Family background', reply: 'Ask my uncle for the account.' },
        { text: 'Hobbies', reply: 'Chess, crypto' },
      ],
    },
    reports: [
      { reporter: { _id: ada.id }, reason: 'asks for money', details: 'He wants airtime.', decided: false },
    ],
    decisions: [],
  });
  expect(found.photos).toHaveLength(5);
  expect(JSON.stringify(found)).not.toMatch(/@example|religion|sealed/i);
  const { entries } = (await admin.call(listAudit, { query: {} })).body;
  expect(entries[0]).toMatchObject({ act: 'read reports of a member', subject: `member ${obi.id}` });
  expect((await bisi.send('GET', `/api/staff/reports/${ada.id}`)).status).toBe(404);
});

test('a decision that nothing follows is told to the reporter alone', async () => {
  const { ada, obi } = await reported();
  await world.deliver();
  world.mails.length = 0;
  expect((await decide(obi, {})).body).toEqual({ ok: true });
  expect((await bellOf(ada))[0]).toMatchObject({ type: 'system', title: 'We have looked at your report' });
  await world.deliver();
  expect(world.mails.map(({ subject }) => subject)).toEqual(['We have looked at your report']);
  expect(await bellOf(obi)).toEqual([]);
  expect((await list()).cases.some((one) => one.member._id === obi.id)).toBe(false);
  expect(await read(obi)).toMatchObject({
    reports: [{ decided: true }],
    decisions: [{ decision: 'nothing', note: 'read both profiles', staff: 'bisi' }],
  });
  const { entries, intact } = (await admin.call(listAudit, { query: {} })).body;
  expect(
    entries.some(
      ({ act, reason }) => act === 'decide on reports: nothing' && reason === 'read both profiles',
    ),
  ).toBe(true);
  expect(intact).toBe(true);
});

test('a warning reaches the member in the bell and by mail, with its reason', async () => {
  const { obi } = await reported();
  await decide(obi, { decision: 'warning', reason: 'Nobody is asked for money here.' });
  expect((await bellOf(obi))[0]).toMatchObject({
    type: 'system',
    title: 'A warning from our staff',
    message: 'Nobody is asked for money here.',
  });
  expect((await mailsAbout(obi)).map((mail) => mail.text).join()).toContain(
    'Nobody is asked for money here.',
  );
  expect((await obi.call(findMe, {})).status).toBe(200);
});

test('a suspended member is out at once, reads why at the sign-in, and comes back when it is lifted', async () => {
  const { ada } = await couples.couple();
  const efe = Object.assign(await world.as('efe'), {});
  const member = Object.assign(efe, { id: efe.id }) as unknown as Member;
  await world.platform.pool.query(
    "insert into card (member_id, status, reviewed_at) values ($1, 'active', now())",
    [efe.id],
  );
  await world.platform.pool.query(
    'insert into impression (viewer_id, target_id, day) values ($1, $2, current_date)',
    [ada.id, efe.id],
  );
  await report(ada, member, 'A stolen photo.');
  const enter = () =>
    world.stranger().call(logIn, { body: { email: efe.user.email, password: SIGN_UP.password } });
  expect((await decide(member, { decision: 'suspension', reason: 'The photos are another’s' })).status).toBe(
    200,
  );
  expect((await efe.call(findMe, {})).status).toBe(401);
  const refused = await enter();
  expect([refused.status, refused.refusal.code]).toEqual([403, 'suspended']);
  expect(refused.refusal.message).toMatch(/ Our staff’s reason: “The photos are another’s”\. If you think /);
  expect((await mailsAbout(member)).map((mail) => mail.text).join()).toContain('The photos are another’s');
  expect((await list()).suspended).toMatchObject([{ member: { _id: efe.id } }]);

  expect((await decide(member, { decision: 'lift', reason: 'We were wrong', seen: 0 })).status).toBe(200);
  const back = world.stranger();
  await back.call(logIn, { body: { email: efe.user.email, password: SIGN_UP.password } });
  expect((await back.call(findCard, {})).body.status).toBe('paused');
  const [told] = (await back.call(listNotifications, {})).body.notifications;
  expect(told?.message).toBe('“We were wrong”. Your card is not shown until you activate it.');
  expect((await list()).suspended).toEqual([]);
  expect((await decide(member, { decision: 'lift', seen: 0 })).status).toBe(409);
});

test('of two who decide at the same moment one wins, and the other is told', async () => {
  const { obi } = await reported();
  const tries = [bisi, admin].map((who) => decide(obi, { decision: 'warning', reason: 'Please stop.' }, who));
  const replies = await Promise.all(tries);
  expect(replies.map((one) => one.status).sort()).toEqual([200, 409]);
  expect(replies.find((one) => one.status === 409)?.refusal.message).toBe(
    'Somebody has decided on these reports already.',
  );
  expect((await read(obi)).decisions).toHaveLength(1);
  expect(await bellOf(obi)).toHaveLength(1);
});

test('a report that came in meanwhile is read first, and what is no decision changes nothing', async () => {
  const { ada, obi } = await reported();
  await report(ada, obi, 'And again.');
  expect((await decide(obi, { seen: 1 })).refusal.message).toMatch(/Please read them first/);
  const refused = await decide(obi, { decision: 'warning', seen: 2 });
  expect(refused.refusal.fields).toEqual({ reason: 'Please write what the member will read.' });
  expect((await decide(obi, { note: '', seen: 2 })).status).toBe(400);
  expect((await decide(obi, { decision: 'exile', seen: 2 })).status).toBe(400);
  expect((await decide(obi, { status: 'active', seen: 2 })).refusal.code).toBe('unknown_field');
  expect((await decide(obi, { decision: 'lift', seen: 2 })).status).toBe(409);
  expect(await read(obi)).toMatchObject({ decisions: [], state: 'active' });
});

test('a decision on an account that is gone closes the case', async () => {
  const { ada, obi } = await reported();
  await world.platform.pool.query('delete from member where id = $1', [obi.id]);
  expect((await decide(obi, { decision: 'suspension', reason: 'Fraud.' })).status).toBe(409);
  expect((await decide(obi, {})).status).toBe(200);
  expect((await bellOf(ada))[0]?.title).toBe('We have looked at your report');
});
