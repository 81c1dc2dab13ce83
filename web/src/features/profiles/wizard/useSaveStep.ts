// Saves one step on the server: what it refuses goes to its field, the rest to the banner.
import type { Call } from '@ijeuwa/contract/endpoint';
import type { saveProfileStep1, saveProfileStep2, saveProfileStep3 } from '@ijeuwa/contract/profiles';
import { useState } from 'react';
import { asApiError, call } from '#platform/api.ts';
import { forgetDraft } from '#platform/kept-draft.ts';
import type { FieldErrors } from '../form-errors.ts';
import { keepProfile } from '../profiles.queries.ts';

type StepEndpoint = typeof saveProfileStep1 | typeof saveProfileStep2 | typeof saveProfileStep3;
type SaveOptions = {
  owner: string;
  step: number;
  refuse: (fields: FieldErrors) => void;
  /** What follows a saved step; its failure is shown in the same place. */
  onSaved: () => void | Promise<void>;
};

export const useSaveStep = (endpoint: StepEndpoint, options: SaveOptions) => {
  const { owner, step, refuse, onSaved } = options;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  /** The step's own check has read the values by the endpoint's schema before they come here. */
  const save = async (body: object) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      keepProfile(await call(endpoint as StepEndpoint, { body } as Call<StepEndpoint>));
      forgetDraft(owner, step);
      await onSaved();
    } catch (failure) {
      const { message, fields } = asApiError(failure);
      refuse(fields);
      setError(message);
    }
    setBusy(false);
  };
  return { busy, error, save };
};
