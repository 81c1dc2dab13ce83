// What is answered on the pages: saved with each, and with whoever turns back, leaves or shuts the window in the middle of one.
import { type Reply, saveReplies } from '@ijeuwa/contract/questionnaire';
import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/api.ts';
import { feedback } from '#ui/feedback.ts';
import { useSaveReplies } from './questionnaire.queries.ts';

const bodyOf = (replies: readonly Reply[]) => ({ body: { consent: true as const, replies: [...replies] } });

export const useKeptReplies = (before: readonly Reply[]) => {
  const [replies, setReplies] = useState(before);
  const { mutate, error, isPending } = useSaveReplies();
  const kept = useRef({ saved: before, now: before });
  kept.current.now = replies;

  useEffect(() => {
    const isUnsaved = () => kept.current.now !== kept.current.saved;
    const leave = () => {
      // The window may be gone before an answer comes.
      if (isUnsaved())
        call(saveReplies, bodyOf(kept.current.now), undefined, { keepalive: true }).catch(() => {});
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      if (isUnsaved())
        mutate(bodyOf(kept.current.now), { onError: ({ message }) => feedback.error(message) });
    };
  }, [mutate]);

  return {
    replies,
    reply: (id: string, value: number) =>
      setReplies((known) => [...known.filter((one) => one.id !== id), { id, value }]),
    save: (then: () => void) =>
      mutate(bodyOf(replies), {
        onSuccess: () => {
          kept.current.saved = replies;
          then();
        },
      }),
    error,
    isPending,
  };
};
