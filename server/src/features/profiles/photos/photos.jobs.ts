// The photo room's timetable.
import type { Job } from '#platform/jobs.ts';
import type { PhotoFiles } from './photo-files.ts';

export const photosJobs = ({ photoFiles }: { photoFiles: PhotoFiles }): Job[] => [
  { name: 'sweep-arriving-pictures', cron: '*/10 * * * *', run: () => photoFiles.sweepArriving() },
];
