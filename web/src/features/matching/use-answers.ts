// Answering one potential match after the other: at once on the screen, surely on the server, back when it fails.
import {
  acceptMatch,
  type Match,
  type PotentialMatch,
  recordSeen,
  rejectMatch,
  SWIPE_FEEDBACK_MS,
} from '@ijeuwa/contract/matching';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asApiError, call } from '#platform/api.ts';
import { feedback } from '#ui/feedback.ts';
import { renewAfterAnswer } from './matching.queries.ts';

export type Kind = 'like' | 'pass';
export type Refused = { code: string; message: string };

// Spec 8: what is said when an answer could not be given, on the deck and on the cards of match track.
export const SWIPE_FAILED: Record<Kind, string> = {
  like: 'Failed to swipe right',
  pass: 'Failed to swipe left',
};
export const ANSWER_FAILED: Record<Kind, string> = {
  like: 'Error accepting match',
  pass: 'Error rejecting match',
};

export const useAnswers = (
  people: readonly PotentialMatch[] | undefined,
  {
    onMatch,
    failed,
    onNeedsPackage,
  }: { onMatch: (match: Match) => void; failed: Record<Kind, string>; onNeedsPackage: () => void },
) => {
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<{ kind: Kind; name: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const take = (id: string) => setAnswered((known) => new Set(known).add(id));
  const putBack = useCallback(
    (id: string) =>
      setAnswered((known) => {
        const next = new Set(known);
        next.delete(id);
        return next;
      }),
    [],
  );

  const answer = async (person: PotentialMatch, kind: Kind): Promise<void> => {
    take(person._id);
    setSaid({ kind, name: person.name });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid(undefined), SWIPE_FEEDBACK_MS);
    try {
      const params = { id: person._id };
      if (kind === 'pass') await call(rejectMatch, { params });
      else {
        const { match } = await call(acceptMatch, { params });
        if (match) onMatch(match);
      }
      await renewAfterAnswer();
    } catch (error) {
      const { code, message } = asApiError(error);
      setSaid(undefined);
      if (code === 'not_found') return;
      putBack(person._id);
      if (code === 'package_needed') onNeedsPackage();
      else feedback.error(code === 'fault' || code === 'offline' ? failed[kind] : message);
    }
  };

  return { left: people?.filter((one) => !answered.has(one._id)), said, answer, putBack };
};

const SEEN_AFTER_MS = 1000;

/** A card counts as seen after a second on the screen, once. */
export const useSeen = (person: PotentialMatch | undefined): void => {
  const seen = useRef(new Set<string>());
  const id = person?._id;
  useEffect(() => {
    if (!id || seen.current.has(id)) return;
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return;
      seen.current.add(id);
      call(recordSeen, { body: { ids: [id] } }).catch(() => seen.current.delete(id));
    }, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id]);
};
