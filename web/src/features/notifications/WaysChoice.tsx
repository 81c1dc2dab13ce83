// What is told by which way: a row for each category, a box for each way; with large letters the boxes stand below.
import {
  NOTICE_CATEGORIES,
  NOTICE_CHANNELS,
  type NoticeCategory,
  type NoticeChannel,
  type NotificationSettings,
} from '@ijeuwa/contract/notification-settings';
import { placeGroups, places } from '#platform/places.ts';
import { Checkbox } from '#ui/Checkbox.tsx';

type Preferences = NotificationSettings['preferences'];

const CATEGORIES: Record<NoticeCategory, { name: string; meaning: string }> = {
  messages: { name: places.messages.name, meaning: 'Somebody wrote to you' },
  matches: { name: places.matches.name, meaning: 'Somebody likes you too' },
  systemUpdates: {
    name: 'System updates',
    meaning: 'Appointment reminders, your card, your photos, your reports, news',
  },
  billing: {
    name: placeGroups.billing,
    meaning: 'Payments and your package. Receipts, refunds and coming charges always come by email',
  },
};
const WAYS: Record<NoticeChannel, string> = { email: 'Email', push: 'Push', sms: 'SMS' };

type WaysChoiceProps = { value: Preferences; onChange: (value: Preferences) => void };

export function WaysChoice({ value, onChange }: WaysChoiceProps) {
  const flip = (category: NoticeCategory, way: NoticeChannel) =>
    onChange({ ...value, [category]: { ...value[category], [way]: !value[category][way] } });
  return (
    <div className="flex flex-col">
      {NOTICE_CATEGORIES.map((category) => {
        const { name, meaning } = CATEGORIES[category];
        return (
          <fieldset
            key={category}
            className="flex min-w-0 flex-wrap items-center gap-x-6 border-t border-line py-2 first:border-t-0"
          >
            <legend className="sr-only">{name}</legend>
            <p aria-hidden="true" className="min-w-0 flex-[1_1_11rem] wrap-break-word">
              <span className="block font-medium">{name}</span>
              <span className="block text-sm text-ink-2">{meaning}</span>
            </p>
            <div className="flex flex-wrap gap-x-5">
              {NOTICE_CHANNELS.map((way) => (
                <Checkbox
                  key={way}
                  label={WAYS[way]}
                  aria-label={`${name} by ${WAYS[way]}`}
                  checked={value[category][way]}
                  onChange={() => flip(category, way)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
