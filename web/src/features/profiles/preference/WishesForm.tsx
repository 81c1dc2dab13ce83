// The form of the preference page: musts first, then each wish with its importance; at a desk in two columns.
import { findPoolAdvice, listPotentialMatches } from '@ijeuwa/contract/matching';
import { findWishes, saveWishes, type Wishes } from '@ijeuwa/contract/wishes';
import { useRef } from 'react';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { forget, keyOf, queryClient } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { StickyActions } from '#ui/StickyActions.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useUnsaved } from '#ui/unsaved.ts';
import { AlwaysMusts } from './AlwaysMusts.tsx';
import { FitsUnsaved } from './FitsUnsaved.tsx';
import { OtherWishes, PlaceAndFaith } from './WeighedWishes.tsx';
import { changeOf, chosenWith, placeNeeded } from './wishes-form.ts';

// Spec 4: 'Saving' stands for a second and a half.
const SAVING_SHOWN_MS = 1_500;
const SAVED_SHOWN_MS = 3_000;

export function WishesForm({ wishes }: { wishes: Wishes }) {
  const chosen = useRef(new Set<string>());
  const { form, busy, problem, values, set, restart, mendAll, field, tick, errorOf, isTouched } = useHeldForm<
    typeof saveWishes,
    Wishes
  >({
    endpoint: saveWishes,
    start: () => wishes,
    toBody: (now) => changeOf(wishes, now, chosen.current),
    also: (now) => ({ placeIds: placeNeeded(now) }),
    summary: (wrong) => Object.values(wrong)[0],
    shownMs: SAVING_SHOWN_MS,
    onDone: (saved) => {
      queryClient.setQueryData(keyOf(findWishes), saved);
      restart(saved);
      chosen.current.clear();
      void forget(findPoolAdvice, listPotentialMatches);
      feedback.success('Preferences saved successfully!', { shownMs: SAVED_SHOWN_MS });
    },
  });
  useUnsaved(isTouched);
  const part = {
    now: values,
    errorOf,
    // One wish is several fields: its kind of place, its places, its distance.
    set: (change: Partial<Wishes>) => {
      for (const name of chosenWith(values, change)) chosen.current.add(name);
      set(change);
      mendAll();
    },
  };
  return (
    <form {...form} className="flex flex-col gap-6">
      <Notice title="Only a must filters, and it filters both ways.">
        Make a wish a must, and you only see people who meet it, and only they see you. Every other wish moves
        people up or down your list and hides nobody. Age and whom you want to meet are always musts.
      </Notice>
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <AlwaysMusts {...part} />
          <PlaceAndFaith {...part} />
        </div>
        <div className="flex flex-col gap-6">
          <OtherWishes {...part} />
          <TextArea
            label="Deal breakers"
            optional
            hint="No other member sees this."
            maxLength={2000}
            {...field('dealBreakers')}
          />
          <Switch
            label="Notifications"
            hint="Tell me about matches. How we tell you, you choose under Notifications."
            {...tick('notifications')}
          />
        </div>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      <StickyActions always className="items-center">
        <FitsUnsaved now={values} changed={isTouched} />
        <Button type="submit" busy={busy} busyText="Saving">
          Save Preferences
        </Button>
      </StickyActions>
    </form>
  );
}
