// What is asked a reason for at an enquiry, whichever desk it is at.
import type { FormEndpoint } from '#platform/form/useSubmission.ts';
import type { ReasonedAct } from './CaseActs.tsx';

export const handingOver = (act: FormEndpoint): ReasonedAct => ({
  act,
  title: 'Hand over this enquiry',
  told: 'It goes back into the queue, where it stood: the clock goes on. Note what a colleague must know first.',
  submit: 'Hand over',
  done: 'The enquiry waits for a colleague.',
});
export const closing = (act: FormEndpoint, told: string): ReasonedAct => ({
  act,
  title: 'Close this enquiry',
  told,
  submit: 'Close the enquiry',
  done: 'The enquiry is closed.',
});
export const reopening = (act: FormEndpoint): ReasonedAct => ({
  act,
  title: 'Reopen this enquiry',
  told: 'It goes back into the queue, and waits for whoever takes it.',
  submit: 'Reopen',
  done: 'The enquiry is open again.',
});
