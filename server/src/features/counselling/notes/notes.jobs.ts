// What becomes of notes by the clock.
import type { Job } from '#platform/jobs.ts';
import type { Notes } from './notes.service.ts';

export const notesJobs = ({ sessionNotes }: { sessionNotes: Notes }): Job[] => [
  { name: 'counselling-end-notes', cron: '25 * * * *', run: () => sessionNotes.endNotes() },
];
