// What the staff room does on a timetable.
import type { Job } from '#platform/jobs.ts';
import type { Staff } from './staff.service.ts';

export const staffJobs = ({ people, audit }: Staff): Job[] => [
  { name: 'staff-remove-expired', cron: '17 * * * *', run: () => people.removeExpired() },
  { name: 'staff-check-audit', cron: '20 3 * * *', run: () => audit.checkWhole() },
];
