// Blocking and reporting: after the answer nothing new passes between the two, either way.

import type { Received } from '@ijeuwa/contract/endpoint';
import { likenessOf } from '@ijeuwa/contract/likeness';
import type { BlockedMember, reportMember } from '@ijeuwa/contract/safety';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import { maySee } from '#platform/visibility/visibility.ts';
import { workChanged } from '#platform/work-changed.ts';
import { type ContactsNeeds, makeContacts } from './contacts/contacts.service.ts';
import { sealText } from './reports/report-text.ts';
import * as reported from './reports/reports.repository.ts';
import { makeReports, type ReportsNeeds } from './reports/reports.service.ts';
import * as safety from './safety.repository.ts';

export type SafetyNeeds = ReportsNeeds &
  Omit<ContactsNeeds, 'matches'> & {
    limits: Limits;
    /** Of the matching room: takes the lock under which the two answer, and ends what is between them. */
    matches: {
      separate(tx: Queryable, memberId: string, otherId: string): Promise<string | undefined>;
      rejoin(tx: Queryable, memberId: string, otherId: string): Promise<void>;
      follow: ContactsNeeds['matches']['follow'];
      tellEnded(matchId: string | undefined, memberId: string, otherId: string): Promise<void>;
    };
    /** Of the matching room: what one wrote to the other with a like. */
    findNote(
      tx: Queryable,
      fromId: string,
      toId: string,
    ): Promise<{ about: string; text: string } | undefined>;
  };

const REPORTS = { points: 20, seconds: 24 * 3600 };

export const makeSafety = (needs: SafetyNeeds) => {
  const { db, clock, limits, sealing, live, matches } = needs;

  /** To somebody who could never see them, a hidden person does not exist; the list of blocks would tell the name. */
  const expectKnown = async (tx: Queryable, memberId: string, otherId: string): Promise<void> => {
    const exists = otherId !== memberId && (await safety.memberExists(tx, otherId));
    const known =
      exists &&
      ((await maySee(tx, 'profile', memberId, otherId)) || (await safety.hasMet(tx, memberId, otherId)));
    if (!known) throw notFound('This person');
  };

  /** Separates first: from the lock on, no like of either can come between. */
  const apart = async (
    { memberId }: Viewer,
    otherId: string,
    write: (tx: Queryable, ended: string | undefined) => Promise<void>,
  ): Promise<void> => {
    const ended = await db.transaction(async (tx) => {
      await expectKnown(tx, memberId, otherId);
      const match = await matches.separate(tx, memberId, otherId);
      await write(tx, match);
      return match;
    });
    await matches.tellEnded(ended, memberId, otherId);
  };

  return {
    block: (viewer: Viewer, otherId: string): Promise<void> =>
      apart(viewer, otherId, (tx) => safety.saveBlock(tx, viewer.memberId, otherId, clock.now())),

    async unblock({ memberId }: Viewer, otherId: string): Promise<void> {
      await db.transaction(async (tx) => {
        if (await reported.hasReported(tx, memberId, otherId))
          throw new AppError('conflict', 'You have reported this person: a report keeps you apart for good.');
        await safety.removeBlock(tx, memberId, otherId);
        await matches.rejoin(tx, memberId, otherId);
      });
    },

    async list({ memberId }: Viewer): Promise<BlockedMember[]> {
      const rows = await safety.listBlocks(db, memberId);
      // A block hides the two from each other, the pictures too.
      return rows.map(({ id, name, gender, blockedAt, reported }) => ({
        _id: id,
        name,
        image: null,
        likeness: likenessOf(gender),
        blockedAt: blockedAt.toISOString(),
        reported,
      }));
    },

    async report(
      viewer: Viewer,
      otherId: string,
      { reason, details = '' }: Received<typeof reportMember>['body'],
    ): Promise<void> {
      await limits.take('report', viewer.memberId, REPORTS);
      const { memberId: reporterId } = viewer;
      await apart(viewer, otherId, async (tx, matchId) => {
        const reportedAt = clock.now();
        await safety.saveBlock(tx, reporterId, otherId, reportedAt);
        const names = await reported.listNames(tx, [reporterId, otherId]);
        const contentSealed = sealText(sealing, {
          reporter: names.get(reporterId) ?? '',
          reported: names.get(otherId) ?? '',
          details,
          note: await needs.findNote(tx, otherId, reporterId),
        });
        const row = { reporterId, reportedId: otherId, reason, matchId, reportedAt };
        await reported.saveReport(tx, { ...row, contentSealed });
      });
      workChanged(live, 'reports');
    },

    contacts: makeContacts(needs),
    reports: makeReports(needs),
  };
};
export type Safety = ReturnType<typeof makeSafety>;
