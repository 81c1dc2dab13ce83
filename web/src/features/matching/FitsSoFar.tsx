// About how many people fit what was saved so far: one line while the wishes are being said.
import { usePoolAdvice } from './matching.queries.ts';

export function FitsSoFar() {
  const { data } = usePoolAdvice(true);
  return (
    <p aria-live="polite" className="text-sm font-medium empty:hidden">
      {data && wordsOf(data.fits)}
    </p>
  );
}

/** Whoever has submitted is told a small number as it is. */
const TEN = 10;
const SO_FAR = ['Nobody fits so far.', 'One person fits so far.'];

const wordsOf = (fits: number | null): string => {
  if (fits === null) return 'Fewer than ten people fit so far. You can widen your wishes at any time.';
  if (fits < TEN) return SO_FAR[fits] ?? `${fits} people fit so far.`;
  return `More than ${fits - 1} people fit so far.`;
};
