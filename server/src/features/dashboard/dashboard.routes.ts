// The calls of the member's first screens.

import * as calls from '@ijeuwa/contract/dashboard';
import type { Serve } from '#platform/http/serve.ts';
import type { Dashboard } from './dashboard.service.ts';

export const dashboardRoutes = (serve: Serve, dashboard: Dashboard): void => {
  serve(calls.findDashboard, ({ viewer }) => dashboard.find(viewer));
  serve(calls.listAchievements, ({ viewer }) => dashboard.listAchievements(viewer));
};
