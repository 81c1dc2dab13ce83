// What the accounts room clears away: sessions, links and codes that have ended.
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { type Job, tryEach } from '#platform/jobs.ts';
import { removeOldLinks } from './links/links.repository.ts';
import { removeOldCodes } from './phone/codes.repository.ts';
import { removeExpiredSessions } from './sessions/sessions.repository.ts';

export const accountsJobs = ({ db, clock }: { db: Database; clock: Clock }): Job[] => [
  {
    name: 'accounts-clear-ended',
    cron: '17 * * * *',
    async run() {
      await tryEach([removeExpiredSessions, removeOldLinks, removeOldCodes], (remove) =>
        remove(db, clock.now()),
      );
    },
  },
];
