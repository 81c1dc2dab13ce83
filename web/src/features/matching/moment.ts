// The moment of a match: each of the two gets it once, on the first of their screens that can show it; one holds all that come at once.
import { celebrateMatch, type Match } from '@ijeuwa/contract/matching';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asApiError, call } from '#platform/api.ts';
import { useMatches } from './matching.queries.ts';

let screens = 0;

/** Whether a screen of this tab shows the moment by itself; elsewhere a short message leads to the match. */
export const isMomentShownHere = (): boolean => screens > 0 && document.visibilityState === 'visible';

export type Moment = {
  match: Match;
  reasons: readonly string[];
  /** So many other matches have come beside it. */
  more: number;
};

/**
 * `celebrate` is called with a match that the member's own like has just made. `ownOnly`: no other is shown here, so
 * that nobody who reads of one person is interrupted by another.
 */
export const useMoment = ({ ownOnly = false } = {}) => {
  const { data } = useMatches();
  const visible = useVisible();
  const asked = useRef(new Set<string>());
  const [moment, setMoment] = useState<Moment>();

  const claim = useCallback(async (match: Match, otherwise: boolean): Promise<void> => {
    if (asked.current.has(match._id)) return;
    asked.current.add(match._id);
    // The server remembers: no other tab or device shows it, and neither does this one after a reload.
    const { first, reasons } = await call(celebrateMatch, { params: { id: match._id } }).catch((error) => ({
      first: otherwise && asApiError(error).code !== 'not_signed_in',
      reasons: [],
    }));
    if (first) setMoment((now) => (now ? { ...now, more: now.more + 1 } : { match, reasons, more: 0 }));
  }, []);

  useEffect(() => {
    if (ownOnly) return;
    screens += 1;
    return () => {
      screens -= 1;
    };
  }, [ownOnly]);
  useEffect(() => {
    if (!visible || ownOnly) return;
    for (const one of data?.matches ?? []) if (!one.celebrated) void claim(one, false);
  }, [data, visible, ownOnly, claim]);

  return {
    moment,
    celebrate: useCallback((match: Match) => void claim(match, true), [claim]),
    close: useCallback(() => setMoment(undefined), []),
  };
};

const useVisible = (): boolean => {
  const [visible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
};
