// What the live chat asks of the server: its state, a person, the end, and that what came was seen.
import * as calls from '@ijeuwa/contract/live-chat';
import { useEffect } from 'react';
import { call } from '#platform/api.ts';
import { keyOf, queryClient, useChange, useRead } from '#platform/queries.ts';

export const useLiveChat = () => useRead(calls.findLiveChat, {});

const lastSeq = (view: calls.LiveChatView | undefined): number => view?.chat?.messages.at(-1)?.seq ?? 0;

/** Of two answers that crossed, the one that knows more stays. */
export const keepView = (view: calls.LiveChatView): void =>
  void queryClient.setQueryData<calls.LiveChatView>(keyOf(calls.findLiveChat), (known) =>
    lastSeq(known) > lastSeq(view) ? known : view,
  );

export const useAskForPerson = () => useChange(calls.askForPerson, { onDone: keepView });
export const useEndChat = () => useChange(calls.endLiveChat, { onDone: keepView });

/** Seen means: on the screen, in a tab that is looked at. */
export const useSeen = (seq: number): void => {
  useEffect(() => {
    if (seq === 0) return;
    const see = () => {
      if (document.visibilityState === 'visible')
        void call(calls.seeLiveChat, { body: { seq } }).catch(() => {});
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [seq]);
};
