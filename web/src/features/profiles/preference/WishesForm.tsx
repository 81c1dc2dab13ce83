// The form of the preference page: musts first, then each wish with its importance.
import type { Wishes } from '@ijeuwa/contract/wishes';
import { type FormEvent, useState } from 'react';
import { asApiError } from '#platform/api.ts';
import { atLeast } from '#ui/at-least.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { StickyActions } from '#ui/StickyActions.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import type { FieldErrors } from '../form-errors.ts';
import { useSaveWishes } from '../profiles.queries.ts';
import { AlwaysMusts } from './AlwaysMusts.tsx';
import { WeighedWishes } from './WeighedWishes.tsx';
import { changeOf, wishesProblems } from './wishes-form.ts';

// Spec 4: 'Saving' stands for a second and a half.
const SAVING_SHOWN_MS = 1_500;
const SAVED_SHOWN_MS = 3_000;

export function WishesForm({ wishes }: { wishes: Wishes }) {
  const [now, setNow] = useState(wishes);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { mutateAsync } = useSaveWishes();
  const set = (change: Partial<Wishes>) => {
    setNow((before) => ({ ...before, ...change }));
    setErrors({});
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = wishesProblems(wishes, now);
    setErrors(wrong);
    setProblem(Object.values(wrong)[0]);
    if (busy || Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      setNow(await atLeast(SAVING_SHOWN_MS, mutateAsync({ body: changeOf(wishes, now) })));
      feedback.success('Preferences saved successfully!', { shownMs: SAVED_SHOWN_MS });
    } catch (failure) {
      const { message, fields } = asApiError(failure);
      setErrors(fields);
      setProblem(message);
    }
    setBusy(false);
  };
  const part = { now, errors, set };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-8">
      <AlwaysMusts {...part} />
      <WeighedWishes {...part} />
      <TextArea
        label="Deal breakers"
        optional
        hint="Read by people, never by a machine."
        maxLength={2000}
        value={now.dealBreakers}
        error={errors.dealBreakers}
        onChange={(event) => set({ dealBreakers: event.target.value })}
      />
      <Switch
        label="Notifications"
        hint="Tell me when somebody new fits."
        checked={now.notifications}
        onChange={(event) => set({ notifications: event.target.checked })}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <StickyActions>
        <Button type="submit" busy={busy} busyText="Saving">
          Save Preferences
        </Button>
      </StickyActions>
    </form>
  );
}
