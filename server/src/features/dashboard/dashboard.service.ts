// The member's own figures: what waits, how prepared they are and what a week changed of it, what they have reached.
import type { Achievements, DashboardStats } from '@ijeuwa/contract/dashboard';
import { meetingOpensAt } from '@ijeuwa/contract/meeting';
import { scoreOf } from '@ijeuwa/contract/score';
import { notFound } from '#platform/app-error.ts';
import { type Clock, DAY_MS, lagosDay, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { findDates } from './achievements.repository.ts';
import { findOwnStats } from './dashboard.repository.ts';
import { achievementsOf, changeOf } from './dashboard.rules.ts';
import * as scores from './scores.repository.ts';

export type DashboardNeeds = {
  db: Database;
  clock: Clock;
  /** The same people that the page of match requests lists. */
  countRequests: (viewer: Viewer) => Promise<number>;
  /** Of the schedule: confirmed appointments to come, and the next of them, with whom. */
  findComing: (memberId: string) => Promise<Coming>;
};

type Coming = {
  upcoming: number;
  next: Date | null;
  nextId: string | null;
  counsellor: string | null;
  other: string | null;
};

const COMPARED_DAYS = 7;
const AT_ONCE = 500;

const roomOf = ({ next, nextId }: Coming): DashboardStats['nextRoom'] =>
  next && nextId ? { appointment: nextId, opensAt: meetingOpensAt(next).toISOString() } : null;

export const makeDashboard = ({ db, clock, countRequests, findComing }: DashboardNeeds) => {
  const weekAgo = (): string => lagosDay(later(clock.now(), -COMPARED_DAYS * DAY_MS));

  return {
    async find(viewer: Viewer): Promise<DashboardStats> {
      const [own, matchRequests, coming] = await Promise.all([
        findOwnStats(db, viewer.memberId, weekAgo()),
        countRequests(viewer),
        findComing(viewer.memberId),
      ]);
      if (!own) throw notFound('This account');
      const relationshipScore = scoreOf(own.prepared);
      const { name, messages, unreadMessages, prepared } = own;
      return {
        name,
        matchRequests,
        upcomingSessions: coming.upcoming,
        nextSession: coming.next?.toISOString() ?? null,
        nextRoom: roomOf(coming),
        nextSessionWith: [coming.other, coming.counsellor].filter((name) => name !== null),
        messages,
        unreadMessages,
        relationshipScore,
        relationshipScoreChange: changeOf(relationshipScore, own.scoreBefore),
        prepared,
      };
    },

    async listAchievements({ memberId }: Viewer): Promise<Achievements> {
      const dates = await findDates(db, memberId);
      if (!dates) throw notFound('This account');
      return achievementsOf(dates);
    },

    /** As the day begins; run again it changes nothing. */
    async keepScores(): Promise<void> {
      const day = lagosDay(clock.now());
      for (let after: string | undefined; ; ) {
        const standings = await scores.listStandings(db, after, AT_ONCE);
        const rows = standings
          .map(({ memberId, prepared, lastScore }) => ({ memberId, score: scoreOf(prepared), lastScore }))
          .filter(({ score, lastScore }) => score !== lastScore)
          .map(({ memberId, score }) => ({ memberId, score, day }));
        await scores.saveScores(db, rows);
        if (standings.length < AT_ONCE) break;
        after = standings.at(-1)?.memberId;
      }
      await scores.removeOldScores(db, weekAgo());
    },
  };
};
export type Dashboard = ReturnType<typeof makeDashboard>;
