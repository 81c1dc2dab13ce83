// One step of the sign-in: checked by the contract's own schema, refused in the server's words.
import type { Answer, Call, Endpoint } from '@ijeuwa/contract/endpoint';
import { type FormEvent, useState } from 'react';
import { type ApiError, asApiError, call } from '#platform/api.ts';

type Issue = { path: PropertyKey[]; message: string };
type Checked = { success: true; data: unknown } | { success: false; error: { issues: Issue[] } };
type FormEndpoint = Endpoint & { body: { safeParse(data: unknown): Checked } };

type EntryForm<E extends FormEndpoint> = {
  endpoint: E;
  /** What the step knows besides what is typed. */
  known?: Record<string, unknown>;
  onDone: (answer: Answer<E>) => void;
  onRefused?: (error: ApiError, form: HTMLFormElement) => void;
};

const errorsOf = (issues: readonly Issue[]): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse());

export const useEntryForm = <E extends FormEndpoint>({
  endpoint,
  known,
  onDone,
  onRefused,
}: EntryForm<E>) => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const refuse = (form: HTMLFormElement, wrong: Record<string, string>) => {
    setErrors(wrong);
    const controls = [...form.elements] as HTMLInputElement[];
    controls.find((control) => control.name in wrong)?.focus();
  };

  const send = async (form: HTMLFormElement, body: unknown) => {
    setBusy(true);
    setProblem(undefined);
    try {
      onDone(await call(endpoint, { body } as unknown as Call<E>));
    } catch (thrown) {
      const error = asApiError(thrown);
      setProblem(error.message);
      refuse(form, error.fields);
      onRefused?.(error, form);
    } finally {
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    const checked = endpoint.body.safeParse({ ...typed, ...known });
    if (!checked.success) return refuse(form, errorsOf(checked.error.issues));
    setErrors({});
    void send(form, checked.data);
  };

  return { errors, problem, busy, form: { noValidate: true, onSubmit } };
};
