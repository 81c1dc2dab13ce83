// The answers in which somebody stands who was just blocked, or is no longer.
import { listConversations } from '@ijeuwa/contract/chat';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import {
  findMatchStatus,
  listMatches,
  listMatchRequests,
  listPotentialMatches,
} from '@ijeuwa/contract/matching';
import { listBlocked } from '@ijeuwa/contract/safety';

export const WHERE_PEOPLE_STAND = [
  listPotentialMatches,
  listMatches,
  listMatchRequests,
  listConversations,
  findMatchStatus,
  findDashboard,
  listBlocked,
];
