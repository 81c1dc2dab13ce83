// Answering one potential match after the other: at once on the screen, surely on the server, back when it fails.
import {
  acceptMatch,
  listPotentialMatches,
  type Match,
  type PotentialMatch,
  recordSeen,
  rejectMatch,
  SWIPE_FEEDBACK_MS,
  undoPass,
} from '@ijeuwa/contract/matching';
import { useEffect, useRef, useState } from 'react';
import { asApiError, call } from '#platform/api.ts';
import { renew } from '#platform/queries.ts';
import { feedback } from '#ui/feedback.ts';
import { renewAfterAnswer } from './matching.queries.ts';

export type Kind = 'like' | 'pass';
/** The answer just given, for as long as the feedback stands. */
export type Said = Pick<PotentialMatch, '_id' | 'name' | 'images'> & { kind: Kind };

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
  const [said, setSaid] = useState<Said>();
  const [hasPassed, setHasPassed] = useState(false);
  const inTurn = useTurns();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const take = (id: string) => setAnswered((known) => new Set(known).add(id));
  const putBack = (id: string) =>
    setAnswered((known) => {
      const next = new Set(known);
      next.delete(id);
      return next;
    });

  const answer = async (person: PotentialMatch, kind: Kind): Promise<void> => {
    take(person._id);
    if (kind === 'pass') setHasPassed(true);
    setSaid({ kind, ...person });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid(undefined), SWIPE_FEEDBACK_MS);
    try {
      const params = { id: person._id };
      if (kind === 'pass') await inTurn(() => call(rejectMatch, { params }));
      else {
        const { match } = await inTurn(() => call(acceptMatch, { params }));
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

  const takeBack = async (): Promise<void> => {
    try {
      const { _id } = await inTurn(() => call(undoPass, {}));
      putBack(_id);
      await renew(listPotentialMatches);
    } catch (error) {
      const { code, message } = asApiError(error);
      feedback.info(code === 'not_found' ? 'There is no pass to take back.' : message);
    }
  };

  return { left: people?.filter((one) => !answered.has(one._id)), said, answer, hasPassed, takeBack };
};

/** One call after the other: the last pass is the one that was given last, and is there before it is taken back. */
const useTurns = () => {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <T>(ask: () => Promise<T>): Promise<T> => {
    const answer = last.current.then(ask, ask);
    last.current = answer;
    return answer;
  };
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
