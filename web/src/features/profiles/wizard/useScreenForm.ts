// The form of one screen: kept on the device as it is typed, checked at every letter, saved on the server when going on.

import type { Answer } from '@ijeuwa/contract/endpoint';
import { findPoolAdvice } from '@ijeuwa/contract/matching';
import type { saveProfileStep1, saveProfileStep2, saveProfileStep3 } from '@ijeuwa/contract/profiles';
import { findWishes } from '@ijeuwa/contract/wishes';
import type { saveProfileScreen } from '@ijeuwa/contract/wizard';
import { type FormEvent, useRef } from 'react';
import type { FieldErrors } from '#platform/form/form-errors.ts';
import { type Held, useHeldForm } from '#platform/form/useHeldForm.ts';
import type { FormEndpoint } from '#platform/form/useSubmission.ts';
import { draftOf } from '#platform/kept-draft.ts';
import { renew } from '#platform/queries.ts';
import { keepProfile } from '../profiles.queries.ts';
import { isAboutWishes, type Screen } from './screens.ts';

type ScreenEndpoint =
  | typeof saveProfileScreen
  | typeof saveProfileStep1
  | typeof saveProfileStep2
  | typeof saveProfileStep3;

type Form<E, V> = {
  endpoint: E;
  owner: string;
  screen: Screen;
  /** What the server knows. */
  start: () => V;
  toBody: (values: V) => unknown;
  also?: (values: V) => FieldErrors;
  onSaved: () => void | Promise<void>;
  onLater: () => void;
};

/** Of a screen that belongs to a step: the server answers the whole profile. */
export const useScreenForm = <V extends Record<string, unknown>>(options: Form<ScreenEndpoint, V>) =>
  useKeptForm<ScreenEndpoint, V>({
    ...options,
    keep: (profile) => {
      keepProfile(profile);
      void renew(findPoolAdvice);
    },
  });

type KeptForm<E extends FormEndpoint, V> = Form<E, V> & {
  /** What is done with the answer before one goes on; it may ask the server for more. */
  keep: (answer: Answer<E>, values: V) => void | Promise<void>;
};

export const useKeptForm = <E extends FormEndpoint, V extends Record<string, unknown>>(
  options: KeptForm<E, V>,
) => {
  const { owner, screen, start, keep, onSaved, onLater, ...rest } = options;
  const later = useRef(false);
  const saved = useRef('');
  /** The next screen is on its way: a second tap does not go on once more. */
  const gone = useRef(false);
  const held = useHeldForm<E, V>({
    ...rest,
    start,
    draft: draftOf(owner, screen),
    asTyped: true,
    renews: isAboutWishes(screen) ? [findWishes] : [],
    onDone: async (answer) => {
      await keep(answer, held.values);
      saved.current = JSON.stringify(held.values);
      gone.current = true;
      return later.current ? onLater() : onSaved();
    },
    onFailed: () => {
      later.current = false;
      gone.current = false;
    },
  });
  const now = JSON.stringify(held.values);
  const isUnsaved = () => now !== JSON.stringify(start()) && now !== saved.current;

  const onSubmit = (event: FormEvent<HTMLFormElement>) =>
    gone.current ? event.preventDefault() : held.form.onSubmit(event);

  return {
    ...held,
    form: { ...held.form, onSubmit },
    isUnsaved,
    /** Saves what can be saved, and goes; what cannot is asked about by whoever leaves. */
    goOnLater: () => {
      if (!isUnsaved() || held.problems.length > 0 || held.problem) return onLater();
      later.current = true;
      held.form.ref.current?.requestSubmit();
    },
  };
};

export type ScreenForm<V extends Record<string, unknown>> = Held<V> & {
  isUnsaved: () => boolean;
  goOnLater: () => void;
};
