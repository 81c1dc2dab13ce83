// Two matched members who both say that they are a couple; either ends it, at once.
import type { CoupleTie } from '@ijeuwa/contract/couples';
import { COUPLE_NOTICE, QUESTIONNAIRE_NOTICE } from '@ijeuwa/contract/notifications';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { Notify, StandingNotices } from '#platform/notify.ts';
import { findOther } from '#platform/visibility/open-match.ts';
import * as couples from './couples.repository.ts';

export type CouplesNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  limits: Pick<Limits, 'take'>;
  notify: Notify;
  standing: Pick<StandingNotices, 'outdate'>;
  publicUrl: string;
  /** Who is a couple is not celebrated as a new match. */
  passMoment: (tx: Queryable, memberIds: readonly string[], matchId: string) => Promise<void>;
};

const SAID = { points: 10, seconds: 24 * 3600 };
const NOT_THERE = 'This conversation';
const ENDED = {
  title: 'A change between the two of you',
  words: 'Somebody you were a couple with here has ended it: the two of you are one no longer.',
  booked:
    'What one of you booked for both stays with whoever booked it, and the other does not come along any more.',
  kind: 'We are sorry if this comes unexpected. Nothing else changes by it, and you owe nobody an answer.',
} as const;
const asked = (id: string): string[] => [`${COUPLE_NOTICE}:${id}:asked`];
const saidOf = (id: string): string[] => [...asked(id), `${COUPLE_NOTICE}:${id}:together`];
const WITH_ANOTHER = 'You are a couple with somebody else here. Please end that first.';

export const makeCouples = (needs: CouplesNeeds) => {
  const { db, clock, live, limits, notify, standing, publicUrl, passMoment } = needs;
  const expectOther = async (tx: Queryable, memberId: string, matchId: string): Promise<string> => {
    const otherId = await findOther(tx, memberId, matchId);
    if (!otherId) throw notFound(NOT_THERE);
    return otherId;
  };

  /** Both hear of it on their screens; the words in the bell tell no more than that there is something to answer. */
  const tell = async (tx: Queryable, to: string, from: string, matchId: string, id: string, both: boolean) =>
    notify(tx, {
      onceKey: `couple:${id}:${both ? 'together' : 'asked'}`,
      category: 'matches',
      memberId: to,
      tellsOf: from,
      bell: {
        type: 'new_match',
        title: both ? 'You both said it' : 'A question for the two of you',
        message: both
          ? 'The two of you are a couple here now. You can book an appointment together.'
          : 'Somebody you write with says that you two are a couple. Is it so?',
        about: `${COUPLE_NOTICE}:${id}:${both ? 'together' : 'asked'}`,
      },
      outdates: both ? asked(id) : undefined,
      mail: {
        subject: both ? 'You both said it' : 'A question for the two of you',
        preview: 'See it in your conversation.',
        body: [
          both
            ? 'You both said that you are a couple. You can book an appointment together now; either of you can end it at any time.'
            : 'Somebody you write with says that you two are a couple. Only if you say so too, you are one here: you could then book an appointment together.',
        ],
        action: {
          lead: 'Your conversation:',
          label: 'Open the conversation',
          link: `${publicUrl}/chat/${matchId}`,
        },
      },
    });
  /** Once, kindly, and why is nobody’s business but theirs. */
  const tellEnded = (tx: Queryable, to: string, from: string, id: string) =>
    notify(tx, {
      onceKey: `couple:${id}:ended:${to}`,
      category: 'matches',
      memberId: to,
      tellsOf: from,
      bell: {
        type: 'new_match',
        title: ENDED.title,
        message: `${ENDED.words} ${ENDED.booked}`,
        about: `${COUPLE_NOTICE}:${id}:ended`,
      },
      outdates: saidOf(id),
      mail: {
        subject: ENDED.title,
        preview: ENDED.words,
        body: [ENDED.words, ENDED.booked, ENDED.kind],
        action: { lead: 'What is booked:', label: 'Open your schedule', link: `${publicUrl}/schedule` },
      },
    });
  const tellScreens = (...memberIds: string[]) => live.toMembers(memberIds, 'changed', { what: 'couple' });

  const followers: (() => Promise<void>)[] = [];

  return {
    /** For a room that keeps something of two: told after they are a couple no longer. */
    followEnd: (told: () => Promise<void>): void => void followers.push(told),

    /** For a room that has something for two: undefined unless both said it, and nothing keeps them apart. */
    findPartner: couples.findPartner,

    async list({ memberId }: Viewer): Promise<CoupleTie[]> {
      const ties = await couples.listTies(db, memberId);
      return ties.map(({ personId, name, since, ...tie }) => ({
        ...tie,
        person: { _id: personId, name: name ?? 'Your match' },
        since: since.toISOString(),
      }));
    },

    listParted: ({ memberId }: Viewer): Promise<string[]> => couples.listParted(db, memberId),

    async say({ memberId }: Viewer, matchId: string): Promise<void> {
      await expectOther(db, memberId, matchId);
      await limits.take('couple', memberId, SAID);
      const otherId = await db.transaction(async (tx) => {
        const other = await expectOther(tx, memberId, matchId);
        const two = [memberId, other];
        await couples.lockMembers(tx, two);
        const now = clock.now();
        await couples.recordOver(tx, await couples.listApart(tx, two), 'ended', now);
        const underWay = await couples.findUnderWay(tx, matchId);
        if (underWay && (underWay.state === 'together' || underWay.askerId === memberId)) return undefined;
        // Whether the other is one with somebody is theirs to know: then this is a question that stays unanswered.
        if (await couples.findPartner(tx, memberId)) throw new AppError('conflict', WITH_ANOTHER);
        if (underWay) {
          await couples.recordTogether(tx, underWay.id, two, now);
          await passMoment(tx, two, matchId);
          await couples.recordOver(tx, await couples.listAskedBy(tx, two), 'ended', now);
        }
        const id =
          underWay?.id ?? (await couples.recordAsked(tx, { matchId, askerId: memberId, askedAt: now }));
        await tell(tx, other, memberId, matchId, id, underWay !== undefined);
        return other;
      });
      if (otherId) tellScreens(memberId, otherId);
    },

    /** Of a member who leaves: the other is free, and is not kept waiting for an answer. */
    async endOf(tx: Queryable, memberId: string): Promise<void> {
      const ties = await couples.listUnderWay(tx, memberId);
      await couples.lockMembers(tx, [memberId, ...ties.map(({ otherId }) => otherId)]);
      const over = await couples.listUnderWay(tx, memberId);
      await couples.recordOver(
        tx,
        over.map(({ id }) => id),
        'ended',
        clock.now(),
      );
      for (const { id, otherId, state } of over)
        if (state === 'together') await tellEnded(tx, otherId, memberId, id);
    },

    /** In the transaction in which one of the two ends their match, by a block too: no bell calls to what they said before. */
    async endParted(tx: Queryable, matchId: string, byId: string, otherId: string): Promise<void> {
      const said = await couples.listSaid(tx, matchId);
      const abouts = said.flatMap((id) => [...saidOf(id), `${QUESTIONNAIRE_NOTICE}:${id}`]);
      for (const one of [byId, otherId].toSorted()) await standing.outdate(tx, one, abouts);
    },

    async end({ memberId }: Viewer, matchId: string): Promise<void> {
      const otherId = await db.transaction(async (tx) => {
        const other = await expectOther(tx, memberId, matchId);
        await couples.lockMembers(tx, [memberId, other]);
        const underWay = await couples.findUnderWay(tx, matchId);
        if (!underWay) return undefined;
        const said = underWay.state === 'asked' && underWay.askerId !== memberId ? 'declined' : 'ended';
        await couples.recordOver(tx, [underWay.id], said, clock.now());
        if (underWay.state === 'together') await tellEnded(tx, other, memberId, underWay.id);
        return other;
      });
      if (!otherId) return;
      tellScreens(memberId, otherId);
      for (const told of followers) await told();
    },
  };
};
