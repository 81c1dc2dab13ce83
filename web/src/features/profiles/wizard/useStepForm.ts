// The values of one step: kept on the device as they are typed, checked at every letter, scolded only when left.
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { keepDraft, readDraft } from '#platform/kept-draft.ts';
import type { FieldErrors } from '../form-errors.ts';

type StepFormOptions<V> = {
  owner: string;
  step: number;
  /** What the server knows; what was typed on this device and not saved comes before it. */
  start: () => V;
  check: (values: V) => FieldErrors;
};
type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

export const useStepForm = <V extends Record<string, unknown>>(options: StepFormOptions<V>) => {
  const { owner, step, start, check } = options;
  const [values, setValues] = useState<V>(() => ({ ...start(), ...(readDraft(owner, step) as Partial<V>) }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<FieldErrors>({});
  const wrong = check(values);

  const set = (change: Partial<V>) => {
    const next = { ...values, ...change };
    setValues(next);
    keepDraft(owner, step, next);
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change))));
  };
  const leave = (name: string) => setLeft((now) => (now.has(name) ? now : new Set(now).add(name)));
  const errorOf = (name: string): string | undefined =>
    refused[name] ?? (left.has(name) ? wrong[name] : undefined);

  return {
    values,
    set,
    leave,
    errorOf,
    /** What keeps the step from being valid, in the order of its fields. */
    problems: Object.values(wrong).filter((problem) => problem !== undefined),
    refuse: setRefused,
    /** The props of a control that holds text. */
    text: (name: TextName<V>) => ({
      name,
      value: String(values[name] ?? ''),
      error: errorOf(name),
      onChange: (event: Typing) => set({ [name]: event.target.value } as Partial<V>),
      onBlur: (_: FocusEvent) => leave(name),
    }),
    /** The props of a group of which one is chosen. */
    choice: (name: TextName<V>) => ({
      name,
      value: String(values[name] ?? ''),
      error: errorOf(name),
      onChange: (value: string) => set({ [name]: value } as Partial<V>),
    }),
  };
};
export type StepForm<V extends Record<string, unknown>> = ReturnType<typeof useStepForm<V>>;
