// What the chat screens ask of the server, and hear from it.
import * as chat from '@ijeuwa/contract/chat';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, asApiError, call } from '#platform/api.ts';
import { keyOf, queryClient, renew, useRead } from '#platform/queries.ts';
import { useConnected, useLive, useReconnected } from '#platform/socket.ts';
import { EMPTY_LIST, hasGap, knownUpTo, type MessageList, withMessages } from './message-list.ts';
import { onAcknowledged } from './outbox.ts';

export const useConversations = () => useRead(chat.listConversations, {});

/** Asked again when it may have ended: by the other's doing, or unheard while the connection was gone. */
export const useConversation = (matchId: string) => {
  const conversation = useRead(chat.findConversation, { params: { matchId } });
  const { refetch } = conversation;
  useLive(
    'matchEnded',
    useCallback((event) => void (event.matchId === matchId && refetch()), [matchId, refetch]),
  );
  useReconnected(useCallback(() => void refetch(), [refetch]));
  // Unseen, it hears no read marks: whoever comes back a moment later asks again.
  useEffect(() => {
    const queryKey = keyOf(chat.findConversation, { params: { matchId } });
    return () => void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }, [matchId]);
  return conversation;
};

/** For one conversation: another one is another screen. */
export const useMessages = (matchId: string) => {
  const [list, setList] = useState<MessageList>();
  const [error, setError] = useState<ApiError>();
  const current = useRef(EMPTY_LIST);
  const loaded = useRef(false);
  const put = useCallback((next: MessageList) => {
    current.current = next;
    setList(next);
  }, []);
  const add = useCallback(
    (arrived: readonly chat.Message[]) => put(withMessages(current.current, arrived)),
    [put],
  );

  const load = useCallback(async () => {
    try {
      setError(undefined);
      const { messages, more } = await call(chat.listMessages, { params: { matchId }, query: {} });
      loaded.current = true;
      // What arrived while it was asked stays.
      put({ ...withMessages(current.current, messages), more });
    } catch (failed) {
      setError(asApiError(failed));
    }
  }, [matchId, put]);

  /** After a gap, and once there is a connection: everything that follows the last one known. */
  const catchUp = useCallback(async () => {
    if (!loaded.current) return load();
    for (let more = true; more; ) {
      const after = knownUpTo(current.current);
      const answer = await call(chat.listMessages, { params: { matchId }, query: { after } }).catch(
        () => undefined,
      );
      if (!answer) return;
      add(answer.messages);
      more = answer.more;
    }
  }, [matchId, add, load]);

  const loadOlder = useCallback(
    async (beforeTheyShow: () => void) => {
      const [oldest] = current.current.messages;
      if (!oldest || !current.current.more) return;
      const { messages, more } = await call(chat.listMessages, {
        params: { matchId },
        query: { before: oldest.seq },
      });
      beforeTheyShow();
      put({ ...withMessages(current.current, messages), more });
    },
    [matchId, put],
  );

  useEffect(() => void load(), [load]);
  useEffect(() => onAcknowledged((to, message) => to === matchId && add([message])), [matchId, add]);
  useLive(
    'message',
    useCallback(
      (event) => {
        if (event.matchId !== matchId) return;
        add([event.message]);
        if (hasGap(current.current)) void catchUp();
      },
      [matchId, add, catchUp],
    ),
  );
  useConnected(useCallback(() => void catchUp(), [catchUp]));
  return { list, error, load, loadOlder };
};

/** Keeps what the conversation's own answer says about reading true while the screen stands. */
export const useReadMarks = (matchId: string): void => {
  const hear = useCallback(
    (event: { matchId: string; member: string; seq: number; at: string }) => {
      if (event.matchId !== matchId) return;
      queryClient.setQueryData<chat.Conversation>(
        keyOf(chat.findConversation, { params: { matchId } }),
        (known) =>
          known && known.person._id === event.member && known.theirReadSeq < event.seq
            ? { ...known, theirReadSeq: event.seq, theirReadAt: event.at }
            : known,
      );
    },
    [matchId],
  );
  useLive('read', hear);
};

export const markRead = async (matchId: string, seq: number): Promise<void> => {
  await call(chat.markRead, { params: { matchId }, body: { seq } });
  await renew(chat.listConversations);
};
