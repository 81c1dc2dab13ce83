// What the live-chat room does on a timetable.
import type { Job } from '#platform/jobs.ts';
import type { LiveChatRoom } from './live-chat.room.ts';

export const liveChatJobs = ({ unseen, ending, calling, alarm }: LiveChatRoom): Job[] => [
  { name: 'live-chat-call-again', cron: '* * * * *', run: calling.callAgain },
  { name: 'live-chat-sound-alarm', cron: '* * * * *', run: alarm.sound },
  { name: 'live-chat-mail-unseen', cron: '* * * * *', run: unseen.mail },
  { name: 'live-chat-end-quiet', cron: '17 * * * *', run: ending.endQuiet },
  { name: 'live-chat-sweep', cron: '47 2 * * *', run: ending.sweep },
];
