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

const wordsOf = (fits: number): string => {
  if (fits === 0) return 'Nobody fits so far. You can widen your wishes at any time.';
  return fits === 1 ? 'One person fits so far.' : `About ${fits} people fit so far.`;
};
