// Which answers of the server grow old with which event of the socket.
import { findOrder, findSubscription, listOrders } from '@ijeuwa/contract/billing';
import { findConversation, listConversations } from '@ijeuwa/contract/chat';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import type { Endpoint } from '@ijeuwa/contract/endpoint';
import type { ServerEvents } from '@ijeuwa/contract/live-events';
import {
  findCard,
  findMatchStatus,
  listMatches,
  listMatchRequests,
  listPotentialMatches,
  type Match,
} from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { keyOf, queryClient } from '#platform/queries.ts';

/** What a renewal needs of an endpoint. */
type Renewed = Pick<Endpoint, 'path'>;
// By its address alone: the endpoint would bring every schema of the profile along to each screen.
export const PROFILE: Renewed = { path: '/api/profile' };
export const PERSON: Renewed = { path: '/api/members/:id' };
export const LIVE_CHAT: Renewed = { path: '/api/live-chat' };
export const AGREEMENT: Renewed = { path: '/api/agreement' };
export const GUARANTEE: Renewed = { path: '/api/guarantee' };
const UPGRADES: Renewed = { path: '/api/subscription/upgrades' };
export const TIMELINE: Renewed = { path: '/api/checkout/orders/:id/timeline' };
const PLANNING: Renewed = { path: '/api/planning/enquiries' };
export const CREDIT: Renewed = { path: '/api/credit' };
const OLDER_ORDERS: Renewed = { path: '/api/checkout/older-orders' };
export const INVOICES: Renewed = { path: '/api/invoices' };
const APPOINTMENTS: readonly Renewed[] = [
  { path: '/api/appointments' },
  { path: '/api/appointments/:id' },
  { path: '/api/counsellors/:key/slots' },
  { path: '/api/session-credits' },
  { path: '/api/waiting-list' },
];
const COUPLE: Renewed = { path: '/api/couple' };
export const REPORT: Renewed = { path: '/api/conversations/:matchId/compatibility-report' };
export const REPORT_RIGHTS: Renewed = { path: '/api/compatibility-reports/rights' };
const QUESTIONNAIRE: Renewed = { path: '/api/couple/questionnaire' };
const THERAPY: Renewed = { path: '/api/therapy/own' };

const VIP: Renewed = { path: '/api/vip' };
const INTRODUCTIONS: Renewed = { path: '/api/introductions' };

type Changed = Parameters<ServerEvents['changed']>[0]['what'];

export const RENEWED_BY_MATCH: readonly Endpoint[] = [
  listNotifications,
  listConversations,
  listMatchRequests,
  findMatchStatus,
  findDashboard,
];

/** What is paid may be anything: an appointment, a case, a plan. */
export const RENEWED_BY_PAYMENT: readonly Renewed[] = [
  AGREEMENT,
  VIP,
  GUARANTEE,
  REPORT_RIGHTS,
  UPGRADES,
  findCard,
  findSubscription,
  listOrders,
  OLDER_ORDERS,
  findOrder,
  TIMELINE,
  CREDIT,
  INVOICES,
  THERAPY,
  ...APPOINTMENTS,
  findMatchStatus,
];

export const RENEWED_BY: Record<Changed, readonly Renewed[]> = {
  card: [findCard, findMatchStatus],
  deck: [listPotentialMatches, findMatchStatus],
  requests: [INTRODUCTIONS, listMatchRequests, findMatchStatus, findDashboard, listNotifications],
  subscription: RENEWED_BY_PAYMENT,
  // The trial waits for an email or a phone that is confirmed.
  profile: [PROFILE, findCard, findDashboard, findSubscription],
  conversations: [listConversations, findDashboard],
  // Somebody is gone, or there again: what stands open with them closes at once.
  matches: [findConversation, PERSON, listMatches, listPotentialMatches, ...RENEWED_BY_MATCH],
  liveChat: [LIVE_CHAT],
  couple: [COUPLE, QUESTIONNAIRE],
  compatibility: [REPORT, REPORT_RIGHTS, listNotifications],
  appointments: [...APPOINTMENTS, findDashboard],
  therapy: [THERAPY],
  planning: [PLANNING],
  vip: [VIP],
};

/** What may have been missed while the connection was gone. */
export const RENEWED_BY_RECONNECT: readonly Renewed[] = [
  listMatches,
  findCard,
  findSubscription,
  listOrders,
  findOrder,
  LIVE_CHAT,
  COUPLE,
  REPORT,
  ...APPOINTMENTS,
  THERAPY,
  PLANNING,
  VIP,
  INTRODUCTIONS,
  ...RENEWED_BY_MATCH,
];

const changeMatches = (edit: (matches: Match[]) => Match[]): void =>
  void queryClient.setQueryData<{ matches: Match[] }>(
    keyOf(listMatches),
    (kept) => kept && { matches: edit(kept.matches) },
  );

export const addMatch = (match: Match): void =>
  changeMatches((matches) => [match, ...matches.filter((one) => one._id !== match._id)]);

export const dropMatch = (matchId: string): void =>
  changeMatches((matches) => matches.filter((one) => one._id !== matchId));
