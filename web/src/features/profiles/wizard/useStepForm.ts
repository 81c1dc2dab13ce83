// The form of one step: kept on the device as it is typed, checked at every letter, saved on the server before the next.
import type { saveProfileStep1, saveProfileStep2, saveProfileStep3 } from '@ijeuwa/contract/profiles';
import type { FieldErrors } from '#platform/form/form-errors.ts';
import { type Held, useHeldForm } from '#platform/form/useHeldForm.ts';
import { draftOf } from '#platform/kept-draft.ts';
import { keepProfile } from '../profiles.queries.ts';

type StepEndpoint = typeof saveProfileStep1 | typeof saveProfileStep2 | typeof saveProfileStep3;

type Step<V> = {
  endpoint: StepEndpoint;
  owner: string;
  step: 1 | 2 | 3;
  /** What the server knows. */
  start: () => V;
  toBody: (values: V) => unknown;
  also: (values: V) => FieldErrors;
  onSaved: () => void | Promise<void>;
};

export const useStepForm = <V extends Record<string, unknown>>({ owner, step, onSaved, ...rest }: Step<V>) =>
  useHeldForm<StepEndpoint, V>({
    ...rest,
    draft: draftOf(owner, step),
    asTyped: true,
    onDone: (profile) => {
      keepProfile(profile);
      return onSaved();
    },
  });

export type StepForm<V extends Record<string, unknown>> = Held<V>;
