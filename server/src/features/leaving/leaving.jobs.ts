// What the leaving room does on a timetable: copies that were asked for, copies that ended, erasures that are due.
import type { Job } from '#platform/jobs.ts';
import type { Leaving } from './leaving.room.ts';

export const leavingJobs = ({ copies, erasures }: Leaving): Job[] => [
  { name: 'leaving-make-copies', cron: '* * * * *', run: () => copies.makeWaiting() },
  { name: 'leaving-remove-copies', cron: '23 * * * *', run: () => copies.removeEnded() },
  { name: 'leaving-erase', cron: '*/10 * * * *', run: () => erasures.eraseDue() },
];
