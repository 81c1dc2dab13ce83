// A kind of entry that staff write as texts in groups, and the order in which they read them.
import type { EntryHistory } from '@ijeuwa/contract/catalogue';
import type { Endpoint, StaffRole } from '@ijeuwa/contract/endpoint';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { ApiError } from '#platform/api.ts';
import type { FormEndpoint } from '#platform/form/useSubmission.ts';

type FormProps<D> = { history?: EntryHistory<D>; onClose: () => void };

export type WrittenKind<D> = {
  useEntries: () => UseQueryResult<{ entries: EntryHistory<D>[] }, ApiError>;
  words: {
    title: string;
    intro: string;
    /** Where staff add none it has no words, and where none ends. */
    add?: string;
    none: string;
    loading: string;
    endTitle?: string;
    end?: string;
  };
  groups: readonly { id: string; title: string }[];
  groupOf: (data: D) => string;
  orderOf: (data: D) => number;
  titleOf: (data: D) => string;
  /** What of it stands on the pages besides its text. */
  more?: (data: D) => ReactNode;
  /** What stands beside an entry that is no part of it. */
  Beside?: ComponentType<{ history: EntryHistory<D> }>;
  /** What ending it means for others, said before. */
  EndsWith?: ComponentType<{ history: EntryHistory<D> }>;
  Form: ComponentType<FormProps<D>>;
  end?: FormEndpoint;
  /** Whoever may not call it only reads the entries; unsaid, whoever opens them keeps them. */
  keeps?: { access: { staff: readonly StaffRole[] } };
  /** Whoever may not call it adds none; unsaid, whoever keeps them does. */
  adds?: { access: { staff: readonly StaffRole[] } };
  /** What an act makes old; the first is where the entries come from. */
  renews: readonly [Endpoint, ...Endpoint[]];
};

/** As the page has them; what is ended, or no longer fits, stands below. */
export const inGroupsOf = <D>(kind: WrittenKind<D>, entries: readonly EntryHistory<D>[]) => {
  const { groups, groupOf, orderOf } = kind;
  const placeOf = ({ current: { data } }: EntryHistory<D>): number => (data ? orderOf(data) : Infinity);
  const groupIn = ({ current: { data, ended } }: EntryHistory<D>): string | undefined =>
    data && !ended ? groups.find(({ id }) => id === groupOf(data))?.id : undefined;
  const byPlace = entries.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || (one.key < other.key ? -1 : 1),
  );
  return {
    groups: groups.map(({ id, title }) => ({
      id,
      title,
      entries: byPlace.filter((one) => groupIn(one) === id),
    })),
    onNoPage: byPlace.filter((one) => groupIn(one) === undefined),
  };
};
