// Whether a moment has passed, told when it does.
import { useEffect, useState } from 'react';

const LONGEST_WAIT_MS = 2_147_000_000;

export const useExpired = (moment: string | undefined): boolean => {
  const [, tick] = useState(0);
  const left = moment ? Date.parse(moment) - Date.now() : Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (left <= 0 || left > LONGEST_WAIT_MS) return;
    const timer = setTimeout(() => tick((count) => count + 1), left + 1);
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
};
