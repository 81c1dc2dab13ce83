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

const wordsOf = (fits: number | null): string =>
  fits === null
    ? 'Fewer than ten people fit so far. You can widen your wishes at any time.'
    : `More than ${fits - 1} people fit so far.`;
