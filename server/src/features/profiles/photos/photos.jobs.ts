// The photo room's timetable.
import type { Job } from '#platform/jobs.ts';
import type { PhotoFiles } from './photo-files.ts';
import type { Photos } from './photos.service.ts';

type Needs = { photoFiles: PhotoFiles; photos: Photos };

export const photosJobs = ({ photoFiles, photos }: Needs): Job[] => [
  { name: 'sweep-arriving-pictures', cron: '*/10 * * * *', run: () => photoFiles.sweepArriving() },
  { name: 'blur-photos', cron: '*/5 * * * *', run: () => photos.blurMissing() },
];
