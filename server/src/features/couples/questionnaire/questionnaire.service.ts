// The questionnaire of a couple: each answers for themselves; what both see appears once both released it, and nothing of safety ever does.
import type { Received } from '@ijeuwa/contract/endpoint';
import { QUESTIONNAIRE_NOTICE } from '@ijeuwa/contract/notifications';
import {
  AREAS,
  QUESTIONNAIRE_CONSENT_VERSION,
  type Questionnaire,
  RELEASE_AREAS_MIN,
  RELEASES_A_DAY,
  type Reply,
  type saveReplies,
} from '@ijeuwa/contract/questionnaire';
import { AppError, conflict } from '#platform/app-error.ts';
import { type Clock, lagosDay } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import type { Sealing } from '#platform/sealing.ts';
import { findPartner } from '../couples.repository.ts';
import * as kept from './questionnaire.repository.ts';
import * as rules from './questionnaire.rules.ts';
import { readStatements } from './statements.ts';

export type QuestionnaireNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  limits: Pick<Limits, 'take'>;
  notify: Notify;
  sealing: Sealing;
  /** The consents stand with the profile, where a member sees all of them. */
  agreeTo: (
    tx: Queryable,
    memberId: string,
    purpose: 'couple-questionnaire',
    version: string,
  ) => Promise<void>;
  withdrawFrom: (tx: Queryable, memberId: string, purpose: 'couple-questionnaire') => Promise<void>;
};
type Form = Received<typeof saveReplies>['body'];
type Two = { coupleId: string; since: Date | null; partnerId: string };

/** Each kind of write by itself: whoever has saved too often can take a release back, and erase. */
const WRITES = { points: 30, seconds: 3600 };
/** Each is a look: of many one could read off the other's answers. */
const RELEASES = { points: RELEASES_A_DAY, seconds: 24 * 3600 };
const NO_COUPLE = 'This is for two people who are a couple here. Please link up in your conversation first.';
const TOO_FEW = `Please answer three statements in each of ${RELEASE_AREAS_MIN} areas first.`;

/** The release to this couple that the other undid; one to a couple before it is none. */
const hasLapsed = (own: Awaited<ReturnType<typeof kept.findOwn>>, { since }: Two): boolean =>
  own?.releasedCoupleId === null && own.releasedAt !== null && since !== null && own.releasedAt >= since;

export const makeQuestionnaire = (needs: QuestionnaireNeeds) => {
  const { db, clock, live, limits, notify, sealing, agreeTo, withdrawFrom } = needs;
  const statements = readStatements();
  const partOf = new Map(statements.map(({ id, part }) => [id, part]));
  const open = (sealed: string): Reply[] => JSON.parse(sealing.open(sealed));
  const seal = (replies: readonly Reply[]) => sealing.seal(JSON.stringify(replies));

  const findTwo = async (tx: Queryable, memberId: string): Promise<Two | undefined> => {
    const partnerId = await findPartner(tx, memberId);
    const couple = partnerId ? await kept.findCoupleOf(tx, memberId) : undefined;
    return partnerId && couple ? { ...couple, partnerId } : undefined;
  };
  const expectTwo = async (tx: Queryable, memberId: string): Promise<Two> => {
    const two = await findTwo(tx, memberId);
    if (!two) throw conflict(NO_COUPLE);
    return two;
  };
  const limited = (what: 'save' | 'release' | 'withhold' | 'erase', memberId: string) =>
    limits.take(`questionnaire-${what}`, memberId, WRITES);
  /** Discreet, and by the bell alone: whoever looks over a shoulder learns no more than that there is something. Once a day. */
  const tellReleased = (tx: Queryable, memberId: string, { partnerId, coupleId }: Two, at: Date) =>
    notify(tx, {
      onceKey: `questionnaire:${coupleId}:${memberId}:${lagosDay(at)}`,
      category: 'matches',
      memberId: partnerId,
      tellsOf: memberId,
      bell: {
        type: 'new_match',
        title: 'For the two of you',
        message: 'Something waits for the two of you.',
        about: `${QUESTIONNAIRE_NOTICE}:${coupleId}`,
      },
    });
  const tellBoth = (...memberIds: string[]) => live.toMembers(memberIds, 'changed', { what: 'couple' });

  return {
    async find({ memberId }: Viewer): Promise<Questionnaire | null> {
      const two = await findTwo(db, memberId);
      if (!two) return null;
      const own = await kept.findOwn(db, memberId);
      const areas = own ? open(own.areasSealed) : [];
      const candour = own ? open(own.candourSealed) : [];
      const safety = own ? open(own.safetySealed) : [];
      const released = own?.releasedCoupleId === two.coupleId ? own.releasedAt : null;
      const theirs = released ? await kept.findReleased(db, two.partnerId, two.coupleId) : undefined;
      return {
        partner: { name: (await kept.findNameOf(db, two.partnerId)) ?? 'Your partner' },
        statements: rules.inOrderFor(memberId, statements).map(({ id, part, text }) => ({ id, part, text })),
        replies: [...areas, ...candour, ...safety],
        savedAt: own?.savedAt.toISOString() ?? null,
        releasedAt: released?.toISOString() ?? null,
        releaseLapsed: hasLapsed(own, two),
        own: {
          areas: AREAS.map((area) => ({ area, mean: rules.meanIn(area, statements, areas) })),
          areasToRelease: rules.areasToRelease(statements, areas),
          tooGood: rules.isTooGood(statements, candour),
          helpFirst: rules.needsHelpFirst(statements, safety),
        },
        forTwo: theirs ? rules.forTwo(statements, areas, open(theirs.areasSealed)) : null,
      };
    },

    isKept: async ({ memberId }: Viewer): Promise<boolean> =>
      (await kept.findOwn(db, memberId)) !== undefined,

    async save({ memberId }: Viewer, { replies }: Form): Promise<void> {
      if (
        replies.some(({ id }) => !partOf.has(id)) ||
        new Set(replies.map(({ id }) => id)).size < replies.length
      )
        throw new AppError('invalid', 'Please load the page again: the statements have changed.');
      await limited('save', memberId);
      const of = (part: 'areas' | 'candour' | 'safety') =>
        seal(
          replies.filter(({ id }) => {
            const its = partOf.get(id);
            return part === 'areas' ? its !== 'candour' && its !== 'safety' : its === part;
          }),
        );
      await db.transaction(async (tx) => {
        const { coupleId } = await expectTwo(tx, memberId);
        const before = await kept.lockOwn(tx, memberId);
        if (before?.releasedCoupleId === coupleId)
          throw conflict('What you released stays as it is. Take it back first, to change your answers.');
        await agreeTo(tx, memberId, 'couple-questionnaire', QUESTIONNAIRE_CONSENT_VERSION);
        await kept.saveOwn(tx, {
          memberId,
          areasSealed: of('areas'),
          candourSealed: of('candour'),
          safetySealed: of('safety'),
          savedAt: clock.now(),
          releasedCoupleId: null,
          releasedAt: null,
        });
      });
    },

    async release({ memberId }: Viewer): Promise<void> {
      await limited('release', memberId);
      /** Whether there is anything to do. */
      const isToDo = ({ coupleId }: Two, own: Awaited<ReturnType<typeof kept.findOwn>>): boolean => {
        if (rules.areasToRelease(statements, own ? open(own.areasSealed) : []) > 0) throw conflict(TOO_FEW);
        return own?.releasedCoupleId !== coupleId;
      };
      if (!isToDo(await expectTwo(db, memberId), await kept.findOwn(db, memberId))) return;
      await limits.take('questionnaire-look', memberId, RELEASES);
      const two = await db.transaction(async (tx) => {
        const found = await expectTwo(tx, memberId);
        if (!isToDo(found, await kept.lockOwn(tx, memberId))) return undefined;
        const releasedAt = clock.now();
        await kept.saveRelease(tx, memberId, { releasedCoupleId: found.coupleId, releasedAt });
        await tellReleased(tx, memberId, found, releasedAt);
        return found;
      });
      if (two) tellBoth(memberId, two.partnerId);
    },

    async withhold({ memberId }: Viewer): Promise<void> {
      await limited('withhold', memberId);
      const two = await findTwo(db, memberId);
      await db.transaction((tx) => kept.takeBack(tx, memberId));
      tellBoth(memberId, ...(two ? [two.partnerId] : []));
    },

    async erase({ memberId }: Viewer): Promise<void> {
      await limited('erase', memberId);
      const two = await findTwo(db, memberId);
      await db.transaction(async (tx) => {
        await kept.takeBack(tx, memberId);
        await kept.removeOwn(tx, memberId);
        await withdrawFrom(tx, memberId, 'couple-questionnaire');
      });
      tellBoth(memberId, ...(two ? [two.partnerId] : []));
    },
  };
};
