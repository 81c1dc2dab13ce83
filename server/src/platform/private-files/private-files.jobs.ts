// The timetable of the private files.
import type { Job } from '../jobs.ts';
import type { PrivateFiles } from './private-files.ts';

export const privateFilesJobs = ({ privateFiles }: { privateFiles: PrivateFiles }): Job[] => [
  { name: 'sweep-loose-files', cron: '*/10 * * * *', run: () => privateFiles.sweep() },
];
