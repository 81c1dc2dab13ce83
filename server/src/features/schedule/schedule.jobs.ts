// What the schedule room does on a timetable.
import type { Job } from '#platform/jobs.ts';
import type { ScheduleRoom } from './schedule.room.ts';

export const scheduleJobs = ({ paid, together, reminders, unsaid, waiting }: ScheduleRoom): Job[] => [
  { name: 'schedule-clear-run-out', cron: '* * * * *', run: () => paid.clearRunOut() },
  { name: 'schedule-part-couples', cron: '* * * * *', run: () => together.partAll() },
  { name: 'schedule-open-day', cron: '10 0 * * *', run: () => waiting.openDay() },
  { name: 'schedule-forget-left', cron: '20 2 * * *', run: () => waiting.forgetLeft() },
  { name: 'schedule-tell-waiting', cron: '* * * * *', run: () => waiting.tellAll() },
  { name: 'schedule-ask-how-it-went', cron: '* * * * *', run: () => unsaid.alarm.sound() },
  { name: 'schedule-settle-unsaid', cron: '* * * * *', run: () => unsaid.settleAll() },
  { name: 'schedule-remind', cron: '*/5 * * * *', run: () => reminders.remindAll() },
];
