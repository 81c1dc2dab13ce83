// About how many people would fit what stands in the form, before it is saved.
import { peopleOf, previewPool } from '@ijeuwa/contract/pool';
import type { Wishes } from '@ijeuwa/contract/wishes';
import { useRead } from '#platform/queries.ts';
import { useSettled } from '../places/useSettled.ts';
import { placeNeeded, previewOf } from './wishes-form.ts';

const SETTLED_MS = 600;

/** Nothing until something was changed, and nothing where it cannot be said: the form works without it. */
export function FitsUnsaved({ now, changed }: { now: Wishes; changed: boolean }) {
  const isSettled = useSettled(now, SETTLED_MS) === now;
  const asks = changed && isSettled && now.genders.length > 0 && !placeNeeded(now);
  const { data } = useRead(previewPool, { body: previewOf(now) }, { enabled: asks });
  return (
    <p
      aria-live="polite"
      className="flex-[1_0_100%]! text-sm font-medium empty:hidden sm:mr-auto sm:flex-none!"
    >
      {asks && data && `${peopleOf(data.fits)} would fit.`}
    </p>
  );
}
