// What is told by which way: a row for each category, a box for each way.
import {
  NOTICE_CATEGORIES,
  NOTICE_CHANNELS,
  type NoticeCategory,
  type NoticeChannel,
  type NotificationSettings,
} from '@ijeuwa/contract/notification-settings';
import { placeGroups, places } from '#platform/places.ts';

type Preferences = NotificationSettings['preferences'];

const CATEGORIES: Record<NoticeCategory, { name: string; meaning: string }> = {
  messages: { name: places.messages.name, meaning: 'Somebody wrote to you' },
  matches: { name: places.matches.name, meaning: 'Somebody likes you too' },
  systemUpdates: { name: 'System updates', meaning: 'Your card, your photos, news' },
  billing: { name: placeGroups.billing, meaning: 'Payments and your package' },
};
const WAYS: Record<NoticeChannel, string> = { email: 'E-mail', push: 'Push', sms: 'SMS' };

type WaysTableProps = { value: Preferences; onChange: (value: Preferences) => void };

export function WaysTable({ value, onChange }: WaysTableProps) {
  const flip = (category: NoticeCategory, way: NoticeChannel) =>
    onChange({ ...value, [category]: { ...value[category], [way]: !value[category][way] } });
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">What we tell you, and by which way</caption>
      <thead>
        <tr className="text-sm text-ink-2">
          <th scope="col" className="text-left">
            <span className="sr-only">Category</span>
          </th>
          {NOTICE_CHANNELS.map((way) => (
            <th key={way} scope="col" className="w-14 py-2 font-medium sm:w-20">
              {WAYS[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_CATEGORIES.map((category) => (
          <tr key={category} className="border-t border-line">
            <th scope="row" className="py-2 pr-2 text-left font-medium wrap-break-word">
              {CATEGORIES[category].name}
              <span className="block text-sm font-normal text-ink-2">{CATEGORIES[category].meaning}</span>
            </th>
            {NOTICE_CHANNELS.map((way) => (
              <td key={way} className="p-0 text-center">
                <label className="flex min-h-12 cursor-pointer items-center justify-center">
                  <span className="sr-only">{`${CATEGORIES[category].name} by ${WAYS[way]}`}</span>
                  <input
                    type="checkbox"
                    className="tick"
                    checked={value[category][way]}
                    onChange={() => flip(category, way)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
