// What the therapy room does on a timetable.
import type { Job } from '#platform/jobs.ts';
import type { TherapyRoom } from './therapy.room.ts';

export const therapyJobs = ({ assessments }: TherapyRoom): Job[] => [
  { name: 'therapy-sound-alarm', cron: '* * * * *', run: () => assessments.alarm.sound() },
];
