// Blocking and reporting through HTTP and SQL: after the answer nothing new passes either way.
import * as matching from '@ijeuwa/contract/matching';
import { pauseCard } from '@ijeuwa/contract/pause';
import * as calls from '@ijeuwa/contract/safety';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { addStaff } from '#test/back-office.ts';
import { deckOf, like, makeCouples, pass } from '#test/couples.ts';
import { matchThem } from '#test/matched.ts';
import type { Member } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bisi: StaffViewer;
let couples: ReturnType<typeof makeCouples>;
beforeAll(async () => {
  world = await makeWorld();
  bisi = await addStaff(world, 'bisi');
  couples = makeCouples(world);
});
afterAll(() => world.close());

const matched = async () => {
  const { ada, obi } = await couples.couple();
  await like(ada, obi);
  await like(obi, ada);
  return { ada, obi };
};
const block = (one: Member, other: { id: string }) =>
  one.call(calls.blockMember, { params: { id: other.id } });
const NOT_FOUND = 'This person could not be found.';
const nobody = { id: '01990000-0000-7000-8000-000000000000' };

describe('a block', () => {
  it('ends the match for both at once, and says so on open screens', async () => {
    const { ada, obi } = await matched();
    world.live.length = 0;
    expect((await block(ada, obi)).body).toEqual({ ok: true });
    expect((await block(ada, obi)).body).toEqual({ ok: true });
    expect(world.live.map((one) => [one.memberId, one.event])).toEqual([
      [ada.id, 'matchEnded'],
      [obi.id, 'matchEnded'],
      [ada.id, 'changed'],
    ]);
    for (const one of [ada, obi]) {
      expect((await one.call(matching.listMatches, {})).body.matches).toEqual([]);
      expect(await deckOf(one)).toEqual([]);
    }
    expect((await like(obi, ada)).status).toBe(404);
  });

  it('is of another person, however the own id is written, and an id in capitals is the same id', async () => {
    const { ada, obi } = await matched();
    const ofHerself = { id: ada.id.toUpperCase() };
    expect((await block(ada, ofHerself)).refusal.message).toBe(NOT_FOUND);
    expect(
      (await ada.call(calls.reportMember, { params: ofHerself, body: { reason: 'harassment' } })).status,
    ).toBe(404);
    expect((await block(ada, { id: obi.id.toUpperCase() })).status).toBe(200);
    const { blocked } = (await ada.call(calls.listBlocked, {})).body;
    expect(blocked.map((one) => one._id)).toEqual([obi.id]);
  });

  it('is listed for its owner alone, and can be lifted', async () => {
    const { ada, obi } = await couples.couple();
    expect(await deckOf(ada)).toHaveLength(1);
    await block(ada, obi);
    expect((await ada.call(calls.listBlocked, {})).body.blocked).toMatchObject([
      { _id: obi.id, image: null },
    ]);
    expect((await obi.call(calls.listBlocked, {})).body.blocked).toEqual([]);
    expect([...(await deckOf(ada)), ...(await deckOf(obi))]).toEqual([]);
    await obi.call(calls.unblockMember, { params: { id: ada.id } });
    expect(await deckOf(ada)).toEqual([]);
    await ada.call(calls.unblockMember, { params: { id: obi.id } });
    expect((await deckOf(ada)).map((card) => card._id)).toEqual([obi.id]);
    expect((await deckOf(obi)).map((card) => card._id)).toEqual([ada.id]);
  });

  it('says of each whether a report keeps it', async () => {
    const { ada, obi } = await couples.couple();
    const { obi: ike } = await couples.couple();
    await deckOf(ada);
    await block(ada, obi);
    await ada.call(matching.recordSeen, { body: { ids: [ike.id] } });
    await ada.call(calls.reportMember, { params: { id: ike.id }, body: { reason: 'harassment' } });
    const { blocked } = (await ada.call(calls.listBlocked, {})).body;
    expect(new Map(blocked.map((one) => [one._id, one.reported]))).toEqual(
      new Map([
        [obi.id, false],
        [ike.id, true],
      ]),
    );
  });

  it('takes back what was liked, and hides the like of the other', async () => {
    const { ada, obi } = await couples.couple();
    await like(obi, ada);
    await block(ada, obi);
    expect((await ada.call(matching.listMatchRequests, {})).body.requests).toEqual([]);
    expect((await obi.call(matching.acceptMatch, { params: { id: ada.id }, query: {} })).status).toBe(404);
  });

  it.each([
    ['paused', () => ({ cardStatus: 'paused' as const })],
    ['private', () => ({ profile: { visibility: 'Private' as const } })],
  ])('of somebody %s, whom the member never met, is like one of nobody', async (_, hidden) => {
    const { ada, obi } = await couples.couple({}, hidden());
    const report = { reason: 'fake profile' };
    for (const who of [obi, nobody]) {
      const refused = [
        await block(ada, who),
        await ada.send('POST', `/api/members/${who.id}/report`, report),
      ];
      for (const { status, refusal } of refused)
        expect([status, refusal.code, refusal.message]).toEqual([404, 'not_found', NOT_FOUND]);
    }
    expect((await ada.call(calls.listBlocked, {})).body.blocked).toEqual([]);
  });

  it('leaves the card on the other’s screen as a pause does: it can be passed on, and nothing says why', async () => {
    const [first, second] = [await couples.couple(), await couples.couple()];
    for (const { ada, obi } of [first, second])
      expect((await deckOf(obi)).map(({ _id }) => _id)).toEqual([ada.id]);
    await block(first.ada, first.obi);
    await second.ada.call(pauseCard, {});
    const [figures, passed, decks] = [[], [], []] as unknown[][];
    for (const { ada, obi } of [first, second]) {
      figures!.push((await obi.call(matching.findMatchStatus, {})).body.potentialMatches);
      passed!.push((await pass(obi, ada)).status);
      decks!.push(await deckOf(obi));
    }
    expect({ figures, passed, decks }).toEqual({ figures: [1, 1], passed: [200, 200], decks: [[], []] });
  });

  it('is open for whoever was met before: seen, answered or matched, even when the other is hidden now', async () => {
    const met = [
      async (ada: Member, obi: Member) => {
        await deckOf(ada);
        await ada.call(matching.recordSeen, { body: { ids: [obi.id] } });
      },
      like,
      async (ada: Member, obi: Member) => {
        const matchId = await matchThem(world, ada, obi);
        await obi.call(matching.endMatch, { params: { id: matchId } });
      },
      (ada: Member, obi: Member) => block(ada, obi),
    ];
    for (const meet of met) {
      const { ada, obi } = await couples.couple();
      await meet(ada, obi);
      await block(obi, ada);
      expect((await block(ada, obi)).status).toBe(200);
      expect((await ada.call(calls.listBlocked, {})).body.blocked).toMatchObject([{ _id: obi.id }]);
    }
  });

  it('needs somebody else who exists', async () => {
    const { ada } = await couples.couple();
    expect((await block(ada, ada)).status).toBe(404);
    expect((await block(ada, nobody)).status).toBe(404);
    expect((await ada.send('POST', '/api/members/42/block')).status).toBe(400);
  });
});

describe('a report', () => {
  const send = (one: Member, id: string, body: object) => one.send('POST', `/api/members/${id}/report`, body);

  it('is kept for staff, and separates the two for good', async () => {
    const { ada, obi } = await matched();
    expect((await send(ada, obi.id, { reason: 'asks for money', details: 'Airtime.' })).body).toEqual({
      ok: true,
    });
    expect((await obi.call(matching.listMatches, {})).body.matches).toEqual([]);
    expect((await obi.call(calls.listBlocked, {})).body.blocked).toEqual([]);
    expect((await ada.call(calls.listBlocked, {})).body.blocked).toMatchObject([{ _id: obi.id }]);
    const lifted = await ada.call(calls.unblockMember, { params: { id: obi.id } });
    expect([lifted.status, lifted.refusal.code]).toEqual([409, 'conflict']);
    expect([...(await deckOf(ada)), ...(await deckOf(obi))]).toEqual([]);
  });

  it('that is repeated adds one, and overwrites nothing', async () => {
    const { ada, obi } = await matched();
    await send(ada, obi.id, { reason: 'asks for money', details: 'Airtime.' });
    await send(ada, obi.id, { reason: 'harassment', details: 'Again.' });
    const kept = (await world.features.safety.reports.read(bisi, obi.id)).reports;
    const names = { _id: ada.id, name: expect.stringMatching(/^Ada/) };
    expect(kept).toMatchObject([
      { reason: 'harassment', details: 'Again.', matched: false, reporter: names },
      { reason: 'asks for money', details: 'Airtime.', matched: true, reporter: names },
    ]);
    const { rows } = await world.platform.pool.query('select * from report_text');
    expect(JSON.stringify(rows)).not.toMatch(/Airtime|Ada/);
  });

  it('cannot be changed or removed, and survives the erasure of either account', async () => {
    const { ada, obi } = await matched();
    await send(ada, obi.id, { reason: 'already married', details: 'I met his wife.' });
    for (const change of ["update report set reason = 'other'", 'delete from report'])
      await expect(world.platform.pool.query(change)).rejects.toThrow(/append-only/);
    await world.platform.pool.query('delete from member where id = any($1)', [[ada.id, obi.id]]);
    const kept = await world.features.safety.reports.read(bisi, obi.id);
    expect(kept).toMatchObject({
      member: { _id: obi.id, name: expect.stringMatching(/^Obi/) },
      state: 'gone',
      profile: null,
      reports: [{ reporter: { name: expect.stringMatching(/^Ada/) }, details: 'I met his wife.' }],
    });
    const { cases } = await world.features.safety.reports.list(bisi);
    expect(cases.find((one) => one.member._id === obi.id)?.member.name).toMatch(/^Obi/);
  });

  it('needs one of the reasons and nothing else', async () => {
    const { ada, obi } = await couples.couple();
    expect((await send(ada, obi.id, { reason: 'boring' })).refusal.fields).toEqual({
      reason: 'Please choose what is wrong.',
    });
    const forged = await send(ada, obi.id, { reason: 'harassment', closedAt: 'now' });
    expect(forged.refusal.code).toBe('unknown_field');
    expect((await send(ada, nobody.id, { reason: 'harassment' })).status).toBe(404);
  });
});
