// "Why am I seeing few people?": where few are left, beside the wishes, and on the page Privacy.

import { useState } from 'react';
import { NO_RESPONSE } from '#platform/api.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import type { FewPeopleModal } from './FewPeopleModal.tsx';
import { FEW_PEOPLE_SUBJECT } from './few-people.ts';

export function FewPeople() {
  const [open, setOpen] = useState(false);
  const [Answer, setAnswer] = useState<typeof FewPeopleModal>();
  // Few ever ask: nobody's first screen waits for the answer.
  const ask = () => {
    const opener = document.activeElement;
    return import('./FewPeopleModal.tsx').then(
      (fetched) => {
        if (opener instanceof HTMLElement) opener.focus();
        setAnswer(() => fetched.FewPeopleModal);
        setOpen(true);
      },
      () => feedback.error(NO_RESPONSE),
    );
  };
  return (
    <>
      <Button variant="quiet" size="sm" className="-ml-4 self-start" onClick={() => void ask()}>
        {FEW_PEOPLE_SUBJECT}
      </Button>
      {Answer && <Answer open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
