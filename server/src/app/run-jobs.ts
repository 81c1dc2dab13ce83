// Every room’s jobs and their timetable.
import type { Job } from '#platform/jobs.ts';
import { privateFilesJobs } from '#platform/private-files/private-files.jobs.ts';
import { accountsJobs } from '../features/accounts/accounts.jobs.ts';
import { billingJobs } from '../features/billing/billing.jobs.ts';
import { compatibilityJobs } from '../features/compatibility/compatibility.jobs.ts';
import { notesJobs } from '../features/counselling/notes/notes.jobs.ts';
import { dashboardJobs } from '../features/dashboard/dashboard.jobs.ts';
import { eventsJobs } from '../features/events/events.jobs.ts';
import { leavingJobs } from '../features/leaving/leaving.jobs.ts';
import { liveChatJobs } from '../features/live-chat/live-chat.jobs.ts';
import { matchingJobs } from '../features/matching/matching.jobs.ts';
import { meetingJobs } from '../features/meeting/meeting.jobs.ts';
import { notificationsJobs } from '../features/notifications/notifications.jobs.ts';
import { legalNewsJobs } from '../features/profiles/agreements/legal-news.jobs.ts';
import { photosJobs } from '../features/profiles/photos/photos.jobs.ts';
import { safetyJobs } from '../features/safety/safety.jobs.ts';
import { scheduleJobs } from '../features/schedule/schedule.jobs.ts';
import { staffJobs } from '../features/staff/staff.jobs.ts';
import { supportJobs } from '../features/support/support.jobs.ts';
import { therapyJobs } from '../features/therapy/therapy.jobs.ts';
import { venuesJobs } from '../features/venues/venues.jobs.ts';
import { vipJobs } from '../features/vip/vip.jobs.ts';
import type { Platform } from './platform.ts';
import type { Features } from './wire-features.ts';

export const jobsOf = (platform: Platform, features: Features): Job[] => [
  ...accountsJobs(platform),
  ...privateFilesJobs(features),
  ...photosJobs(features.profiles),
  ...legalNewsJobs(features.profiles),
  ...billingJobs(features.billing),
  ...liveChatJobs(features.liveChat),
  ...leavingJobs(features.leaving),
  ...matchingJobs({ ...platform, ...features.matching }),
  ...compatibilityJobs(features),
  ...meetingJobs(features.meeting),
  ...notesJobs(features),
  ...notificationsJobs({ ...platform, ...features.notifications }),
  ...safetyJobs(features.safety),
  ...scheduleJobs(features.schedule),
  ...staffJobs(features.staff),
  ...supportJobs(features.support),
  ...vipJobs(features.vip),
  ...dashboardJobs(features.dashboard),
  ...therapyJobs(features.therapy),
  ...venuesJobs(features.venues),
  ...eventsJobs(features.events),
];
