// The moment of a match: each of the two gets it once, on the first of their screens that can show it.
import { celebrateMatch, type Match } from '@ijeuwa/contract/matching';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asApiError, call } from '#platform/api.ts';
import { useMatches } from './matching.queries.ts';

let screens = 0;

/** Whether a screen of this tab shows the moment by itself; elsewhere a short message leads to the match. */
export const isMomentShownHere = (): boolean => screens > 0 && document.visibilityState === 'visible';

type Moments = { showing: boolean; show: (match: Match) => void };

/** Answers what to call with a match that the member's own like has just made. */
export const useMoment = ({ showing, show }: Moments): ((match: Match) => void) => {
  const { data } = useMatches();
  const visible = useVisible();
  const asked = useRef(new Set<string>());
  const shows = useRef(show);
  // One that another device has shown makes room for the next.
  const [passedOver, setPassedOver] = useState(0);
  shows.current = show;

  const claim = useCallback(async (match: Match, otherwise: boolean): Promise<void> => {
    if (asked.current.has(match._id)) return;
    asked.current.add(match._id);
    // The server remembers: no other tab or device shows it, and neither does this one after a reload.
    const mayShow = await call(celebrateMatch, { params: { id: match._id } }).then(
      ({ first }) => first,
      (error) => otherwise && asApiError(error).code !== 'not_signed_in',
    );
    if (mayShow) shows.current(match);
    else setPassedOver((count) => count + 1);
  }, []);

  useEffect(() => {
    screens += 1;
    return () => {
      screens -= 1;
    };
  }, []);
  useEffect(() => {
    const next = data?.matches.find((one) => !one.celebrated && !asked.current.has(one._id));
    if (visible && !showing && next && passedOver >= 0) void claim(next, false);
  }, [data, visible, showing, passedOver, claim]);

  return useCallback((match) => void claim(match, true), [claim]);
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
