// Whoever was told of a like may report and block its writer, with the note, whatever the writer does since.

import type { Liking } from '@ijeuwa/contract/likes';
import * as calls from '@ijeuwa/contract/matching';
import { savePrivacy, withdrawConsent } from '@ijeuwa/contract/profiles';
import { blockMember, reportMember, unblockMember } from '@ijeuwa/contract/safety';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { addStaff } from '#test/back-office.ts';
import { like, makeCouples, pass } from '#test/couples.ts';
import type { Member } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { matchingJobs, NOTES_KEPT_DAYS, TOLD_KEPT_DAYS } from '../matching.jobs.ts';

let world: World;
let bisi: StaffViewer;
let couples: ReturnType<typeof makeCouples>;
let ada: Member;
let obi: Member;
beforeAll(async () => {
  world = await makeWorld();
  bisi = await addStaff(world, 'bisi');
  couples = makeCouples(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ ada, obi } = await couples.couple({ profile: { bio: 'I sing.', familyBackground: 'First of four.' } }));
});

const note = (text: string, liked: Liking['liked'] = { part: 'bio' }) =>
  obi.call(calls.likePart, { params: { id: ada.id }, query: {}, body: { liked, note: text } });
const block = (one: Member, other: Member) => one.call(blockMember, { params: { id: other.id } });
const goPrivate = (one: Member) => one.call(savePrivacy, { body: { visibility: 'Private' } });
const unmatch = async (one: Member) => {
  const { matches } = (await one.call(calls.listMatches, {})).body;
  return one.call(calls.endMatch, { params: { id: matches[0]!._id } });
};
const report = (one: Member, other: Member) =>
  one.call(reportMember, { params: { id: other.id }, body: { reason: 'harassment' } });
const notesReported = async (one: Member) =>
  (await world.features.safety.reports.read(bisi, one.id)).reports.map((told) => told.note);
/** As the timetable does so many days from now. */
const sweep = async (days: number) => {
  const { cardIndex, deck, exposure, learning, picks } = world.features.matching;
  const clock = { now: () => later(world.clock.now(), days * DAY_MS) };
  const jobs = matchingJobs({ db: world.db, clock, cardIndex, deck, exposure, learning, picks });
  await jobs.find(({ name }) => name === 'matching-forget-told')!.run();
};
const KEPT = { about: 'About me: I sing.', text: 'Send airtime.' };

const WAYS_OUT: [string, () => Promise<unknown>][] = [
  ['blocked whom they liked', () => block(obi, ada)],
  ['took the like back', () => pass(obi, ada)],
  ['took it back and went Private', async () => [await pass(obi, ada), await goPrivate(obi)]],
  ['went Private', () => goPrivate(obi)],
  ['withdrew the consent to faith and family', () => obi.call(withdrawConsent, {})],
  ['ended the match', async () => [await like(ada, obi), await unmatch(obi)]],
  [
    'took it back, and liked again with kind words',
    async () => [await pass(obi, ada), await obi.call(calls.undoPass, {}), await like(obi, ada)],
  ],
];

describe('whoever was told of a like', () => {
  test.each(WAYS_OUT)('reports its writer with the note, who has since %s', async (_, leave) => {
    await note(KEPT.text);
    await leave();
    expect((await report(ada, obi)).status).toBe(200);
    expect(await notesReported(obi)).toEqual([KEPT]);
  });

  test.each(WAYS_OUT)('blocks its writer, who has since %s', async (_, leave) => {
    await like(obi, ada);
    await leave();
    expect((await block(ada, obi)).status).toBe(200);
  });

  test('is nobody else: neither the writer’s other people, nor the writer of somebody who never liked', async () => {
    const other = await couples.couple();
    await note(KEPT.text);
    await goPrivate(obi);
    await goPrivate(ada);
    expect((await report(other.ada, obi)).status).toBe(404);
    expect((await report(other.obi, ada)).status).toBe(404);
  });

  test('reports every note that was written, each with what it was about', async () => {
    await note('First.');
    for (const text of ['Second.', 'Third.']) {
      await pass(obi, ada);
      world.pass(1000);
      await note(text, { part: 'family' });
    }
    await report(ada, obi);
    const about = 'About me: I sing. / Family: First of four.';
    expect(await notesReported(obi)).toEqual([{ about, text: 'First.\nSecond.\nThird.' }]);
  });

  test('reads the note nowhere once the like is taken back', async () => {
    await note(KEPT.text);
    await pass(obi, ada);
    await obi.call(calls.undoPass, {});
    await like(obi, ada);
    const { requests } = (await ada.call(calls.listMatchRequests, {})).body;
    expect(requests).toMatchObject([{ _id: obi.id, liked: null }]);
  });
});

describe('what is kept for a report', () => {
  test('is kept as long as the like, and thirty days', async () => {
    await note(KEPT.text);
    await sweep(400);
    await pass(obi, ada);
    await sweep(0);
    await sweep(NOTES_KEPT_DAYS - 1);
    await report(ada, obi);
    expect(await notesReported(obi)).toEqual([KEPT]);
    await sweep(NOTES_KEPT_DAYS + 1);
    await report(ada, obi);
    expect(await notesReported(obi)).toEqual([null, KEPT]);
  });

  test('is for a year that there was a like', async () => {
    await note(KEPT.text);
    await block(obi, ada);
    await sweep(0);
    await sweep(TOLD_KEPT_DAYS - 1);
    expect((await block(ada, obi)).status).toBe(200);
    await ada.call(unblockMember, { params: { id: obi.id } });
    await sweep(TOLD_KEPT_DAYS + 1);
    expect((await block(ada, obi)).status).toBe(404);
  });

  test('of a match that has ended longer ago is the message that the note became', async () => {
    await note(KEPT.text);
    await like(ada, obi);
    await unmatch(obi);
    await sweep(0);
    await sweep(NOTES_KEPT_DAYS + 1);
    await report(ada, obi);
    expect(await notesReported(obi)).toMatchObject([{ text: KEPT.text }]);
  });

  test('quotes nothing of the family once the consent to it is taken back', async () => {
    await note(KEPT.text, { part: 'family' });
    await ada.call(withdrawConsent, {});
    await report(ada, obi);
    expect(await notesReported(obi)).toEqual([{ about: 'Family', text: KEPT.text }]);
  });

  test('goes with the account of either', async () => {
    await note(KEPT.text);
    await world.platform.pool.query('delete from member where id = $1', [obi.id]);
    const { rows } = await world.platform.pool.query('select 1 from told_like where target_id = $1', [
      ada.id,
    ]);
    expect(rows).toEqual([]);
  });
});
