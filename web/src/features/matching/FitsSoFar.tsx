// About how many people fit what was saved so far: one line while the wishes are being said.
import { peopleOf } from '@ijeuwa/contract/pool';
import { usePoolAdvice } from './matching.queries.ts';

const WIDEN = ' You can widen your wishes at any time.';

export function FitsSoFar() {
  const { data } = usePoolAdvice(true);
  return (
    <p aria-live="polite" className="text-sm font-medium empty:hidden">
      {data && `${peopleOf(data.fits)} fit so far.${data.fits ? '' : WIDEN}`}
    </p>
  );
}
