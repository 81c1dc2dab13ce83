// A value once it has stopped changing, so that not every letter asks the server.
import { useEffect, useState } from 'react';

export const useSettled = <T>(value: T, afterMs: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
};
