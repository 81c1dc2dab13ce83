// A form whose values stand in the page, as they were typed there: also before the script was awake.
import type { FocusEvent, FormEvent } from 'react';
import { type FormEndpoint, type Submission, useSubmission } from './useSubmission.ts';

type PageValues = Record<string, FormDataEntryValue>;
export type FormOptions<E extends FormEndpoint> = Submission<E, PageValues> & {
  /** What is wrong with a field is also said when it is left with something in it. */
  asLeft?: boolean;
};

const readPage = (form: HTMLFormElement): PageValues => Object.fromEntries(new FormData(form));

export const useForm = <E extends FormEndpoint>(options: FormOptions<E>) => {
  const { form, busy, problem, errorOf, look, mend } = useSubmission(options, readPage);
  const onInput = (event: FormEvent<HTMLFormElement>) => mend([(event.target as HTMLInputElement).name]);
  const onBlur = ({ target, currentTarget }: FocusEvent<HTMLFormElement, HTMLInputElement>) =>
    target.value && look(target.name, readPage(currentTarget));
  /** The props of a control. */
  const field = (name: string) => ({ name, error: errorOf(name) });
  return { form: { ...form, onInput, ...(options.asLeft && { onBlur }) }, busy, problem, field };
};
export type Field = ReturnType<typeof useForm>['field'];
