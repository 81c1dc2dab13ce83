// A form of signing in: what the server refuses is also told in passing (spec 8: auth calls toast its message).
import { useRef } from 'react';
import { type FormOptions, useForm } from '#platform/form/useForm.ts';
import type { FormEndpoint } from '#platform/form/useSubmission.ts';
import { dismissToast, feedback } from '#ui/feedback.ts';

export const useAuthForm = <E extends FormEndpoint>(options: FormOptions<E>) => {
  const told = useRef(0);
  return useForm({
    ...options,
    // What was said of the attempt before would lie over the buttons of the next step.
    onSend: () => dismissToast(told.current),
    onFailed: ({ message }) => {
      told.current = feedback.error(message);
    },
  });
};
