// A proposal from the desk to the match: who is asked when, what each is told, and what keeps two apart.
import { listMatches, listMatchRequests } from '@ijeuwa/contract/matching';
import { listFitting } from '@ijeuwa/contract/staff-vip';
import * as calls from '@ijeuwa/contract/vip';
import { afterAll, describe, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { addGrant } from '#test/grants.ts';
import { blockThem } from '#test/matched.ts';
import { enterMember } from '#test/members.ts';
import { savePackageOnce } from '#test/packages.ts';
import { makeVipTalk } from '#test/vip-talk.ts';

const talk = await makeVipTalk();
const { world, caseOf, paidClient, claim, propose, answer, introductionsOf, read } = talk;
afterAll(() => world.close());

const proposed = async (men = 1, her = {}) => {
  const client = await paidClient(men, her);
  await claim(client.id);
  await propose(
    client.id,
    client.others.map(({ id }) => ({ id, why: 'You both sing.' })),
  );
  const { proposals } = await caseOf(client.ada);
  const of = (who: { id: string }) => proposals.find(({ card }) => card?._id === who.id)!._id;
  return { ...client, obi: client.others[0]!, proposals, of };
};
const heardOf = (memberId: string, what: string) =>
  world.live.filter((one) => one.memberId === memberId && (one.payload as { what?: string })?.what === what)
    .length;
const matchesOf = async (who: { call: (typeof talk.bisi)['call'] }) =>
  (await who.call(listMatches, {})).body.matches;

describe('who is asked', () => {
  test('the client alone, by the card with its reasons; then the other, by the client’s card', async () => {
    const { ada, obi, proposals } = await proposed();
    expect(proposals).toEqual([
      expect.objectContaining({
        state: 'offered',
        why: 'You both sing.',
        card: expect.objectContaining({ _id: obi.id }),
      }),
    ]);
    expect(await introductionsOf(obi)).toEqual([]);
    expect((await answer(obi, proposals[0]!._id, true)).status).toBe(404);
    expect((await answer(ada, proposals[0]!._id, true)).body).toEqual({ matchId: null });
    expect(await introductionsOf(obi)).toEqual([
      expect.objectContaining({ _id: proposals[0]!._id, card: expect.objectContaining({ _id: ada.id }) }),
    ]);
    expect(heardOf(obi.id, 'requests')).toBe(1);
    // Her yes to the matchmaker is no like.
    expect((await obi.call(listMatchRequests, {})).body.requests).toEqual([]);
    const { rows } = await world.platform.pool.query(
      `select message from notification where member_id = $1 and about like 'introductions:%'`,
      [obi.id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('Ada');
  });

  test('both yes is an ordinary match of both, once, whatever was sent twice', async () => {
    const { ada, obi, of, id } = await proposed();
    const one = of(obi);
    await Promise.all([answer(ada, one, true), answer(ada, one, true)]);
    const replies = await Promise.all([answer(obi, one, true), answer(obi, one, true)]);
    const [mine] = await matchesOf(ada);
    expect(replies.map(({ body }) => body.matchId)).toEqual([mine?._id, mine?._id]);
    expect((await matchesOf(obi)).map(({ _id }) => _id)).toEqual([mine?._id]);
    expect(
      world.live.filter(({ memberId, event }) => memberId === ada.id && event === 'newMatch'),
    ).toHaveLength(1);
    expect(await caseOf(ada)).toMatchObject({
      state: 'introduced',
      proposals: [{ state: 'matched', matchId: mine?._id, card: null }],
    });
    await ada.call(calls.tellHowItWent, { params: { id: one }, body: { text: 'We talked until two.' } });
    expect((await caseOf(ada)).state).toBe('feedback');
    expect((await read(id)).proposals[0]?.feedback).toBe('We talked until two.');
    expect((await obi.call(calls.tellHowItWent, { params: { id: one }, body: { text: 'Hm.' } })).status).toBe(
      404,
    );
  });

  test('whoever liked her before is matched by the yes too', async () => {
    const { ada, obi, of } = await proposed();
    await obi.send('POST', `/api/match-cards/${ada.id}/accept`);
    await answer(ada, of(obi), true);
    expect((await answer(obi, of(obi), true)).body.matchId).toEqual(expect.any(String));
    expect(await matchesOf(obi)).toHaveLength(1);
  });

  test('a client who is private is shown to whom she said yes, and to nobody else', async () => {
    const { ada, obi, of } = await proposed(1, { profile: { visibility: 'Private' } });
    await answer(ada, of(obi), true);
    expect((await introductionsOf(obi))[0]?.card._id).toBe(ada.id);
    expect((await answer(obi, of(obi), true)).body.matchId).toEqual(expect.any(String));
  });
});

describe('a no', () => {
  test('is told to nobody, and its reason to the matchmaker alone', async () => {
    const { ada, others, of, id } = await proposed(2);
    const [obi, uche] = others as [(typeof others)[0], (typeof others)[0]];
    await answer(ada, of(obi), false, 'He lives too far.');
    await answer(ada, of(uche), true);
    await answer(uche, of(uche), false, 'She is too loud.');
    expect(await introductionsOf(obi)).toEqual([]);
    const seen = await caseOf(ada);
    expect(seen.state).toBe('searching');
    expect(seen.proposals.map(({ state }) => state).sort()).toEqual(['declined', 'over']);
    expect(JSON.stringify(seen)).not.toMatch(/too loud|too far/);
    const reasons = (await read(id)).proposals.flatMap((one) => [one.clientReason, one.theirReason]);
    expect(reasons.filter(Boolean).sort()).toEqual(['He lives too far.', 'She is too loud.']);
    expect(
      JSON.stringify((await world.platform.pool.query('select * from vip_proposal')).rows),
    ).not.toContain('too');
    expect((await answer(ada, of(obi), false)).status).toBe(200);
    expect((await answer(ada, of(obi), true)).status).toBe(409);
  });
});

describe('what keeps two apart holds at every step', () => {
  test('before the client answers, and after', async () => {
    const { ada, others, of, proposals } = await proposed(2);
    const [obi, uche] = others as [(typeof others)[0], (typeof others)[0]];
    await answer(ada, of(uche), true);
    await blockThem(world, obi, ada);
    await blockThem(world, uche, ada);
    expect((await caseOf(ada)).proposals.map(({ state, name, card }) => [state, name, card])).toEqual([
      ['over', '', null],
      ['over', '', null],
    ]);
    expect((await answer(ada, of(obi), true)).body).toEqual({ matchId: null });
    expect(await introductionsOf(uche)).toEqual([]);
    expect((await answer(uche, of(uche), true)).body).toEqual({ matchId: null });
    expect(proposals).toHaveLength(2);
    expect(await matchesOf(ada)).toEqual([]);
  });

  test('a must that changed meanwhile ends it', async () => {
    const { ada, obi, of } = await proposed();
    await answer(ada, of(obi), true);
    await world.platform.pool.query('update wish set age_min = 50, age_max = 60 where member_id = $1', [
      obi.id,
    ]);
    await world.db.transaction((tx) => world.features.matching.cardIndex.refresh(tx, obi.id));
    expect((await answer(obi, of(obi), true)).body).toEqual({ matchId: null });
    expect((await caseOf(ada)).proposals[0]?.state).toBe('over');
  });

  test('whoever is out of sight for now is no end of it: a yes from an old screen is refused, and waits', async () => {
    const { ada, obi, of } = await proposed();
    const one = of(obi);
    const put = async (who: { id: string }, status: 'paused' | 'active') => {
      await world.platform.pool.query('update card set status = $2 where member_id = $1', [who.id, status]);
      await world.db.transaction((tx) => world.features.matching.cardIndex.refresh(tx, who.id));
    };
    const refused = async (who: typeof ada) => {
      const { status, refusal } = await answer(who, one, true);
      expect([status, refusal.message]).toEqual([
        409,
        'This introduction cannot be answered just now. You can answer until 8 December 2026, if you see it again.',
      ]);
    };
    await put(obi, 'paused');
    await refused(ada);
    await put(obi, 'active');
    expect((await caseOf(ada)).proposals[0]?.state).toBe('offered');
    expect((await answer(ada, one, true)).status).toBe(200);
    await put(ada, 'paused');
    await refused(obi);
    await put(ada, 'active');
    expect((await answer(obi, one, true)).body.matchId).toEqual(expect.any(String));
  });

  test('to anybody else it is not there', async () => {
    const { ada, obi, of } = await proposed();
    await answer(ada, of(obi), true);
    const eve = await enterMember(world, 'Eve');
    expect((await answer(eve, of(obi), true)).status).toBe(404);
    expect(await introductionsOf(eve)).toEqual([]);
    await talk.close(ada);
    expect(await introductionsOf(obi)).toEqual([]);
    expect((await answer(obi, of(obi), true)).status).toBe(409);
  });
});

describe('who is Private', () => {
  /** A client whose package lists this, and the one man who fits her, who is Private. */
  const scene = async (feature: string) => {
    const { ada, others, id } = await paidClient(1, { package: 'none' });
    const obi = others[0]!;
    await claim(id);
    const now = world.clock.now();
    const packageId = feature.toLowerCase().replaceAll(/\W+/g, '-');
    const packageVersionId = await savePackageOnce(world.db, { packageId }, { features: [feature] }, now);
    const endsAt = later(now, 30 * DAY_MS);
    await addGrant(world.db, { memberId: ada.id, packageVersionId, startsAt: now, endsAt });
    const { pool } = world.platform;
    await pool.query("update profile set visibility = 'Private' where member_id = $1", [obi.id]);
    await pool.query('update active_card set is_private = true where member_id = $1', [obi.id]);
    const consent = (accepts: boolean) => obi.call(calls.changeIntroductionConsent, { body: { accepts } });
    const fitting = async () =>
      (await talk.bisi.call(listFitting, { params: { id } })).body.people.map(({ _id }) => _id);
    const goAbroad = () => pool.query("update active_card set country = 'GB' where member_id = $1", [obi.id]);
    return { ada, obi, id, consent, fitting, goAbroad };
  };

  test('is introduced by their own consent, to whom a package allows it, and not across a border', async () => {
    const other = await scene('Personal matches');
    await other.consent(true);
    expect(await other.fitting()).toEqual([]);
    const { obi, consent, fitting, goAbroad } = await scene('High-profile members');
    expect(await fitting()).toEqual([]);
    await consent(true);
    expect((await obi.call(calls.findIntroductionConsent, {})).body).toEqual({ accepts: true });
    expect(await fitting()).toEqual([obi.id]);
    await consent(false);
    expect(await fitting()).toEqual([]);
    await consent(true);
    await goAbroad();
    expect(await fitting()).toEqual([]);
  });

  test('in every country where the package says so; photos come with the match', async () => {
    const { ada, obi, id, consent, goAbroad } = await scene('Access to our global elite network');
    await consent(true);
    await goAbroad();
    await propose(id, [{ id: obi.id }]);
    const [proposal] = (await caseOf(ada)).proposals;
    expect(proposal).toMatchObject({ state: 'offered', card: { _id: obi.id, images: [] } });
    await answer(ada, proposal!._id, true);
    expect(await introductionsOf(obi)).toMatchObject([{ card: { _id: ada.id } }]);
    expect((await answer(obi, proposal!._id, true)).body.matchId).not.toBeNull();
  });
});
