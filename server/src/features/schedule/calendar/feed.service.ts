// The private address at which a member’s calendar reads their appointments: ended whenever they like.
import { CALENDAR_PATH, type findCalendarFeed, type makeCalendarFeed } from '@ijeuwa/contract/calendar';
import type { Answer } from '@ijeuwa/contract/endpoint';

import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import { hashToken, randomToken, type Sealing } from '#platform/sealing.ts';
import { listForCalendar } from '../booking/booking.repository.ts';
import { findTwo, otherOf } from '../booking/two.repository.ts';
import { calendarOf, type Entry } from '../telling/calendar-file.ts';
import type { Doors } from '../telling/doors.ts';
import * as feeds from './feed.repository.ts';

export type FeedNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  limits: Pick<Limits, 'take'>;
  publicUrl: string;
  doors: Doors;
};

const SHOWN_BACK_DAYS = 60;
export const READ = { points: 120, seconds: 3600 };

export const makeFeed = ({ db, clock, sealing, limits, publicUrl, doors }: FeedNeeds) => {
  const addressOf = (token: string): string => `${publicUrl}${CALENDAR_PATH}${token}.ics`;
  return {
    async find({ memberId }: Viewer): Promise<Answer<typeof findCalendarFeed>> {
      const found = await feeds.findFeed(db, memberId);
      return {
        made: found !== undefined,
        madeAt: found?.madeAt.toISOString() ?? null,
        address: found?.tokenSealed ? addressOf(sealing.open(found.tokenSealed)) : null,
      };
    },

    async make({ memberId }: Viewer): Promise<Answer<typeof makeCalendarFeed>> {
      const token = randomToken();
      const row = {
        memberId,
        tokenHash: hashToken(token),
        tokenSealed: sealing.seal(token),
        madeAt: clock.now(),
      };
      await feeds.saveFeed(db, row);
      return { address: addressOf(token) };
    },

    end: ({ memberId }: Viewer): Promise<void> => feeds.removeFeed(db, memberId),

    /** Whoever had come into the account may know its address. */
    memberChanged: (async (tx, memberId, what) => {
      if (what === 'recovered') await feeds.removeFeed(tx, memberId);
    }) satisfies MemberChanged,

    /** What stands at an address; undefined where none was made, or it ended. */
    async read(token: string): Promise<string | undefined> {
      const tokenHash = hashToken(token);
      const memberId = await feeds.findFeedOwner(db, tokenHash);
      if (!memberId) return undefined;
      // From whatever networks: of one that leaked no more is read than a few devices ask for.
      await limits.take('calendar-feed', tokenHash, READ);
      const now = clock.now();
      const rows = await listForCalendar(db, memberId, later(now, -SHOWN_BACK_DAYS * DAY_MS));
      const entries: Entry[] = [];
      for (const one of rows) {
        const two = await findTwo(db, one);
        const other = two ? otherOf(two, one.memberId === memberId) : null;
        entries.push({ ...one, other, door: doors.toMember(one.id), isCancelled: one.state === 'cancelled' });
      }
      return calendarOf(entries, { now, name: 'Ijeuwa' });
    },
  };
};
export type Feed = ReturnType<typeof makeFeed>;
