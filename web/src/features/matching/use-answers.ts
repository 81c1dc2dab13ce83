// Answering one potential match after the other: at once on the screen, surely on the server, back when it fails.
import type { Liking } from '@ijeuwa/contract/likes';
import {
  findMatchStatus,
  type LikeNeed,
  listMatchRequests,
  listPotentialMatches,
  type Match,
  type PotentialMatch,
  recordSeen,
  rejectMatch,
  SWIPE_FEEDBACK_MS,
  undoPass,
} from '@ijeuwa/contract/matching';
import { useEffect, useRef, useState } from 'react';
import { type ApiError, asApiError, call, wordsOf } from '#platform/api.ts';
import { renew } from '#platform/queries.ts';
import { useMember } from '#platform/session.ts';
import { feedback } from '#ui/feedback.ts';
import { holdLike, sendLikes, takeBackLike, useKeptLikes } from './likes.ts';
import { dropFromDeck, renewAfterAnswer, useStatus } from './matching.queries.ts';

export type Kind = 'like' | 'pass';
/** All that has to be known of a person to answer them. */
export type Answerable = Pick<PotentialMatch, '_id' | 'name' | 'images'>;
/** The answer just given, for as long as the feedback stands. */
export type Said<Person extends Answerable = Answerable> = { kind: Kind; person: Person };

// Spec 8: what is said when an answer could not be given, on the deck and on the cards of match track.
export const SWIPE_FAILED: Record<Kind, string> = {
  like: 'Failed to swipe right',
  pass: 'Failed to swipe left',
};
export const ANSWER_FAILED: Record<Kind, string> = {
  like: 'Error accepting match',
  pass: 'Error rejecting match',
};

const KEPT = 'Kept. It goes when you are back online.';
const KEPT_HERE = 'Kept while this page is open. It goes when you are back online.';
const RETRY_MS = 15_000;

/** The line may be there while the server is not: nothing tells when that is back. */
const untilWorthTrying = (): Promise<void> =>
  new Promise((goOn) => {
    setTimeout(goOn, RETRY_MS);
    window.addEventListener('online', () => goOn(), { once: true });
  });

export const useAnswers = <Person extends Answerable>(
  people: readonly Person[] | undefined,
  {
    onMatch,
    onBack,
    failed,
  }: {
    onMatch: (match: Match) => void;
    /** Told whom an answer taken back brings to the screen again. */
    onBack?: (id: string) => void;
    failed: Record<Kind, string>;
  },
) => {
  const { _id: me } = useMember();
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<Said<Person>>();
  // Known here before the figures come anew.
  const [passes, setPasses] = useState<boolean>();
  const [need, setNeed] = useState<LikeNeed>();
  const status = useStatus().data;
  const missing = status?.likeNeeds;
  const kept = useKeptLikes(me);
  const inTurn = useTurns();
  /** Passes that wait for the line, the last one last. */
  const unsent = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shownAt = useShownSince(people);
  useLeaving(me, answered);
  useEffect(() => () => clearTimeout(timer.current), []);

  const take = (id: string) => setAnswered((known) => new Set(known).add(id));
  const putBack = (id: string) =>
    setAnswered((known) => {
      const next = new Set(known);
      next.delete(id);
      return next;
    });

  const refused = (person: Person, kind: Kind, error: ApiError): void => {
    const { code, message } = error;
    setSaid(undefined);
    if (code === 'not_found') {
      // Paused, closed or gone: which of these is nobody’s business.
      if (kind === 'like')
        feedback.info(`${person.name} cannot be met at the moment, so your like was not sent.`);
      return;
    }
    // Passed on in another tab since: they are answered.
    if (kind === 'like' && code === 'conflict') return void feedback.info(message);
    putBack(person._id);
    if (code === 'package_needed') setNeed('package');
    else feedback.error(code === 'offline' ? failed[kind] : wordsOf(error, failed[kind]));
  };

  /** Without a line they stay passed in this tab, and the server hears of it as soon as it can be reached. */
  const pass = async (person: Person): Promise<void> => {
    setPasses(true);
    const params = { id: person._id };
    for (let isTold = false; ; isTold = true) {
      try {
        await inTurn(() => call(rejectMatch, { params }, undefined, { keepalive: true }));
        await renewAfterAnswer();
        return;
      } catch (error) {
        const why = asApiError(error);
        if (why.code !== 'offline') return refused(person, 'pass', why);
        if (!isTold) feedback.info(KEPT_HERE);
        unsent.current.push(person._id);
        await untilWorthTrying();
        const at = unsent.current.indexOf(person._id);
        if (at < 0) return;
        unsent.current.splice(at, 1);
      }
    }
  };

  const like = (person: Person, liking?: Liking): void =>
    holdLike(
      { member: me, id: person._id, shownAt: shownAt(person._id), liking },
      {
        onAnswered: ({ match }) => match && onMatch(match),
        onRefused: (error) => refused(person, 'like', error),
        onKept: () => feedback.info(KEPT),
      },
    );

  /** Whether nothing is missing for a like; else that is said. */
  const readyToLike = (): boolean => {
    if (missing) setNeed(missing);
    return !missing;
  };

  const answer = (person: Person, kind: Kind, liking?: Liking): void => {
    if (kind === 'like' && !readyToLike()) return;
    void sendLikes(me);
    take(person._id);
    setSaid({ kind, person });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid(undefined), SWIPE_FEEDBACK_MS);
    if (kind === 'like') like(person, liking);
    else void pass(person);
  };

  const takeBackPass = async (): Promise<void> => {
    const waits = unsent.current.pop();
    if (waits !== undefined) {
      setSaid(undefined);
      setPasses(undefined);
      putBack(waits);
      onBack?.(waits);
      return;
    }
    try {
      const { _id } = await inTurn(() => call(undoPass, {}));
      setSaid(undefined);
      putBack(_id);
      // Whoever had liked the member waits for an answer again.
      await renew(listPotentialMatches, listMatchRequests, findMatchStatus);
      setPasses(undefined);
      onBack?.(_id);
    } catch (error) {
      const { code, message } = asApiError(error);
      if (code === 'not_found') setPasses(false);
      feedback.info(code === 'not_found' ? 'There is no pass to take back.' : message);
    }
  };

  const held = kept.findLast((one) => !one.left)?.id;
  const takeBackLast =
    held === undefined
      ? undefined
      : () => {
          if (!takeBackLike(me, held)) return;
          setSaid(undefined);
          putBack(held);
          onBack?.(held);
        };

  const toTakeBack = people?.find(({ _id }) => _id === held);
  const onTheirWay = new Set(kept.map(({ id }) => id));
  return {
    left: people?.filter(({ _id }) => !answered.has(_id) && !onTheirWay.has(_id)),
    said,
    /** … and, where a like can be taken back, whose it is for as long as it can. */
    told: said ?? (toTakeBack && { kind: 'like' as const, person: toTakeBack }),
    answer,
    readyToLike,
    /** There is a pass to take back. */
    hasPassed: passes ?? status?.hasPassed ?? false,
    takeBackPass,
    /** There is a like that has not left. */
    takeBackLast,
    /** What a like that was tried needs first. */
    need,
    forgetNeed: () => setNeed(undefined),
  };
};

/** Since when this screen shows each of them. */
const useShownSince = (people: readonly Answerable[] | undefined) => {
  const since = useRef(new Map<string, number>());
  useEffect(() => {
    const before = since.current;
    since.current = new Map(people?.map(({ _id }) => [_id, before.get(_id) ?? Date.now()]));
  }, [people]);
  return (id: string): number => since.current.get(id) ?? Date.now();
};

/** With the screen go its likes, and from what was kept of the deck those who are answered. */
const useLeaving = (me: string, answered: ReadonlySet<string>): void => {
  const gone = useRef(answered);
  useEffect(() => {
    gone.current = answered;
  }, [answered]);
  useEffect(() => {
    const leave = () => void sendLikes(me);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      dropFromDeck(gone.current);
    };
  }, [me]);
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
export const useSeen = (person: Pick<PotentialMatch, '_id'> | undefined): void => {
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
