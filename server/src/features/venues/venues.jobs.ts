// What the venues room does on a timetable.
import type { Job } from '#platform/jobs.ts';
import type { Venues } from './venues.service.ts';

export const venuesJobs = ({ planning }: Venues): Job[] => [
  { name: 'planning-sound-alarm', cron: '* * * * *', run: () => planning.alarm.sound() },
  { name: 'planning-sweep-enquiries', cron: '43 2 * * *', run: () => planning.sweep() },
];
