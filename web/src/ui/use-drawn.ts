// Whether something that has come under a finger stands there long enough: a tap that was meant for what was there
// before answers nothing.
import { useEffect, useState } from 'react';

export const useDrawn = (afterMs: number): boolean => {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return drawn;
};
