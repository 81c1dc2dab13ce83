// The form of one entry: what a colleague saved meanwhile is shown beside what was typed before it can be saved over.
import type { EntryHistory, EntryVersion } from '@ijeuwa/contract/catalogue';
import type { Answer, Endpoint } from '@ijeuwa/contract/endpoint';
import { useEffect, useState } from 'react';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import type { FormEndpoint } from '#platform/form/useSubmission.ts';
import { renew } from '#platform/queries.ts';
import { type Meeting, meet, type Values } from './entry-values.rules.ts';

type EntryFormOptions<E extends FormEndpoint, D> = {
  endpoint: E;
  /** The one that is changed; none where one is added. */
  history?: EntryHistory<D>;
  /** An entry as its fields hold it, by their names; of none, or of one that no longer fits, empty ones. */
  toValues: (data: D | null) => Values;
  /** None where an act needs nothing but its reason. */
  toData?: (values: Values, before: D | null) => unknown;
  /** What the act makes old; the first is where the entry comes from. */
  renews: readonly [Endpoint, ...Endpoint[]];
  onDone: (answer: Answer<E>) => void;
};

export const useEntryForm = <E extends FormEndpoint, D>(options: EntryFormOptions<E, D>) => {
  const { endpoint, history, toValues, toData, renews, onDone } = options;
  const current = history?.current;
  /** The version that stands on the screen, and is saved over. */
  const [seen, setSeen] = useState(current);
  const [meeting, setMeeting] = useState<Meeting & { version: EntryVersion<D> }>();
  const [start] = useState((): Values => ({ ...toValues(seen?.data ?? null), reason: '' }));
  const held = useHeldForm<E, Values>({
    endpoint,
    params: history && { key: history.key },
    start: () => start,
    toBody: ({ reason, ...values }) => ({
      ...(toData && { data: toData(values, seen?.data ?? null) }),
      reason,
      ...(seen && { seenVersion: seen.version }),
    }),
    renews,
    onDone,
    onFailed: ({ code }) => code === 'conflict' && void renew(renews[0]),
  });

  const { values, set, busy } = held;
  useEffect(() => {
    // What this form itself has saved is no colleague's.
    if (!current || !seen || busy || current.version <= seen.version) return;
    const met = meet(toValues(seen.data), values, toValues(current.data));
    set(met.taken);
    setSeen(current);
    setMeeting({ version: current, ...met });
  }, [current, seen, busy, values, set, toValues]);

  return {
    ...held,
    /** A colleague's version that came while this stood open. */
    meeting,
    takeTheirs: (name: string) => {
      if (!meeting) return;
      const { [name]: theirs, ...others } = meeting.theirs;
      set({ [name]: theirs ?? '' });
      setMeeting({ ...meeting, theirs: others });
    },
    isTouched: Object.keys(values).some((name) => values[name] !== start[name]),
  };
};
export type EntryForm = Omit<ReturnType<typeof useEntryForm>, 'meeting'> & {
  meeting?: Meeting & { version: EntryVersion<unknown> };
};
