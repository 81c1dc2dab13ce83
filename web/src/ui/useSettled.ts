// Whether what stands here has stood long enough to be meant: the second of two quick taps was for what stood there before.
import { useEffect, useState } from 'react';

const ONE_TAP_MS = 400;

/** `arrived`: by a press; what opens with the page is meant at once. */
export const useSettled = (arrived = true): boolean => {
  const [settled, setSettled] = useState(!arrived);
  useEffect(() => {
    if (settled) return;
    const timer = setTimeout(() => setSettled(true), ONE_TAP_MS);
    return () => clearTimeout(timer);
  }, [settled]);
  return settled;
};
