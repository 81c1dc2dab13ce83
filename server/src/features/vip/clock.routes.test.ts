// The clock of a paid case: an owner, an alarm, the people, or what was not kept, each written down and told once.
import { endStaff, listStaff } from '@ijeuwa/contract/staff';
import { handOverVipCase, listVipCases } from '@ijeuwa/contract/staff-vip';
import { quoteVip } from '@ijeuwa/contract/vip';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, later } from '#platform/clock.ts';
import { makeVipTalk } from '#test/vip-talk.ts';

const talk = await makeVipTalk();
const { world, services, bisi, caseOf, paidClient, claim, propose, tick, answer, introductionsOf } = talk;
afterAll(() => world.close());
beforeEach(() => void world.mails.splice(0));

const told = async (memberId: string, title: string) => {
  const { rows } = await world.platform.pool.query(
    'select 1 from notification where member_id = $1 and title = $2',
    [memberId, title],
  );
  return rows.length;
};
const rungOf = async (id: string) => {
  const { rows } = await world.platform.pool.query(
    'select ring from vip_ring where case_id = $1 order by due_at',
    [id],
  );
  return rows.map(({ ring }) => ring);
};

test('nothing rings before its time, and each rings once, however often the clock is looked at', async () => {
  const { ada, id } = await paidClient();
  await talk.pass(4 * HOUR_MS - 1);
  await tick();
  expect(await rungOf(id)).toEqual([]);
  await talk.pass(1);
  await Promise.all([tick(), tick(), tick()]);
  await tick();
  expect(await rungOf(id)).toEqual(['owner']);
  expect(await told(ada.id, 'Your matchmaker is late')).toBe(1);
  await world.deliver();
  const owners = world.mails.filter(({ subject }) => subject === 'A VIP case has no matchmaker');
  expect(owners.map(({ to }) => to)).toEqual(['bisi@staff.example']);
  expect((await caseOf(ada)).missed).toEqual(['owner']);
  await talk.pass(16 * HOUR_MS);
  await tick();
  await tick();
  await world.deliver();
  const alarms = world.mails.filter(({ subject }) => subject === 'A VIP case is due in 4 hours');
  expect(alarms.map(({ to }) => to)).toEqual(['bisi@staff.example']);
  expect((await caseOf(ada)).missed).toEqual(['owner']);
  const row = (await bisi.call(listVipCases, { query: {} })).body.cases.find(({ _id }) => _id === id);
  expect(row).toMatchObject({ alarm: true, missed: ['owner'], member: { _id: ada.id } });
  await talk.pass(4 * HOUR_MS);
  await tick();
  await tick();
  expect(await rungOf(id)).toEqual(['owner', 'alarm', 'proposals']);
  expect(await told(ada.id, 'Your proposals are late')).toBe(1);
  expect((await caseOf(ada)).missed).toEqual(['owner', 'proposals']);
});

const mailsOf = async (subject: string) => {
  await world.deliver();
  return world.mails.filter((mail) => mail.subject === subject);
};
const wordsOf = async (memberId: string, title: string): Promise<string> => {
  const { rows } = await world.platform.pool.query(
    'select message from notification where member_id = $1 and title = $2',
    [memberId, title],
  );
  return rows.map(({ message }) => message).join();
};

describe('matchmakers are mailed', () => {
  test('when a case begins, with what is promised, and when it waits for another', async () => {
    const { id } = await paidClient();
    const begun = await mailsOf('A VIP case waits for a matchmaker');
    expect(begun.map(({ to }) => to)).toEqual(['bisi@staff.example']);
    expect(begun[0]!.text).toMatch(/It is promised one by .* It is promised people by /);
    await claim(id, await talk.sign('tola'));
    await talk.pass(HOUR_MS);
    world.mails.splice(0);
    await bisi.call(handOverVipCase, { params: { id }, body: { reason: 'She is ill.' } });
    // Whoever handed it over knows.
    expect((await mailsOf('A VIP case waits for a matchmaker')).map(({ to }) => to)).toEqual([
      'bisi@staff.example',
    ]);
  });

  test('with how many were proposed, where one was and more fit', async () => {
    const { others, id } = await paidClient(4);
    await claim(id);
    await propose(id, others.slice(0, 1));
    await talk.pass(20 * HOUR_MS);
    await tick();
    const ofOne = async (subject: string) =>
      (await mailsOf(subject)).filter(
        ({ to, text }) => to.startsWith('bisi') && text.includes('One person was proposed so far.'),
      );
    expect(await ofOne('A VIP case is due in 4 hours')).toHaveLength(1);
    await talk.pass(4 * HOUR_MS);
    await tick();
    await tick();
    expect(await ofOne('A VIP case is overdue')).toHaveLength(1);
  });

  test('before and after the person of a month is due, month by month', async () => {
    const { ada, id } = await talk.packageClient('Personal matches');
    expect((await mailsOf('A VIP case waits for a matchmaker'))[0]!.text).toContain(
      'It is promised one person a month, the next by',
    );
    await claim(id);
    for (const month of [1, 2]) {
      await talk.pass(27 * DAY_MS);
      await tick();
      await talk.pass(3 * DAY_MS);
      await tick();
      const toBisi = async (subject: string) =>
        (await mailsOf(subject)).filter(
          ({ to, text }) => to.startsWith('bisi') && text.includes('Nobody was proposed this month.'),
        );
      expect(await toBisi('A VIP case is due in 3 days')).toHaveLength(month);
      expect(await toBisi('A VIP case is overdue')).toHaveLength(month);
      expect(await told(ada.id, 'Your introduction is late')).toBe(month);
    }
  });
});

describe('who is late says it in the words of what was promised', () => {
  const late = async (id: string, title: string, days = 1) => {
    await claim(id);
    await talk.pass(days * DAY_MS);
    await tick();
    return (memberId: string) => wordsOf(memberId, title);
  };

  test('what was paid goes back as long as nobody was proposed', async () => {
    const { ada, id } = await paidClient();
    expect(await (await late(id, 'Your proposals are late'))(ada.id)).toContain('get back what you paid');
  });

  test('and once somebody was, nothing of it is said', async () => {
    const { ada, others, id } = await paidClient(4);
    await claim(id);
    await propose(id, others.slice(0, 1));
    expect(await (await late(id, 'Your proposals are late'))(ada.id)).not.toContain('get back');
  });

  test('a package gives nothing back, and by the month it is one person', async () => {
    const whole = await talk.packageClient('A dedicated matchmaker');
    const words = await (await late(whole.id, 'Your proposals are late'))(whole.ada.id);
    expect(words).toContain('We promised people by now');
    expect(words).not.toContain('get back');
    const monthly = await talk.packageClient('Personal matches');
    const one = await (await late(monthly.id, 'Your introduction is late', 30))(monthly.ada.id);
    expect(one).toContain('We promised you a person by now');
    expect(one).not.toContain('get back');
  });

  test('and what was late by the month is not held against the case that was bought since', async () => {
    const { ada, id } = await talk.packageClient('Personal matches');
    await late(id, 'Your introduction is late', 15);
    expect((await caseOf(ada)).missed).toEqual([]);
    await late(id, 'Your introduction is late', 15);
    expect((await caseOf(ada)).missed).toEqual(['proposals']);
    await ada.call(quoteVip, { body: { currency: 'NGN' } });
    await talk.services.pay(world, id);
    expect((await caseOf(ada)).missed).toEqual([]);
    expect((await mailsOf('A VIP case of yours has begun anew')).map(({ to }) => to)).toEqual([
      'bisi@staff.example',
    ]);
  });
});

test('taken in time and all who fit proposed, it never rings', async () => {
  const { ada, others, id } = await paidClient(2);
  await claim(id);
  await propose(id, others);
  expect(await caseOf(ada)).toMatchObject({ state: 'proposed', dueAt: null, ownerDueAt: null });
  await talk.pass(2 * DAY_MS);
  await tick();
  expect(await rungOf(id)).toEqual([]);
});

test('one proposed while more fit leaves the clock running', async () => {
  const { ada, others, id } = await paidClient(4);
  await claim(id);
  await propose(id, others.slice(0, 1));
  expect((await caseOf(ada)).dueAt).not.toBeNull();
  await propose(id, others.slice(1, 3));
  expect((await caseOf(ada)).dueAt).toBeNull();
});

test('where nobody is left, the honest word stops the clock; where somebody is, there is no such word', async () => {
  const { ada, others, id } = await paidClient();
  await claim(id);
  expect((await propose(id, [])).refusal.message).toBe('There are people who fit. Please propose somebody.');
  await world.platform.pool.query('delete from active_card where member_id = $1', [others[0]!.id]);
  expect((await propose(id, [])).status).toBe(200);
  expect((await caseOf(ada)).dueAt).toBeNull();
  expect(await told(ada.id, 'An honest word on your search')).toBe(1);
});

test('silence ends a proposal after two weeks, of whichever of the two', async () => {
  const { ada, others, id } = await paidClient(2);
  await claim(id);
  await propose(id, others);
  const [first] = (await caseOf(ada)).proposals;
  await answer(ada, first!._id, true);
  await talk.pass(14 * DAY_MS);
  expect((await answer(ada, (await caseOf(ada)).proposals[1]!._id, true)).status).toBe(409);
  await world.features.vip.caseClock.lapse();
  const after = await caseOf(ada);
  expect(after.proposals.map(({ state, name }) => [state, name])).toEqual([
    ['over', ''],
    ['over', ''],
  ]);
  expect(after.state).toBe('searching');
  expect((await Promise.all(others.map(introductionsOf))).flat()).toEqual([]);
});

test('handed over, it promises an owner anew and nothing was missed; the other promises stay', async () => {
  const { ada, id } = await paidClient();
  await claim(id);
  const { dueAt } = await caseOf(ada);
  await talk.pass(6 * HOUR_MS);
  await bisi.call(handOverVipCase, { params: { id }, body: { reason: 'I go home.' } });
  await tick();
  expect(await caseOf(ada)).toMatchObject({
    owner: null,
    ownerDueAt: later(world.clock.now(), 4 * HOUR_MS).toISOString(),
    dueAt,
    missed: [],
  });
  expect(await told(ada.id, 'Another matchmaker takes your case over')).toBe(1);
  await talk.pass(4 * HOUR_MS);
  await tick();
  expect((await caseOf(ada)).missed).toEqual(['owner']);
});

test('a matchmaker whose access ends leaves their cases to colleagues, clock and all, and clients are told', async () => {
  const [kemi, admin] = [await talk.sign('kemi'), await talk.sign('admin', ['admin'])];
  const { ada, id } = await paidClient();
  await claim(id, kemi);
  const { dueAt } = await caseOf(ada);
  const person = (await admin.call(listStaff, {})).body.people.find(({ name }) => name === 'kemi')!;
  await admin.call(endStaff, { params: { id: person._id }, body: { reason: 'She has left.' } });
  expect(await caseOf(ada)).toMatchObject({ owner: null, dueAt, state: 'assigned' });
  expect(await told(ada.id, 'Another matchmaker takes your case over')).toBe(1);
  const { rows } = await world.platform.pool.query(
    `select reason from audit_entry where act = 'hand over VIP case' and subject = $1`,
    [`VIP case ${id}`],
  );
  expect(rows).toEqual([{ reason: 'She has left.' }]);
  expect((await claim(id)).status).toBe(200);
});

describe('after its months it is closed', () => {
  const closedOf = async (id: string) =>
    (await world.platform.pool.query('select ground, closed_because from vip_case where id = $1', [id])).rows;
  const monthsPass = async () => {
    await talk.pass(185 * DAY_MS);
    await tick();
    await tick();
  };
  const backOf = (id: string) => services.givenBack.filter(({ subjectId }) => subjectId === id).length;

  test('and who was met stays; what was paid does not go back', async () => {
    const { ada, id, others } = await paidClient();
    await claim(id);
    await propose(id, others);
    await monthsPass();
    expect(await closedOf(id)).toEqual([{ ground: 'payment', closed_because: 'ended' }]);
    expect(await wordsOf(ada.id, 'Your matchmaking has ended')).toBe(
      'The time of your case is over. Whom you met stays among your matches.',
    );
    expect(backOf(id)).toBe(0);
  });

  test('where nobody was proposed, what was paid goes back unasked, and it is said', async () => {
    const { ada, id } = await paidClient();
    await monthsPass();
    expect(await closedOf(id)).toEqual([{ ground: 'payment', closed_because: 'ended' }]);
    expect(await told(ada.id, 'Your matchmaking has ended')).toBe(1);
    expect(await wordsOf(ada.id, 'Your matchmaking has ended')).toContain('what you paid goes back to you');
    expect(backOf(id)).toBe(1);
  });

  test('where a package goes on with it, what was paid goes back all the same', async () => {
    const { ada, id } = await paidClient(1, { package: 'none' });
    await talk.grant(ada.id, ['A dedicated matchmaker'], 300);
    await monthsPass();
    expect(await closedOf(id)).toEqual([{ ground: 'package', closed_because: null }]);
    expect(await wordsOf(ada.id, 'What you paid for matchmaking goes back')).toContain(
      'Your package goes on',
    );
    expect(backOf(id)).toBe(1);
  });
});
