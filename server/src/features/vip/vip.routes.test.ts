// A VIP case as its member has it: opened, counted, priced, paid, paused, closed.
import * as calls from '@ijeuwa/contract/vip';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS, later } from '#platform/clock.ts';
import { enterMember } from '#test/members.ts';
import { FILE, makeVipTalk } from '#test/vip-talk.ts';

const talk = await makeVipTalk();
const { world, services, couples, submit, view, caseOf, grant, paidClient, read, claim, propose } = talk;
afterAll(() => world.close());

const bell = async (memberId: string) => {
  const { rows } = await world.platform.pool.query(
    'select title from notification where member_id = $1 order by created_at desc, id desc',
    [memberId],
  );
  return rows.map(({ title }) => title as string);
};

describe('the file', () => {
  test('costs 525,000 naira, 404 dollars, 318 pounds, and claims nothing that nobody measured', async () => {
    const { ada } = await couples.couple();
    const { terms, about, profileSubmitted, included } = await view(ada);
    expect(terms.prices).toEqual([
      { shown: { amountMinor: 52_500_000, currency: 'NGN' }, chargedIn: 'NGN' },
      { shown: { amountMinor: 40_400, currency: 'USD' }, chargedIn: 'USD' },
      { shown: { amountMinor: 31_800, currency: 'GBP' }, chargedIn: 'GBP' },
    ]);
    expect(terms.successRate).toBeNull();
    expect(terms.benefits).toHaveLength(4);
    expect(about).toMatchObject({ age: couples.age(), location: 'Lagos, Nigeria' });
    expect([profileSubmitted, included]).toEqual([true, null]);
  });

  test('name, age and place go to the profile, and are kept nowhere else', async () => {
    const { ada } = await couples.couple();
    await submit(ada, { about: { name: 'Adaeze Ńwókè', location: 'Ibadan, Nigeria' } });
    expect((await view(ada)).about).toMatchObject({
      name: 'Adaeze Ńwókè',
      location: expect.stringContaining('Ibadan'),
    });
    const { rows } = await world.platform.pool.query('select * from vip_case where member_id = $1', [ada.id]);
    expect(JSON.stringify(rows)).not.toMatch(/Adaeze|Ibadan|laughs|Travel/);
    const refused = await submit(ada, { about: { location: 'Nowhere at all' } });
    expect([refused.status, Object.keys(refused.refusal.fields ?? {})]).toEqual([400, ['location']]);
    expect((await submit(ada, { about: { age: 17 } })).refusal.fields).toEqual({
      'about.age': expect.any(String),
    });
  });

  test('nothing is required, what is unknown is refused, and the second time is the same case', async () => {
    const { ada } = await couples.couple();
    expect((await submit(ada, { interests: ['Swimming'] })).status).toBe(400);
    expect((await submit(ada, { interests: [], priorities: [], lookingFor: undefined })).status).toBe(200);
    const { _id, state, file } = await caseOf(ada);
    expect([state, file]).toEqual(['submitted', { interests: [], priorities: [], lookingFor: '' }]);
    const both = await Promise.all([submit(ada), submit(ada)]);
    expect(both.map(({ body }) => body.case?._id)).toEqual([_id, _id]);
    expect((await caseOf(ada)).file).toEqual(FILE);
  });
});

describe('before payment', () => {
  test('how many fit is counted once an hour at most, in tens, whatever is changed or opened anew', async () => {
    const { ada, obi } = await couples.couple();
    await submit(ada);
    const { fits, fitsCountedAt } = await caseOf(ada);
    expect([fits, fitsCountedAt]).toEqual([1, world.clock.now().toISOString()]);
    await talk.pass(HOUR_MS / 2);
    await world.platform.pool.query('delete from active_card where member_id = $1', [obi.id]);
    await ada.call(calls.quoteVip, { body: { currency: 'NGN' } });
    await talk.close(ada);
    await submit(ada);
    expect((await caseOf(ada)).fitsCountedAt).toBe(fitsCountedAt);
    await talk.pass(HOUR_MS / 2);
    await ada.call(calls.quoteVip, { body: { currency: 'NGN' } });
    expect(await caseOf(ada)).toMatchObject({ fits: 0, fitsCountedAt: world.clock.now().toISOString() });
    // Nobody is looked for anew whenever its member comes, and no figure stays that says too little.
    await talk.pass(HOUR_MS);
    expect(await caseOf(ada)).toMatchObject({ fits: 0, fitsCountedAt: world.clock.now().toISOString() });
  });

  test('the price is held in naira, dollars or pounds, at the version that was shown', async () => {
    const { ada } = await couples.couple();
    expect((await ada.call(calls.quoteVip, { body: { currency: 'NGN' } })).status).toBe(404);
    await submit(ada);
    const { _id: id } = await caseOf(ada);
    const inDollars = await ada.call(calls.quoteVip, { body: { currency: 'USD' } });
    expect(inDollars.body.quote.total).toEqual({ amountMinor: 40_400, currency: 'USD' });
    expect(services.offerOf(id)).toMatchObject({
      kind: 'vip',
      memberId: ada.id,
      title: 'VIP Personalized Matchmaking',
    });
    expect((await caseOf(ada)).quote?._id).toBe(inDollars.body.quote._id);
    const inPounds = await ada.call(calls.quoteVip, { body: { currency: 'GBP' } });
    expect(inPounds.body.quote.total).toEqual({ amountMinor: 31_800, currency: 'GBP' });
    expect((await ada.send('POST', '/api/vip/quote', { currency: 'EUR' })).status).toBe(400);
  });

  test('what nobody takes is shown, charged in naira, and held at no price', async () => {
    const { ada } = await couples.couple();
    await submit(ada);
    services.nobodyTakes.add('GBP');
    const { terms } = await view(ada);
    expect(terms.prices.map(({ chargedIn }) => chargedIn)).toEqual(['NGN', 'USD', 'NGN']);
    expect((await ada.call(calls.quoteVip, { body: { currency: 'GBP' } })).status).toBe(409);
    services.nobodyTakes.clear();
  });

  test('whoever has no profile to look by is sent there first', async () => {
    const eve = await world.as('eve');
    await submit(eve);
    expect((await caseOf(eve)).fits).toBeNull();
    expect((await eve.call(calls.quoteVip, { body: { currency: 'NGN' } })).refusal.code).toBe(
      'profile_incomplete',
    );
  });
});

describe('paid', () => {
  test('it begins with its clock, for six months, and shows the card of whoever had none', async () => {
    const lone = await enterMember(world, 'Lone', { package: 'none', cardStatus: 'none' });
    await submit(lone);
    const { _id: id } = await caseOf(lone);
    await lone.call(calls.quoteVip, { body: { currency: 'NGN' } });
    const earned = await services.pay(world, id);
    const now = world.clock.now();
    expect(await caseOf(lone)).toMatchObject({
      state: 'paid',
      ground: 'payment',
      ownerDueAt: later(now, 4 * HOUR_MS).toISOString(),
      dueAt: later(now, 24 * HOUR_MS).toISOString(),
      servedUntil: earned.endsAt.toISOString(),
    });
    const { rows } = await world.platform.pool.query('select status from card where member_id = $1', [
      lone.id,
    ]);
    expect(rows).toEqual([{ status: 'pending' }]);
    expect((await lone.call(calls.quoteVip, { body: { currency: 'NGN' } })).refusal.message).toBe(
      'Your case is paid.',
    );
    expect(await bell(lone.id)).toContain('Your matchmaking has begun');
  });

  test('for a case that was closed meanwhile the money is given back', async () => {
    const { ada } = await couples.couple();
    await submit(ada);
    const { _id: id } = await caseOf(ada);
    await ada.call(calls.quoteVip, { body: { currency: 'NGN' } });
    await world.platform.pool.query(
      `update vip_case set state = 'closed', closed_at = now(), closed_because = 'member' where id = $1`,
      [id],
    );
    await services.pay(world, id);
    expect(services.givenBack.at(-1)).toEqual({ subjectId: id, reason: 'The case was closed before.' });
    expect((await view(ada)).case).toBeNull();
  });

  test('a package with a matchmaker begins it for nothing, also one that comes later', async () => {
    const { ada } = await couples.couple({ package: 'none' });
    await grant(ada.id, ['A dedicated matchmaker']);
    expect((await view(ada)).included).toMatchObject({ ground: 'package' });
    await submit(ada);
    expect(await caseOf(ada)).toMatchObject({ state: 'paid', ground: 'package' });
    expect((await ada.call(calls.quoteVip, { body: { currency: 'NGN' } })).status).toBe(409);
    const { ada: eve } = await couples.couple({ package: 'none' });
    await submit(eve);
    await grant(eve.id, ['A dedicated matchmaker']);
    await world.db.transaction((tx) => world.features.vip.memberChanged(tx, eve.id, 'package'));
    expect(await caseOf(eve)).toMatchObject({ state: 'paid', ground: 'package' });
  });

  test('one introduction a month: no four hours, one at a time, and the whole case can still be bought', async () => {
    const { ada, obi } = await couples.couple({ package: 'none' });
    await grant(ada.id, ['Personal matches']);
    await submit(ada);
    const { _id: id, ...one } = await caseOf(ada);
    expect(one).toMatchObject({ state: 'paid', ground: 'introductions', ownerDueAt: null });
    await claim(id);
    expect((await read(id)).mayPropose).toBe(1);
    await propose(id, [obi]);
    await talk.pass(HOUR_MS);
    await ada.call(calls.quoteVip, { body: { currency: 'NGN' } });
    const offer = services.offerOf(id);
    await services.pay(world, id);
    expect(await caseOf(ada)).toMatchObject({ state: 'proposed', ground: 'payment', owner: 'bisi' });
    expect((await read(id)).mayPropose).toBe(2);
    // Whom the package proposed is none of what was paid for.
    const back = () => services.givenBack.filter(({ subjectId }) => subjectId === id).length;
    expect(await caseOf(ada)).toMatchObject({ givesBack: true, proposals: [{ state: 'offered' }] });
    // Money that comes twice is none for the case.
    await services.pay(world, id, offer);
    expect([(await caseOf(ada)).givesBack, back()]).toEqual([true, 1]);
    await talk.close(ada);
    expect(back()).toBe(2);
  });
});

describe('by the member', () => {
  test('paused, its clock stands still and nobody works on it; it goes on later by as much', async () => {
    const { ada, id, others } = await paidClient();
    const before = await caseOf(ada);
    expect((await ada.call(calls.pauseVip, {})).status).toBe(200);
    await talk.pass(3 * DAY_MS);
    await talk.tick();
    expect((await caseOf(ada)).missed).toEqual([]);
    expect((await claim(id)).status).toBe(200);
    expect((await propose(id, others)).refusal.message).toBe('The member has paused this case.');
    await ada.call(calls.resumeVip, {});
    expect(await caseOf(ada)).toMatchObject({
      state: 'assigned',
      dueAt: later(new Date(before.dueAt!), 3 * DAY_MS).toISOString(),
    });
    const { ada: eve } = await couples.couple();
    await submit(eve);
    expect((await eve.call(calls.pauseVip, {})).status).toBe(409);
  });

  test('closed before anybody was proposed, what was paid goes back; afterwards it does not', async () => {
    const early = await paidClient();
    await talk.close(early.ada);
    expect(services.givenBack.at(-1)?.subjectId).toBe(early.id);
    expect((await view(early.ada)).case).toBeNull();
    const late = await paidClient();
    await claim(late.id);
    await propose(late.id, late.others);
    await talk.close(late.ada);
    expect(services.givenBack.at(-1)?.subjectId).toBe(early.id);
    expect((await talk.close(late.ada)).status).toBe(404);
  });

  test('what was paid is held before the case, as whoever gives money back holds the two', async () => {
    const caseIsFree: boolean[] = [];
    const look = async (id: string) => {
      const asked = world.platform.pool.query('select from vip_case where id = $1 for update nowait', [id]);
      caseIsFree.push(
        await asked.then(
          () => true,
          () => false,
        ),
      );
    };
    vi.spyOn(services.sold, 'earnOver').mockImplementation((_, __, id) => look(id));
    vi.spyOn(services.sold, 'giveBack').mockImplementation((_, { subjectId }) => look(subjectId));
    const { ada } = await paidClient();
    await ada.call(calls.pauseVip, {});
    expect((await ada.call(calls.resumeVip, {})).status).toBe(200);
    expect((await talk.close(ada)).status).toBe(200);
    const eve = await paidClient();
    await world.db.transaction((tx) => world.features.vip.endOf(tx, eve.ada.id));
    vi.restoreAllMocks();
    expect(caseIsFree).toEqual([true, true, true]);
    expect([(await view(ada)).case, (await view(eve.ada)).case]).toEqual([null, null]);
  });

  test('closed in another tab meanwhile, it keeps nobody from leaving', async () => {
    const { ada } = await paidClient();
    vi.spyOn(services.sold, 'giveBack').mockImplementationOnce(async () => void (await talk.close(ada)));
    await world.db.transaction((tx) => world.features.vip.endOf(tx, ada.id));
    vi.restoreAllMocks();
    expect((await view(ada)).case).toBeNull();
    expect((await talk.close(ada)).status).toBe(404);
  });

  test('gone on with from two screens at once, it goes on once', async () => {
    const { ada, id, earned } = await paidClient();
    await ada.call(calls.pauseVip, {});
    await talk.pass(3 * DAY_MS);
    const replies = await Promise.all([1, 2, 3].map(() => ada.call(calls.resumeVip, {})));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const servedUntil = later(earned.endsAt, 3 * DAY_MS);
    expect((await caseOf(ada)).servedUntil).toBe(servedUntil.toISOString());
    expect(services.earnedOver.get(id)?.endsAt).toEqual(servedUntil);
  });

  test('a case whose money a bank took is closed, and the member told', async () => {
    const { ada, id } = await paidClient();
    const offer = { memberId: ada.id, kind: 'vip', subjectId: id } as never;
    await services.takeBack(world, offer, 'charged_back');
    await services.takeBack(world, offer, 'refunded');
    expect((await view(ada)).case).toBeNull();
    expect((await bell(ada.id)).filter((title) => title === 'Your matchmaking has ended')).toHaveLength(1);
  });

  test.each([
    ['refunded', 'What you paid went back, and your case is closed.'],
    ['charged_back', 'What was paid is no longer with us, so your case is closed.'],
  ] as const)('of money that was %s its client reads what became of it', async (why, words) => {
    const { ada, id } = await paidClient();
    await services.takeBack(world, { memberId: ada.id, kind: 'vip', subjectId: id } as never, why);
    const { rows } = await world.platform.pool.query(
      `select message from notification where member_id = $1 and title = 'Your matchmaking has ended'`,
      [ada.id],
    );
    expect(rows).toEqual([{ message: `${words} Whom you met stays among your matches.` }]);
  });
});
