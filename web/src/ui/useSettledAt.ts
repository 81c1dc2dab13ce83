// Whether the step that is shown has stood long enough to be meant: the second of two quick taps was for the one before.
import { useEffect, useState } from 'react';

export const ONE_TAP_MS = 500;

/** The step that it begins with is meant at once. */
export const useSettledAt = (step: number): boolean => {
  const [at, setAt] = useState(step);
  useEffect(() => {
    const timer = setTimeout(() => setAt(step), ONE_TAP_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return at === step;
};
