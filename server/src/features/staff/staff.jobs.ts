// What the staff room does on a timetable.
import type { Job } from '#platform/jobs.ts';
import type { Staff } from './staff.service.ts';

export const staffJobs = ({ people }: Staff): Job[] => [
  { name: 'staff-remove-expired', cron: '17 * * * *', run: () => people.removeExpired() },
];
