// A form whose values stand in the page, as they were typed there: also before the script was awake.
import type { FormEvent } from 'react';
import { type FormEndpoint, type Submission, useSubmission } from './useSubmission.ts';

type PageValues = Record<string, FormDataEntryValue>;
export type FormOptions<E extends FormEndpoint> = Submission<E, PageValues>;

const readPage = (form: HTMLFormElement): PageValues => Object.fromEntries(new FormData(form));

export const useForm = <E extends FormEndpoint>(options: FormOptions<E>) => {
  const { form, busy, problem, errorOf, mend } = useSubmission(options, readPage);
  const onInput = (event: FormEvent<HTMLFormElement>) => mend([(event.target as HTMLInputElement).name]);
  /** The props of a control. */
  const field = (name: string) => ({ name, error: errorOf(name) });
  return { form: { ...form, onInput }, busy, problem, field };
};
export type Field = ReturnType<typeof useForm>['field'];
