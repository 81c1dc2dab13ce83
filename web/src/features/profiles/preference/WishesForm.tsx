// The form of the preference page: musts first, then each wish with its importance.
import { findPoolAdvice } from '@ijeuwa/contract/matching';
import { findWishes, saveWishes, type Wishes } from '@ijeuwa/contract/wishes';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { keyOf, queryClient, renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { StickyActions } from '#ui/StickyActions.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useUnsaved } from '#ui/unsaved.ts';
import { AlwaysMusts } from './AlwaysMusts.tsx';
import { WeighedWishes } from './WeighedWishes.tsx';
import { changeOf, placeNeeded } from './wishes-form.ts';

// Spec 4: 'Saving' stands for a second and a half.
const SAVING_SHOWN_MS = 1_500;
const SAVED_SHOWN_MS = 3_000;

export function WishesForm({ wishes }: { wishes: Wishes }) {
  const { form, busy, problem, values, set, restart, mendAll, field, tick, errorOf, isTouched } = useHeldForm<
    typeof saveWishes,
    Wishes
  >({
    endpoint: saveWishes,
    start: () => wishes,
    toBody: (now) => changeOf(wishes, now),
    also: (now) => ({ placeIds: placeNeeded(now) }),
    summary: (wrong) => Object.values(wrong)[0],
    shownMs: SAVING_SHOWN_MS,
    onDone: (saved) => {
      queryClient.setQueryData(keyOf(findWishes), saved);
      restart(saved);
      void renew(findPoolAdvice);
      feedback.success('Preferences saved successfully!', { shownMs: SAVED_SHOWN_MS });
    },
  });
  useUnsaved(isTouched);
  const part = {
    now: values,
    errorOf,
    // One wish is several fields: its kind of place, its places, its distance.
    set: (change: Partial<Wishes>) => {
      set(change);
      mendAll();
    },
  };
  return (
    <form {...form} className="flex flex-col gap-8">
      <AlwaysMusts {...part} />
      <WeighedWishes {...part} />
      <TextArea
        label="Deal breakers"
        optional
        hint="No other member sees this."
        maxLength={2000}
        {...field('dealBreakers')}
      />
      <Switch
        label="Notifications"
        hint="Tell me of matches. By which way, you choose in the settings of your notifications."
        {...tick('notifications')}
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
