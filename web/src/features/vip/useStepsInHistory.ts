// The steps of a form as steps of the history: Back, also the phone’s own, goes one step back, and not off the page.
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { newId } from '#platform/new-id.ts';
import { goesBackItself } from '#ui/back-entry.ts';

/**
 * Each form that opens begins at its first step, whatever an earlier one has left in the history; but one that `resumes`,
 * since what was typed into it is kept, stands after a reload where it was.
 */
export const useStepsInHistory = (resumes = false) => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const at = state as { form?: unknown; step?: unknown } | null;
  const [form] = useState(() => (resumes && typeof at?.form === 'string' ? at.form : newId()));
  const step = at?.form === form && typeof at.step === 'number' ? at.step : 0;
  return {
    step,
    goTo: (next: number): void => {
      if (next < step) goesBackItself(() => void navigate(next - step));
      else
        void navigate({ pathname, search, hash }, { state: { form, step: next }, preventScrollReset: true });
    },
    /** Back to before its second step. */
    leave: (): void => {
      if (step > 0) goesBackItself(() => void navigate(-step));
    },
  };
};
