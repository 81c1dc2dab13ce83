// What the session room asks the server.
import type { Answer } from '@ijeuwa/contract/endpoint';
import { admitToMeeting, endMeeting, type MeetingText } from '@ijeuwa/contract/meeting';
import { useCallback } from 'react';
import { keyOf, queryClient, useChange, useRead } from '#platform/queries.ts';
import type { MeetingSide } from './meeting-side.ts';

/** The net below what the socket tells. */
const LOOKED_AT_EVERY_MS = 30_000;

export const useMeeting = (side: MeetingSide, id: string) =>
  useRead(side.find, { params: { id } }, { refetchInterval: LOOKED_AT_EVERY_MS });

export const useAdmit = () => useChange(admitToMeeting);
export const useEndMeeting = () => useChange(endMeeting);

/** What was written stays true by the socket; after a gap it is asked for again. */
export const useTexts = (side: MeetingSide, id: string) => {
  const { link, texts } = side;
  const query = useRead(texts, { params: { id } });
  link.useEvent(
    'meetingText',
    useCallback(
      ({ meeting, text }) => {
        if (meeting === id) addText(side, id, text);
      },
      [id, side],
    ),
  );
  const { refetch } = query;
  link.useConnected(useCallback(() => void refetch(), [refetch]));
  return query;
};

export const addText = (side: MeetingSide, id: string, text: MeetingText): void =>
  void queryClient.setQueryData<Answer<MeetingSide['texts']>>(
    keyOf(side.texts, { params: { id } }),
    (kept) =>
      kept?.texts.some((one) => one._id === text._id) ? kept : { texts: [...(kept?.texts ?? []), text] },
  );
