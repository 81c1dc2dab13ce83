// The moment by which days are counted: that of the page's loading, and again each 24 hours.
import { useEffect, useState } from 'react';

const DAY_MS = 86_400_000;

export const useToday = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), DAY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
