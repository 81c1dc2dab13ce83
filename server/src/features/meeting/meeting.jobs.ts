// What the session room does on a timetable.
import type { Job } from '#platform/jobs.ts';
import type { MeetingRoom } from './meeting.room.ts';

export const meetingJobs = ({ attendance, texts }: MeetingRoom): Job[] => [
  { name: 'meeting-attendance', cron: '* * * * *', run: () => attendance.settleAll() },
  { name: 'meeting-erase-texts', cron: '23 * * * *', run: () => texts.eraseOld() },
];
