// Who sees whom, written out once more by hand and asked of the whole product: seven relations × seven ways to stand.
import { randomUUID } from 'node:crypto';
import * as chat from '@ijeuwa/contract/chat';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import type { Endpoint } from '@ijeuwa/contract/endpoint';
import * as matching from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { findPublicProfile } from '@ijeuwa/contract/people';
import { blurPhotos } from '@ijeuwa/contract/photos';
import { savePrivacy } from '@ijeuwa/contract/profiles';
import { blockMember, listBlocked, reportMember } from '@ijeuwa/contract/safety';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { member } from '#platform/database/tables/accounts.ts';
import { match } from '#platform/database/tables/matching.ts';
import { contactPair } from '#platform/database/tables/safety.ts';
import { makePhotoAddress } from '#platform/photo-address.ts';
import { makeFileAddress } from '#platform/private-files/file-address.ts';
import { deckOf, like, makeCouples } from '#test/couples.ts';
import { blockThem, matchThem, unmatch } from '#test/matched.ts';
import type { Member } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let couples: ReturnType<typeof makeCouples>;
beforeAll(async () => {
  world = await makeWorld();
  couples = makeCouples(world);
});
afterAll(() => world.close());

/** `misfit`: no card, for their wishes do not agree; whoever fits is a stranger too. */
const RELATIONS: Record<string, (viewer: Member, person: Member) => Promise<unknown>> = {
  misfit: async () => undefined,
  fit: async () => undefined,
  'liked me': (viewer, person) => like(person, viewer),
  match: (viewer, person) => matchThem(world, viewer, person),
  past: async (viewer, person) => unmatch(world, await matchThem(world, viewer, person)),
  blocked: (viewer, person) => blockThem(world, person, viewer),
  contact: (viewer, person) =>
    world.db.insert(contactPair).values({ memberId: person.id, otherId: viewer.id }),
};

/** Whoever ends an account, for a time or for good, says so: the card follows. */
const become = (status: 'suspended' | 'leaving' | 'erased') => (one: Member) =>
  world.db.transaction(async (tx) => {
    await tx.update(member).set({ status }).where(eq(member.id, one.id));
    await world.features.matching.memberChanged(tx, one.id, 'profile');
  });
const STANDINGS: Record<string, (person: Member) => Promise<unknown>> = {
  Public: async () => undefined,
  Private: (person) => person.call(savePrivacy, { body: { visibility: 'Private' } }),
  Paused: (person) => person.send('POST', '/api/match-card/pause'),
  Blurred: (person) => person.call(blurPhotos, { body: { blurred: true } }),
  Suspended: become('suspended'),
  Leaving: become('leaving'),
  Erased: become('erased'),
};

/** What the viewer is shown of the person; an empty cell is nothing at all. */
const TABLE = `
            | Public             | Private            | Paused          | Blurred              | Suspended | Leaving | Erased
  misfit    | page clear         |                    |                 | page blurred         |           | |
  fit       | deck page clear    |                    |                 | deck page blurred    |           | |
  liked me  | deck request page clear | deck request page clear |       | deck request page blurred |      | |
  match     | page clear match talk | page clear match talk | page clear match talk | page clear match talk | | |
  past      |                    |                    |                 |                      |           | |
  blocked   |                    |                    |                 |                      |           | |
  contact   |                    |                    |                 |                      |           | |
`;
const [heads, ...lines] = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const CELLS = lines.flatMap(([relation, ...cells]) =>
  cells.map((shown, at) => [relation!, heads!.slice(-cells.length)[at]!, shown] as const),
);

const shownOf = async (viewer: Member, person: Member, matchId: string | undefined): Promise<string> => {
  const address = makePhotoAddress(makeFileAddress(world.platform.sealing, () => world.clock.now()));
  const { photos } = world.features.profiles;
  const photoId = (await photos.list(person.id)).pictures[0]!._id;
  const signature = address.of(viewer.id, photoId, 'l').split('?k=')[1]!;
  const file = await photos.open({ memberId: viewer.id, sessionId: '' }, photoId, 'l', signature);
  const { requests } = (await viewer.call(matching.listMatchRequests, {})).body;
  const { matches } = (await viewer.call(matching.listMatches, {})).body;
  const params = { matchId: matchId ?? randomUUID() };
  const page = await viewer.call(findPublicProfile, { params: { id: person.id } });
  const seen: [string, boolean][] = [
    ['deck', (await deckOf(viewer)).some(({ _id }) => _id === person.id)],
    ['request', requests.some(({ _id }) => _id === person.id)],
    ['page', page.status === 200],
    ['clear', file?.name.endsWith('-l.webp') === true],
    ['blurred', file?.name.endsWith('-b.webp') === true],
    ['match', matches.some((one) => one.member === person.id)],
    ['talk', (await viewer.call(chat.findConversation, { params })).status === 200],
  ];
  return seen
    .filter(([, is]) => is)
    .map(([what]) => what)
    .join(' ');
};

test('the table has a cell for each relation and each way to stand', () => {
  expect(CELLS).toHaveLength(49);
  expect([...new Set(CELLS.map(([relation]) => relation))]).toEqual(Object.keys(RELATIONS));
  expect([...new Set(CELLS.map(([, standing]) => standing))]).toEqual(Object.keys(STANDINGS));
});

test.each(CELLS)('%s, who is %s: “%s”', async (relation, standing, shown) => {
  const wish = relation === 'misfit' ? { genders: ['female' as const] } : {};
  const { ada: person, obi: viewer } = await couples.couple({ wish });
  const made = await RELATIONS[relation]!(viewer, person);
  await STANDINGS[standing]!(person);
  const matchId = typeof made === 'string' ? made : undefined;
  expect(await shownOf(viewer, person, matchId)).toBe(shown);
});

describe('a block', () => {
  /** Everything that the other may ask, and what their screens hear, but for the id of each request. */
  const told = async (one: Member, other: Member, matchId: string): Promise<string[]> => {
    const asked: [Endpoint, object?][] = [
      [matching.listPotentialMatches],
      [matching.listUserProfiles],
      [matching.listMatchRequests],
      [matching.listMatches],
      [matching.findMatchStatus],
      [chat.listConversations],
      [findDashboard],
      [listNotifications],
      [listBlocked],
      [findPublicProfile],
      [chat.findConversation],
      [chat.listMessages],
      [chat.sendMessage, { clientId: randomUUID(), text: 'Are you there?' }],
      [chat.markRead, { seq: 1 }],
      [matching.acceptMatch],
      [matching.rejectMatch],
      [matching.likePart, { liked: { part: 'bio' } }],
      [matching.celebrateMatch],
      [matching.endMatch],
    ];
    const lines = world.live
      .filter(({ memberId }) => memberId === one.id)
      .map((heard) => JSON.stringify(heard));
    for (const [{ method, path }, body] of asked) {
      const id = path.startsWith('/api/matches/') ? matchId : other.id;
      const { status, body: answer } = await one.send(
        method,
        path.replace(':matchId', matchId).replace(':id', id),
        body,
      );
      const spelled = JSON.stringify(answer, (key, value) => (key === 'requestId' ? undefined : value));
      lines.push(`${path} ${status} ${spelled}`);
    }
    return lines;
  };

  test.each([
    ['before a word is written', false],
    ['after they have written', true],
  ])('and the end of a match look the same to the other, to the byte, %s', async (_, written) => {
    const { ada, obi } = await couples.couple();
    const matchId = await matchThem(world, ada, obi);
    const say = () =>
      ada.call(chat.sendMessage, {
        params: { matchId },
        body: { clientId: randomUUID(), text: 'Good evening.' },
      });
    if (written) await say();
    const after = async (deed: () => Promise<{ status: number }>) => {
      world.live.length = 0;
      expect((await deed()).status).toBe(200);
      return told(obi, ada, matchId);
    };
    const unmatched = await after(() => ada.call(matching.endMatch, { params: { id: matchId } }));
    // The other world, at the same moment: the match stands, and is ended by a block or by a report.
    const again = () => world.db.update(match).set({ endedAt: null }).where(eq(match.id, matchId));
    await again();
    const blocked = await after(() => ada.call(blockMember, { params: { id: obi.id } }));
    expect(blocked).toEqual(unmatched);
    await again();
    const body = { reason: 'harassment' } as const;
    const reported = await after(() => ada.call(reportMember, { params: { id: obi.id }, body }));
    expect(reported).toEqual(unmatched);
    expect(unmatched.join('\n')).toContain('matchEnded');
    expect(unmatched.join('\n')).not.toContain(ada.id);
  });
});
