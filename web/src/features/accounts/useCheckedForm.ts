// A form that the contract's own schema checks: what is wrong goes to its field, the rest to the banner.
import type { Answer, Call, Endpoint } from '@ijeuwa/contract/endpoint';
import { SOMETHING_WENT_WRONG } from '@ijeuwa/contract/errors';
import { type FormEvent, useRef, useState } from 'react';
import { asApiError, call } from '#platform/api.ts';
import { atLeast } from '#ui/at-least.ts';
import { dismissToast, feedback } from '#ui/feedback.ts';
import { useToldByServer } from './useToldByServer.ts';

type Issue = { path: PropertyKey[]; message: string };
type Checked = { success: true; data: unknown } | { success: false; error: { issues: Issue[] } };
type FormEndpoint = Endpoint & { body: { safeParse(data: unknown): Checked } };
export type FieldErrors = Record<string, string>;
type Values = Record<string, FormDataEntryValue>;

type CheckedForm<E extends FormEndpoint> = {
  endpoint: E;
  params?: Record<string, string>;
  onDone: (answer: Answer<E>) => void;
  /** What the form's values mean to the endpoint, where that is not the same. */
  toBody?: (values: Values) => Record<string, unknown>;
  /** What the banner says when the server had no words of its own. */
  fallback?: string;
  /** What the banner says while fields are wrong, where it says something then. */
  summary?: string;
  /** How long the sending is seen at least. */
  shownMs?: number;
};

const errorsOf = (issues: readonly Issue[]): FieldErrors => {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
};

const focusFirst = (form: HTMLFormElement, errors: FieldErrors): void => {
  const controls = [...form.elements] as HTMLInputElement[];
  controls.find((control) => control.name in errors)?.focus();
};

export const useCheckedForm = <E extends FormEndpoint>(options: CheckedForm<E>) => {
  const {
    endpoint,
    params,
    onDone,
    toBody = (values) => values,
    fallback = SOMETHING_WENT_WRONG,
    summary,
  } = options;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const told = useRef(0);
  const place = useRef<HTMLFormElement>(null);
  useToldByServer(place, ({ errors: wrong, message }) => {
    setErrors(wrong);
    setProblem(message);
  });

  const refuse = (form: HTMLFormElement, wrong: FieldErrors) => {
    setErrors(wrong);
    focusFirst(form, wrong);
  };

  const send = async (form: HTMLFormElement, body: unknown) => {
    setBusy(true);
    setProblem(undefined);
    // What was said of the attempt before would lie over the buttons of the next step.
    dismissToast(told.current);
    try {
      onDone(await atLeast(options.shownMs ?? 0, call(endpoint, { params, body } as unknown as Call<E>)));
    } catch (error) {
      const { code, message, fields } = asApiError(error);
      setProblem(code === 'fault' ? fallback : message);
      // Spec 8: auth calls toast the server's message, else 'Something went wrong'.
      told.current = feedback.error(message);
      refuse(form, fields);
    } finally {
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const checked = endpoint.body.safeParse(toBody(Object.fromEntries(new FormData(form))));
    if (!checked.success) {
      setProblem(summary);
      return refuse(form, errorsOf(checked.error.issues));
    }
    setErrors({});
    void send(form, checked.data);
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    setErrors(({ [name]: _, ...rest }) => rest);
  };

  return {
    errors,
    problem,
    busy,
    form: { ref: place, method: 'post', noValidate: true, onSubmit, onInput } as const,
  };
};
