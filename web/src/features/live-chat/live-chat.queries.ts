// What the live chat asks of the server: its state, what is written, and that what came was seen.
import * as calls from '@ijeuwa/contract/live-chat';
import { useEffect, useState } from 'react';
import { asApiError, call } from '#platform/api.ts';
import { newId } from '#platform/new-id.ts';
import { keyOf, queryClient, useChange, useRead } from '#platform/queries.ts';

export const useLiveChat = () => useRead(calls.findLiveChat, {});

const lastSeq = (view: calls.LiveChatView | undefined): number => view?.chat?.messages.at(-1)?.seq ?? 0;

/** Of two answers that crossed, the one that knows more stays. */
const keep = (view: calls.LiveChatView): void =>
  void queryClient.setQueryData<calls.LiveChatView>(keyOf(calls.findLiveChat), (known) =>
    lastSeq(known) > lastSeq(view) ? known : view,
  );

/** Written here and not yet acknowledged. */
export type Unsent = { clientId: string; text: string; sentAt: string; refused?: string };

export const useWriting = () => {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const forget = (clientId: string) => setUnsent((all) => all.filter((one) => one.clientId !== clientId));
  const deliver = async (one: Unsent) => {
    try {
      keep(await call(calls.writeToSupport, { body: { clientId: one.clientId, text: one.text } }));
      forget(one.clientId);
    } catch (error) {
      const refused = asApiError(error).message;
      setUnsent((all) => all.map((it) => (it.clientId === one.clientId ? { ...it, refused } : it)));
    }
  };
  return {
    unsent,
    write: (text: string) => {
      const one = { clientId: newId(), text, sentAt: new Date().toISOString() };
      setUnsent((all) => [...all, one]);
      void deliver(one);
    },
    /** The same one: the server knows it again if it had arrived. */
    again: ({ refused: _, ...one }: Unsent) => {
      setUnsent((all) => all.map((it) => (it.clientId === one.clientId ? one : it)));
      void deliver(one);
    },
    forget,
  };
};

export const useAskForPerson = () => useChange(calls.askForPerson, { onDone: keep });
export const useEndChat = () => useChange(calls.endLiveChat, { onDone: keep });

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
