// What the events room does on a timetable.
import type { Job } from '#platform/jobs.ts';
import type { Events } from './events.service.ts';

export const eventsJobs = (events: Events): Job[] => [
  { name: 'events-invite', cron: '*/10 * * * *', run: () => events.invite() },
  { name: 'events-tell-guests', cron: '* * * * *', run: () => events.tellAll() },
];
