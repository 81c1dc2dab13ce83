// Keeps a member's screens true while they stand open: hears the socket and renews what has changed.
import { findSubscription } from '@ijeuwa/contract/billing';
import { listConversations } from '@ijeuwa/contract/chat';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import type { ServerEvents } from '@ijeuwa/contract/live-events';
import { useCallback, useEffect } from 'react';
import { asApiError } from '#platform/api.ts';
import { isOnScreen } from '#platform/on-screen.ts';
import { paths } from '#platform/paths.ts';
import { askAgain, queryClient, renew } from '#platform/queries.ts';
import { renewUser, signedOutElsewhere, useMember, useSession } from '#platform/session.ts';
import { closeSocket, openSocket, useConnected, useLive, useReconnected } from '#platform/socket.ts';
import { feedback } from '#ui/feedback.ts';
import { flushOutbox, openOutbox } from '../../features/chat/outbox.ts';
import { openLikes } from '../../features/matching/likes.ts';
import { isMomentShownHere } from '../../features/matching/moment.ts';
import { addNotification } from '../../features/notifications/notifications.queries.ts';
import { useOwnPush } from '../../features/notifications/push/useOwnPush.ts';
import { useTappedNotice } from '../../features/notifications/push/useTappedNotice.ts';
import { watchMatches } from './failed-matches.ts';
import {
  addMatch,
  dropMatch,
  RENEWED_BY,
  RENEWED_BY_MATCH,
  RENEWED_BY_RECONNECT,
  REPORT_RIGHTS,
} from './live-changes.ts';

export function LiveUpdates() {
  const { _id, emailVerified } = useMember();
  const { unchecked } = useSession();
  useEffect(() => void openSocket(_id), [_id]);
  useEffect(() => openOutbox(_id), [_id]);
  useEffect(() => openLikes(_id), [_id]);
  useEffect(watchForTheEnd, []);
  useEffect(watchMatches, []);
  useEffect(() => (emailVerified ? undefined : askWhenLookedAt()), [emailVerified]);
  useLive('newMatch', greetMatch);
  useLive('matchEnded', forgetMatch);
  useLive('notification', hearNotice);
  useLive('message', hearMessage);
  useLive('changed', renewChanged);
  useLive(
    'read',
    useCallback(({ member }: { member: string }) => void (member === _id && renewMessages()), [_id]),
  );
  useReconnected(renewMissed);
  useConnected(askAgain);
  // A server that answered nothing had no connection to lose: that it is back is seen by its word on the session.
  useEffect(() => {
    if (!unchecked) void askAgain();
  }, [unchecked]);
  useTappedNotice();
  useOwnPush(_id);
  return null;
}

const greetMatch: ServerEvents['newMatch'] = (match) => {
  // Whoever sees the moment needs no words about it.
  if (!isMomentShownHere()) feedback.success('You got a new match!', { to: paths.chat(match._id) });
  addMatch(match);
  void renew(...RENEWED_BY_MATCH);
};

const forgetMatch: ServerEvents['matchEnded'] = ({ matchId }) => {
  dropMatch(matchId);
  void renew(...RENEWED_BY_MATCH, REPORT_RIGHTS);
};

/** A message in the conversation that is looked at does not ring. */
const hearNotice: ServerEvents['notification'] = (notice) => {
  addNotification(isOnScreen(notice.about) ? { ...notice, read: true } : notice);
  // A payment that came confirms one, and says so by its notice alone.
  if (notice.type === 'booking') void renew(...RENEWED_BY.appointments);
};

const hearMessage: ServerEvents['message'] = ({ notice }) => {
  if (notice) hearNotice(notice);
  renewMessages();
};

const renewMessages = (): void => void renew(listConversations, findDashboard);

const renewMissed = (): void => {
  void renew(...RENEWED_BY_RECONNECT);
  askWhoIAm();
  void flushOutbox();
};

const renewChanged: ServerEvents['changed'] = ({ what }) => {
  void renew(...RENEWED_BY[what]);
  // Name, picture and what is still missing are kept with the session, not with the answers.
  if (what === 'profile') askWhoIAm();
};

const askWhoIAm = (): void => void renewUser().catch(() => undefined);

/** Whoever comes back from their mail has confirmed it, perhaps while this page slept and heard nothing. */
const askWhenLookedAt = () => {
  const looked = () => {
    if (document.visibilityState !== 'visible') return;
    askWhoIAm();
    void renew(findSubscription);
  };
  document.addEventListener('visibilitychange', looked);
  return () => document.removeEventListener('visibilitychange', looked);
};

/** A session that was ended elsewhere shows itself at the next question: this device then forgets the member. */
const watchForTheEnd = () =>
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'error') return;
    if (asApiError(query.state.error).code !== 'not_signed_in') return;
    closeSocket();
    signedOutElsewhere();
  });
