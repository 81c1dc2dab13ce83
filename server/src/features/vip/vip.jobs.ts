// What the VIP room does on a timetable.
import type { Job } from '#platform/jobs.ts';
import type { Vip } from './vip.room.ts';

export const vipJobs = ({ caseClock, lookForNew }: Vip): Job[] => [
  { name: 'vip-clock', cron: '*/5 * * * *', run: caseClock.run },
  { name: 'vip-lapse', cron: '25 * * * *', run: caseClock.lapse },
  { name: 'vip-somebody-new', cron: '50 5 * * *', run: lookForNew },
];
