// What is being written: it outlives its form, and sent again unchanged it is the same one.
import { drop, keep, type Place, read } from '../kept-here.ts';
import { newId } from '../new-id.ts';
import type { Draft } from './useHeldForm.ts';

export type OnceDraft<V> = Draft<V> & { id: () => string };

export const newOnceDraft = <V>(): OnceDraft<V> => {
  let kept: Partial<V> = {};
  let id = newId();
  return {
    id: () => id,
    read: () => kept,
    keep: (values) => {
      if (JSON.stringify(values) !== JSON.stringify(kept)) id = newId();
      kept = values;
    },
    forget: () => {
      kept = {};
      id = newId();
    },
  };
};

/** One that is there after a reload, too, with its id: what was sent and never answered is not sent as another. */
export const keptOnceDraft = <V>(place: Place): OnceDraft<V> => {
  const write = (id: string, values: Partial<V>) => keep(place, JSON.stringify({ id, values }));
  const stored = (): { id?: string; values?: Partial<V> } => {
    try {
      return JSON.parse(read(place) ?? '{}') ?? {};
    } catch {
      return {};
    }
  };
  let unkept = newId();
  return {
    id: () => stored().id ?? unkept,
    read: () => stored().values ?? {},
    keep: (values) => {
      const { values: before } = stored();
      if (JSON.stringify(values) !== JSON.stringify(before)) write(newId(), values);
    },
    forget: () => {
      drop(place);
      unkept = newId();
    },
  };
};
