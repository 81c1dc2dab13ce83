// The queues of work of the back office; whoever may open one is told when it has changed.
import * as z from 'zod/mini';
import { listCodeEntries } from './codes.ts';
import { listCounsellorEntries } from './counsellors.ts';
import { listDisputes } from './disputes.ts';
import { listEventEntries } from './events.ts';
import { listGuidanceTextEntries } from './guidance.ts';
import { listFaqEntries } from './help.ts';
import { told } from './live.ts';
import { listChatAnswers, listLiveChats } from './live-chat.ts';
import { listPackageEntries } from './packages.ts';
import { listPlanning } from './planning.ts';
import { listRefunds } from './refunds.ts';
import { listResourceEntries } from './resources.ts';
import { listReviews } from './reviews.ts';
import { listReports } from './safety.ts';
import { findOnCall, listStaff } from './staff.ts';
import { listHolidays, listStaffAppointments } from './staff-schedule.ts';
import { listVipCases } from './staff-vip.ts';
import { listStatementLines } from './statements.ts';
import { listEnquiries } from './support.ts';
import { listAssessments, listTherapyPackageEntries } from './therapy.ts';
import { listTransfers } from './transfers.ts';
import { listPartnerEntries, listPlanningServiceEntries, listVenueEntries } from './venues.ts';
import { listVipEntries } from './vip-entry.ts';

export const WORK = {
  transfers: listTransfers,
  statements: listStatementLines,
  reports: listReports,
  reviews: listReviews,
  enquiries: listEnquiries,
  liveChats: listLiveChats,
  packages: listPackageEntries,
  codes: listCodeEntries,
  counsellors: listCounsellorEntries,
  faq: listFaqEntries,
  resources: listResourceEntries,
  chatAnswers: listChatAnswers,
  people: listStaff,
  onCall: findOnCall,
  refunds: listRefunds,
  disputes: listDisputes,
  appointments: listStaffAppointments,
  holidays: listHolidays,
  assessments: listAssessments,
  therapyPackages: listTherapyPackageEntries,
  guidanceTexts: listGuidanceTextEntries,
  vipCases: listVipCases,
  vip: listVipEntries,
  planning: listPlanning,
  venues: listVenueEntries,
  planningServices: listPlanningServiceEntries,
  partners: listPartnerEntries,
  events: listEventEntries,
} as const;
export type Work = keyof typeof WORK;

export const workChanged = told({
  name: 'workChanged',
  to: 'staff',
  summary: 'A queue that they may open has changed; ask for it again. It says nothing of what stands there.',
  payload: z.object({ what: z.enum(Object.keys(WORK) as [Work, ...Work[]]) }),
});
