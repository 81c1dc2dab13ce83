// The timetable of the compatibility room.
import type { Job } from '#platform/jobs.ts';
import type { Compatibility } from './compatibility.service.ts';

export const compatibilityJobs = ({ compatibility }: { compatibility: Compatibility }): Job[] => [
  { name: 'compatibility-end-apart', cron: '*/10 * * * *', run: () => compatibility.endApart() },
  { name: 'compatibility-let-lost-go', cron: '40 3 * * *', run: () => compatibility.letLostGo() },
];
