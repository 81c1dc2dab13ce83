// What the dashboard room does on a timetable.
import type { Job } from '#platform/jobs.ts';
import type { Dashboard } from './dashboard.service.ts';

export const dashboardJobs = (dashboard: Dashboard): Job[] => [
  // Ten minutes past midnight in Lagos.
  { name: 'dashboard-keep-scores', cron: '10 23 * * *', run: () => dashboard.keepScores() },
];
