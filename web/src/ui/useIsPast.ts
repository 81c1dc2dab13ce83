// Whether a moment has come, said anew when it does.
import { useEffect, useState } from 'react';

const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const useIsPast = (moment: string | undefined): boolean => {
  const [now, setNow] = useState(Date.now);
  const wait = moment === undefined ? 0 : Date.parse(moment) - Math.max(now, Date.now());
  useEffect(() => {
    if (wait <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(wait, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [wait]);
  return moment !== undefined && wait <= 0;
};
