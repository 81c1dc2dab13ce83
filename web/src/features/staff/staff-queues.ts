// The queues of the back office; who may open one is said by its endpoint.

import { listCameMoney } from '@ijeuwa/contract/books';
import { listClients } from '@ijeuwa/contract/clients';
import { listCodeEntries } from '@ijeuwa/contract/codes';
import { listCounsellorEntries } from '@ijeuwa/contract/counsellors';
import { listDayFigures } from '@ijeuwa/contract/day-figures';
import { listDisputes } from '@ijeuwa/contract/disputes';
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import { listEventEntries } from '@ijeuwa/contract/events';
import { listGuidanceTextEntries } from '@ijeuwa/contract/guidance';
import { listFaqEntries } from '@ijeuwa/contract/help';
import { listChatAnswers, listLiveChats } from '@ijeuwa/contract/live-chat';
import { searchMembers } from '@ijeuwa/contract/members';
import { listPackageEntries } from '@ijeuwa/contract/packages';
import { listPlanning } from '@ijeuwa/contract/planning';
import { listRefunds } from '@ijeuwa/contract/refunds';
import { listResourceEntries } from '@ijeuwa/contract/resources';
import { listReviews } from '@ijeuwa/contract/reviews';
import { listReports } from '@ijeuwa/contract/safety';
import { findServed } from '@ijeuwa/contract/served';
import { listAudit, listStaff, type StaffUser } from '@ijeuwa/contract/staff';
import { findAvailability, listHolidays, listStaffAppointments } from '@ijeuwa/contract/staff-schedule';
import { listVipCases } from '@ijeuwa/contract/staff-vip';
import { listStatementLines } from '@ijeuwa/contract/statements';
import { listEnquiries } from '@ijeuwa/contract/support';
import { listAssessments, listTherapyPackageEntries } from '@ijeuwa/contract/therapy';
import { findOrders } from '@ijeuwa/contract/timelines';
import { listTransfers } from '@ijeuwa/contract/transfers';
import { listPartnerEntries, listPlanningServiceEntries, listVenueEntries } from '@ijeuwa/contract/venues';
import { listVipEntries } from '@ijeuwa/contract/vip-entry';
import { paths } from '#platform/paths.ts';

export type Queue = { to: string; label: string; list: { access: { staff: readonly StaffRole[] } } };

/** How everything stands first, then where somebody waits for an answer; within a group by how often it is worked on. */
const QUEUE_GROUPS: readonly { label: string; queues: readonly Queue[] }[] = [
  {
    label: 'Overview',
    queues: [
      { to: `${paths.staff}/figures`, label: 'Figures', list: listDayFigures },
      { to: `${paths.staff}/matching`, label: 'Matching', list: findServed },
    ],
  },
  {
    label: 'Help',
    queues: [
      { to: `${paths.staff}/live-chats`, label: 'Live chats', list: listLiveChats },
      { to: `${paths.staff}/enquiries`, label: 'Enquiries', list: listEnquiries },
      { to: `${paths.staff}/chat-answers`, label: 'Ready answers', list: listChatAnswers },
      { to: `${paths.staff}/faq`, label: 'Questions', list: listFaqEntries },
      { to: `${paths.staff}/resources`, label: 'Reading', list: listResourceEntries },
    ],
  },
  {
    label: 'Money',
    queues: [
      { to: `${paths.staff}/transfers`, label: 'Transfers', list: listTransfers },
      { to: `${paths.staff}/statements`, label: 'Statements', list: listStatementLines },
      { to: `${paths.staff}/orders`, label: 'Orders', list: findOrders },
      { to: `${paths.staff}/books`, label: 'Books', list: listCameMoney },
      { to: `${paths.staff}/refunds`, label: 'Refunds', list: listRefunds },
      { to: `${paths.staff}/disputes`, label: 'Disputes', list: listDisputes },
    ],
  },
  {
    label: 'Safety',
    queues: [
      { to: `${paths.staff}/reports`, label: 'Reports', list: listReports },
      { to: `${paths.staff}/reviews`, label: 'Reviews', list: listReviews },
      { to: `${paths.staff}/members`, label: 'Members', list: searchMembers },
    ],
  },
  {
    label: 'Sessions',
    queues: [
      { to: `${paths.staff}/appointments`, label: 'Appointments', list: listStaffAppointments },
      { to: `${paths.staff}/clients`, label: 'Clients', list: listClients },
      { to: `${paths.staff}/assessments`, label: 'Assessments', list: listAssessments },
      { to: `${paths.staff}/availability`, label: 'Availability', list: findAvailability },
      { to: `${paths.staff}/holidays`, label: 'Holidays', list: listHolidays },
      { to: `${paths.staff}/counsellors`, label: 'Counsellors', list: listCounsellorEntries },
      { to: `${paths.staff}/therapy-plans`, label: 'Therapy plans', list: listTherapyPackageEntries },
      { to: `${paths.staff}/guidance-texts`, label: 'Texts of guidance', list: listGuidanceTextEntries },
    ],
  },
  {
    label: 'Matchmaking',
    queues: [
      { to: `${paths.staff}/cases`, label: 'VIP cases', list: listVipCases },
      { to: `${paths.staff}/vip`, label: 'VIP price', list: listVipEntries },
    ],
  },
  {
    label: 'Weddings',
    queues: [
      { to: `${paths.staff}/planning`, label: 'Wedding enquiries', list: listPlanning },
      { to: `${paths.staff}/venues`, label: 'Venues', list: listVenueEntries },
      {
        to: `${paths.staff}/planning-services`,
        label: 'Planning services',
        list: listPlanningServiceEntries,
      },
      { to: `${paths.staff}/partners`, label: 'Wedding partners', list: listPartnerEntries },
      { to: `${paths.staff}/events`, label: 'Events', list: listEventEntries },
    ],
  },
  {
    label: 'Offer',
    queues: [
      { to: `${paths.staff}/packages`, label: 'Packages', list: listPackageEntries },
      { to: `${paths.staff}/codes`, label: 'Codes', list: listCodeEntries },
    ],
  },
  {
    label: 'Office',
    queues: [
      { to: `${paths.staff}/people`, label: 'People', list: listStaff },
      { to: `${paths.staff}/audit`, label: 'Audit', list: listAudit },
    ],
  },
];

export const QUEUES: readonly Queue[] = QUEUE_GROUPS.flatMap(({ queues }) => queues);

export const queuesOf = ({ roles }: StaffUser): readonly Queue[] =>
  QUEUES.filter(({ list }) => list.access.staff.some((role) => roles.includes(role)));

/** Where their work begins: at how their queues stand, where they may read that, and else at the first of these. */
export const homeOf = (staff: StaffUser): Queue | undefined => {
  const open = queuesOf(staff);
  return open.find(({ list }) => list === listDayFigures) ?? open[0];
};

/** Only what they may open, and no group of which that is nothing. */
export const groupsOf = (staff: StaffUser): { label: string; queues: readonly Queue[] }[] => {
  const open = queuesOf(staff);
  return QUEUE_GROUPS.map(({ label, queues }) => ({
    label,
    queues: queues.filter((one) => open.includes(one)),
  })).filter(({ queues }) => queues.length > 0);
};
