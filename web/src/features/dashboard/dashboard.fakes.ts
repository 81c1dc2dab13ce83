// The dashboard's figures as screen tests know them.
import type { DashboardStats, Prepared } from '@ijeuwa/contract/dashboard';
import type { MatchStatus } from '@ijeuwa/contract/matching';

export const PREPARED: Prepared = {
  profileSubmitted: true,
  photos: 5,
  emailConfirmed: true,
  phoneConfirmed: false,
  saysSomething: true,
  wishesSaved: true,
  toAnswer: 0,
};

export const STATS: DashboardStats = {
  name: 'Adaọbị Okeke',
  matchRequests: 0,
  upcomingSessions: 0,
  nextSession: null,
  nextRoom: null,
  nextSessionWith: [],
  messages: 0,
  unreadMessages: 0,
  relationshipScore: 90,
  relationshipScoreChange: 15,
  prepared: PREPARED,
};

export const STATUS: MatchStatus = {
  card: 'active',
  viewedYou: 3,
  likedYou: 0,
  picks: 0,
  hasPassed: false,
  potentialMatches: 12,
  matches: 0,
  likeNeeds: null,
};
