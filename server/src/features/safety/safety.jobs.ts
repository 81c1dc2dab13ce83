// The timetable of the safety room.
import { HIDDEN_CONTACTS_HOUR } from '@ijeuwa/contract/hidden-contacts';
import type { Job } from '#platform/jobs.ts';
import type { Safety } from './safety.service.ts';

export const safetyJobs = ({ contacts }: Safety): Job[] => [
  // The hour is one of Lagos, the timetable is UTC.
  {
    name: 'hidden-contacts',
    cron: `0 ${HIDDEN_CONTACTS_HOUR - 1} * * *`,
    run: () => contacts.settleNight(),
  },
];
