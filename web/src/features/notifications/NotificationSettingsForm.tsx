// The form of the settings: by which way, when not, and how often.
import {
  DIGEST_HOUR,
  findNotificationSettings,
  type NotificationSettings,
  SMS_A_MONTH,
  saveNotificationSettings,
} from '@ijeuwa/contract/notification-settings';
import { findWishes } from '@ijeuwa/contract/wishes';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { keyOf, queryClient } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { StickyActions } from '#ui/StickyActions.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useUnsaved } from '#ui/unsaved.ts';
import { TextsReach } from './TextsReach.tsx';
import { WaysChoice } from './WaysChoice.tsx';

const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clockOf(hour) }));

export function NotificationSettingsForm({ saved }: { saved: NotificationSettings }) {
  const { form, busy, problem, values, set, restart, errorOf, isTouched } = useHeldForm<
    typeof saveNotificationSettings,
    NotificationSettings
  >({
    endpoint: saveNotificationSettings,
    start: () => saved,
    // The preference page shows a switch of them.
    renews: [findWishes],
    onDone: (kept) => {
      queryClient.setQueryData(keyOf(findNotificationSettings), kept);
      restart(kept);
      feedback.success('Notification preferences saved successfully!');
    },
  });
  useUnsaved(isTouched);
  const { preferences, quiet, digest } = values;
  const hour = (name: 'from' | 'to', label: string) => (
    <Select
      label={label}
      name={`quiet.${name}`}
      options={HOURS}
      value={String(quiet[name])}
      onChange={(event) => set({ quiet: { ...quiet, [name]: Number(event.target.value) } })}
      error={errorOf(`quiet.${name}`)}
      className="min-w-0 flex-[1_1_8rem]"
    />
  );
  return (
    <form {...form} className="flex flex-col gap-6">
      <Card as="section" className="flex flex-col gap-3">
        <WaysChoice value={preferences} onChange={(next) => set({ preferences: next })} />
        <TextsReach preferences={preferences} />
        <p className="text-sm text-ink-2">
          {`At most ${SMS_A_MONTH} texts a month, to the number you confirmed; after that we email you. You find everything under the bell too, and we always email you about the safety of your account.`}
        </p>
      </Card>
      <Card as="section" className="flex flex-col gap-3">
        <Switch
          label="Quiet hours"
          hint="We let you sleep: what comes at night reaches you in the morning. Only what concerns the safety of your account comes at once."
          checked={quiet.on}
          onChange={() => set({ quiet: { ...quiet, on: !quiet.on } })}
        />
        {quiet.on && (
          <div className="flex flex-wrap gap-3">
            {hour('from', 'From')}
            {hour('to', 'Until')}
          </div>
        )}
        <Switch
          label="One mail a day"
          hint={`At ${clockOf(DIGEST_HOUR)}, one mail instead of one for each message, match and update.`}
          checked={digest}
          onChange={() => set({ digest: !digest })}
        />
      </Card>
      {problem && <Notice tone="error">{problem}</Notice>}
      <StickyActions>
        <Button type="submit" busy={busy} busyText="Saving">
          Save Settings
        </Button>
      </StickyActions>
    </form>
  );
}
