// What keeps cards and queues fresh between calls.

import { type Clock, DAY_MS, HOUR_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { type Job, tryEach } from '#platform/jobs.ts';
import { recordShownCards } from './activity.repository.ts';
import { forgetTold } from './answers/told-likes.repository.ts';
import type { CardIndex } from './card-index.service.ts';
import type { Deck } from './deck/deck.service.ts';
import type { Exposure } from './exposure/exposure.service.ts';
import type { Learning } from './learning/learning.service.ts';
import { clearCardChanges } from './matching-index/card-changes.repository.ts';
import type { Picks } from './picks/picks.service.ts';
import * as upkeep from './upkeep.repository.ts';

const AT_ONCE = 200;
const QUEUE_KEPT_DAYS = 14;
/** Who looked at whom counts for a year after the last time. */
export const LOOKS_KEPT_DAYS = 365;
/** That somebody was told of a like, after it is gone; and the note that came with it, for a report. */
export const TOLD_KEPT_DAYS = 365;
export const NOTES_KEPT_DAYS = 30;
/** A process that has not read the log for so long builds its index anew. */
const CHANGES_KEPT_HOURS = 6;

type Needs = {
  db: Database;
  clock: Clock;
  cardIndex: CardIndex;
  deck: Deck;
  exposure: Exposure;
  learning: Learning;
  picks: Picks;
};

export const matchingJobs = ({ db, clock, cardIndex, deck, exposure, learning, picks }: Needs): Job[] => [
  {
    name: 'matching-activity',
    cron: '*/5 * * * *',
    run: () => upkeep.copyActivity(db),
  },
  {
    // A package that begins or ends changes whether its card may cross borders.
    name: 'matching-borders',
    cron: '*/5 * * * *',
    async run() {
      await tryEach(await cardIndex.listChangedBorders(AT_ONCE), (memberId) =>
        db.transaction((tx) => cardIndex.refresh(tx, memberId)),
      );
    },
  },
  {
    name: 'matching-queues',
    cron: '*/5 * * * *',
    async run() {
      const since = later(clock.now(), -HOUR_MS);
      await tryEach(await upkeep.listStaleQueues(db, since, AT_ONCE), deck.fillStale);
    },
  },
  {
    name: 'matching-learn',
    cron: '* * * * *',
    run: () => learning.learnNew(),
  },
  {
    // Hourly, as a new member is to be shown within two days.
    name: 'matching-exposure',
    cron: '40 * * * *',
    run: () => exposure.count(),
  },
  {
    name: 'matching-look-months',
    cron: '15 3 * * *',
    run: () => exposure.makeMonths(),
  },
  {
    name: 'matching-open',
    cron: '*/5 * * * *',
    run: () => learning.countMatches(),
  },
  {
    name: 'matching-fit',
    cron: '20 2 * * *',
    async run() {
      await learning.fitAnew();
      await learning.setPrices();
    },
  },
  {
    // For the first time an hour before the day begins, with what was learnt by night; then as long as it is not done.
    name: 'matching-picks',
    cron: '*/20 * * * *',
    run: () => picks.assignDay(),
  },
  {
    name: 'matching-forget-picks',
    cron: '55 4 * * *',
    run: () => picks.forget(),
  },
  {
    // Often, so that a card counts on each day on which it was shown for an hour or more.
    name: 'matching-shown-cards',
    cron: '50 * * * *',
    run: () => recordShownCards(db, clock.now()),
  },
  {
    name: 'matching-clear-changes',
    cron: '20 * * * *',
    run: () => clearCardChanges(db, CHANGES_KEPT_HOURS),
  },
  {
    name: 'matching-forget-queues',
    cron: '40 3 * * *',
    run: () => upkeep.forgetQueues(db, later(clock.now(), -QUEUE_KEPT_DAYS * DAY_MS)),
  },
  {
    name: 'matching-forget-looks',
    cron: '45 3 * * *',
    run: () => exposure.forget(LOOKS_KEPT_DAYS),
  },
  {
    name: 'matching-forget-told',
    cron: '50 3 * * *',
    async run() {
      const now = clock.now();
      const before = (days: number) => later(now, -days * DAY_MS);
      await forgetTold(db, now, {
        notesBefore: before(NOTES_KEPT_DAYS),
        likesBefore: before(TOLD_KEPT_DAYS),
      });
    },
  },
];
