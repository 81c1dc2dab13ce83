// What the support room does on a timetable.
import type { Job } from '#platform/jobs.ts';
import type { Support } from './support.service.ts';

export const supportJobs = (support: Support): Job[] => [
  { name: 'support-sound-alarm', cron: '* * * * *', run: () => support.alarm.sound() },
  { name: 'support-sweep-enquiries', cron: '41 2 * * *', run: () => support.sweep() },
];
