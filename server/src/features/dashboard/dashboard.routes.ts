// The call of the member's first screen.

import { findDashboard } from '@ijeuwa/contract/dashboard';
import { notFound } from '#platform/app-error.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Serve } from '#platform/http/serve.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { findOwnStats } from './dashboard.repository.ts';

export type DashboardNeeds = {
  db: Database;
  /** The same people that the page of match requests lists. */
  countRequests: (viewer: Viewer) => Promise<number>;
};

export const dashboardRoutes = (serve: Serve, { db, countRequests }: DashboardNeeds): void => {
  serve(findDashboard, async ({ viewer }) => {
    const [own, matchRequests] = await Promise.all([
      findOwnStats(db, viewer.memberId),
      countRequests(viewer),
    ]);
    if (!own) throw notFound('This account');
    return { ...own, matchRequests };
  });
};
