// The member's figures in words: each says what it is for, and where nothing waits there is no nought.
import type { DashboardStats } from '@ijeuwa/contract/dashboard';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { formatNumber } from '#ui/format.ts';

type FigureLine = {
  label: string;
  value: string;
  to: string;
  /** Somebody waits for the member there. */
  waits?: boolean;
  change?: number | null;
};

export const figuresOf = (stats: DashboardStats): FigureLine[] => {
  const { matchRequests, messages, unreadMessages, upcomingSessions, prepared } = stats;
  return [
    {
      label: places.matchRequests.name,
      value: matchRequests === 0 ? 'Nobody waits' : `${formatNumber(matchRequests)} to answer`,
      to: paths.matchRequests,
      waits: matchRequests > 0,
    },
    {
      label: places.messages.name,
      value: messages === 0 ? 'None yet' : messagesIn(messages, unreadMessages, prepared.toAnswer),
      to: paths.messages,
      waits: unreadMessages > 0 || prepared.toAnswer > 0,
    },
    {
      label: 'Upcoming sessions',
      value: upcomingSessions === 0 ? 'None booked' : formatNumber(upcomingSessions),
      to: paths.upcomingSessions,
    },
    {
      label: 'Relationship score',
      value: formatNumber(stats.relationshipScore),
      to: paths.relationshipScore,
      change: stats.relationshipScoreChange,
    },
  ];
};

const messagesIn = (all: number, unread: number, toAnswer: number): string => {
  const total = formatNumber(all);
  if (unread > 0) return `${formatNumber(unread)} unread of ${total}`;
  return toAnswer > 0 ? `${formatNumber(toAnswer)} to answer, ${total} in all` : `${total}, all answered`;
};
