// One answer for one shown card: none takes two, and one that has just come in the place of another takes none.
import { ANSWER_LOCK_MS } from '@ijeuwa/contract/matching';
import { useLayoutEffect, useRef, useState } from 'react';

/** `shown` names what stands on the screen; nothing does while a dialog covers it. */
export const useOnce = (shown: string | undefined) => {
  const [standing, setStanding] = useState<string>();
  const taken = useRef(false);
  const isFirst = useRef(true);
  // Before the screen is painted: what can be seen can be answered.
  useLayoutEffect(() => {
    taken.current = false;
    if (shown === undefined) return;
    if (isFirst.current) {
      isFirst.current = false;
      setStanding(shown);
      return () => setStanding(undefined);
    }
    const timer = setTimeout(() => setStanding(shown), ANSWER_LOCK_MS);
    return () => {
      clearTimeout(timer);
      setStanding(undefined);
    };
  }, [shown]);
  const takes = shown !== undefined && standing === shown;

  return {
    takes,
    once: (deed: () => void): void => {
      if (!takes || taken.current) return;
      taken.current = true;
      deed();
    },
  };
};
