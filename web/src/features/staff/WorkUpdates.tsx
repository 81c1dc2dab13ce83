// Keeps the queues true while a page of the back office stands open: hears that one has changed, and reads it again.

import { listUnmatched } from '@ijeuwa/contract/books';
import { COUNTED_QUEUES, listDayFigures } from '@ijeuwa/contract/day-figures';
import type { Endpoint } from '@ijeuwa/contract/endpoint';
import { readLiveChat } from '@ijeuwa/contract/live-chat';
import type { StaffEvents } from '@ijeuwa/contract/live-events';
import { readPlanning } from '@ijeuwa/contract/planning';
import { readVipCase } from '@ijeuwa/contract/staff-vip';
import { readEnquiry } from '@ijeuwa/contract/support';
import { listOddPayments } from '@ijeuwa/contract/transfers';
import { WORK, type Work } from '@ijeuwa/contract/work';
import { useEffect } from 'react';
import { queryClient, renew } from '#platform/queries.ts';
import { staffLink as link } from './staff-socket.ts';

export function WorkUpdates({ staffId }: { staffId: string }) {
  useEffect(() => {
    void link.open(staffId);
    return link.close;
  }, [staffId]);
  link.useEvent('workChanged', renewWork);
  link.useReturned(renewMissed);
  return null;
}

type Read = Pick<Endpoint, 'path'>;

const BESIDES: Partial<Record<Work, readonly Read[]>> = {
  transfers: [listOddPayments, listUnmatched],
  statements: [listUnmatched],
  // Whoever has one of them open sees at once that a colleague has taken it, and hears each word of a chat.
  enquiries: [readEnquiry],
  planning: [readPlanning],
  liveChats: [readLiveChat],
  vipCases: [readVipCase],
};

/** Of statements what nobody has explained is counted, as money that is unmatched. */
const isCounted = (what: Work): boolean =>
  what === 'statements' || COUNTED_QUEUES.some((counted) => counted === what);

/** A case of another queue that somebody has opened stays as they read it; each look at one is in the audit. */
const listsOf = (what: Work): readonly Read[] => [
  WORK[what],
  ...(BESIDES[what] ?? []),
  ...(isCounted(what) ? [listDayFigures] : []),
];

const renewMissed = (): void => void renew(...Object.keys(WORK).flatMap((what) => listsOf(what as Work)));

/** What is being read, and whether it has changed since that began. */
const reading = new Map<Work, boolean>();

/** One reading at a time, and never in place of one that a screen waits for: each would break off the one before. */
const renewWork: StaffEvents['workChanged'] = async ({ what }) => {
  if (reading.has(what)) return void reading.set(what, true);
  do {
    reading.set(what, isAsked(what));
    await Promise.all(
      listsOf(what).map(({ path }) =>
        queryClient.invalidateQueries({ queryKey: [path] }, { cancelRefetch: false }),
      ),
    );
  } while (reading.get(what));
  reading.delete(what);
};

const isAsked = (what: Work): boolean =>
  listsOf(what).some(({ path }) => queryClient.isFetching({ queryKey: [path] }) > 0);
