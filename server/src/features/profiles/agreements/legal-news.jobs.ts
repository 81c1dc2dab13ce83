// What becomes known of new terms on a timetable.
import type { Job } from '#platform/jobs.ts';
import type { LegalNewsRoom } from './legal-news.service.ts';

export const legalNewsJobs = ({ legalNews }: { legalNews: LegalNewsRoom }): Job[] => [
  { name: 'profiles-tell-legal-news', cron: '20 8 * * *', run: () => legalNews.tell() },
];
