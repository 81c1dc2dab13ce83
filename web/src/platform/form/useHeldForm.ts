// A form that holds its values, because its screen changes with them: what is asked follows from what was answered.
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { errorAt, leadToWhatIsWrong } from './form-errors.ts';
import { type FormEndpoint, type Submission, useSubmission } from './useSubmission.ts';

/** Where what was typed outlives the form until it is sent. */
export type Draft<V> = { read: () => Partial<V>; keep: (values: V) => void; forget: () => void };

type HeldForm<E extends FormEndpoint, V> = Submission<E, V> & {
  start: () => V;
  /** What was typed and not sent comes before `start`. */
  draft?: Draft<V>;
  /** Checked at every letter, and scolded when a field is left; else when the form is sent. */
  asTyped?: boolean;
};
type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
type NameOf<V, Kind> = { [K in keyof V]: V[K] extends Kind ? K : never }[keyof V] & string;

export const useHeldForm = <E extends FormEndpoint, V extends Record<string, unknown>>(
  options: HeldForm<E, V>,
) => {
  const { start, draft, asTyped, onSend, onDone, onFailed } = options;
  const [first, setFirst] = useState<V>(() => ({ ...start(), ...draft?.read() }));
  const [values, setValues] = useState<V>(first);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const typed = useRef(values);
  typed.current = values;
  /** What is on its way; what is typed meanwhile stays, and was not sent. */
  const sent = useRef<V>(undefined);
  const hasTypedOn = () =>
    sent.current !== undefined && JSON.stringify(typed.current) !== JSON.stringify(sent.current);
  const submission = useSubmission<E, V>(
    {
      ...options,
      onSend: () => {
        sent.current = typed.current;
        onSend?.();
      },
      onDone: async (answer) => {
        await onDone(answer);
        if (!hasTypedOn()) draft?.forget();
        sent.current = undefined;
      },
      onFailed: (error) => {
        sent.current = undefined;
        onFailed?.(error);
      },
    },
    () => values,
  );
  const [led, setLed] = useState(0);
  const { check, mend, ...rest } = submission;
  const { ref: place } = rest.form;
  useLayoutEffect(() => {
    if (led > 0) leadToWhatIsWrong(place.current);
  }, [led, place]);
  const wrong = asTyped ? check(values).wrong : {};

  const set = (change: Partial<V>) => {
    const next = { ...values, ...change };
    setValues(next);
    draft?.keep(next);
    mend(Object.keys(change));
  };
  const restart = (from: V) => {
    setFirst(from);
    if (!hasTypedOn()) setValues(from);
  };
  const leave = (name: string) => setLeft((now) => (now.has(name) ? now : new Set(now).add(name)));
  const errorOf = (name: string): string | undefined =>
    submission.errorOf(name) ?? (left.has(name) ? errorAt(wrong, name) : undefined);
  const isTouched = JSON.stringify(values) !== JSON.stringify(first);
  const shared = (name: string) => ({ name, error: errorOf(name) });

  return {
    ...rest,
    values,
    set,
    /** What was sent is saved, as it is given here; what was typed since stays. */
    restart,
    leave,
    errorOf,
    /** Something was changed and is not sent. */
    isTouched,
    /** Something was changed, left or asked about: before that nothing is wrong yet. */
    isTried: isTouched || left.size > 0,
    /** With `asTyped`: what keeps the form from being valid. */
    problems: Object.values(wrong).filter((error) => error !== undefined),
    /** … is said at each field, and the first of them is led to. */
    leadToProblems: () => {
      setLeft(new Set(Object.keys(wrong).map((path) => path.split('.')[0] ?? path)));
      setLed((count) => count + 1);
    },
    /** The props of a control that holds text. */
    field: (name: NameOf<V, string>) => ({
      ...shared(name),
      value: String(values[name]),
      onChange: (event: Typing) => set({ [name]: event.target.value } as Partial<V>),
      onBlur: () => leave(name),
    }),
    /** The props of a group of which one is chosen. */
    choice: (name: NameOf<V, string>) => ({
      ...shared(name),
      value: String(values[name]),
      onChange: (value: string) => set({ [name]: value } as Partial<V>),
    }),
    /** The props of a box to tick. */
    tick: (name: NameOf<V, boolean>) => ({
      ...shared(name),
      checked: Boolean(values[name]),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [name]: event.target.checked } as Partial<V>),
    }),
  };
};
export type Held<V extends Record<string, unknown>> = ReturnType<typeof useHeldForm<FormEndpoint, V>>;
