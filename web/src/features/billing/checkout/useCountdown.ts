// How long it is until a moment, in words that are told each second.
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;
const MINUTE_S = 60;
const two = (figure: number): string => String(figure).padStart(2, '0');

export const leftInWords = (leftMs: number): string => {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const minutes = Math.floor(seconds / MINUTE_S);
  const hours = Math.floor(minutes / MINUTE_S);
  const shown = `${two(minutes % MINUTE_S)}:${two(seconds % MINUTE_S)}`;
  return seconds === 0 ? 'No time left' : `${hours > 0 ? `${hours}:` : ''}${shown} left`;
};

export const useCountdown = (until: string): string => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return leftInWords(Date.parse(until) - now);
};
