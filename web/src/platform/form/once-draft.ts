// What is being written: it outlives its form, and sent again unchanged it is the same one.
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
