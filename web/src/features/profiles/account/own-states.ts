// How the member's settings stand, each in a few words.
import type { MemberSession } from '@ijeuwa/contract/accounts';
import type { Subscription } from '@ijeuwa/contract/billing';
import type { Prepared } from '@ijeuwa/contract/dashboard';
import { range } from '@ijeuwa/contract/range';
import type { Wishes } from '@ijeuwa/contract/wishes';
import { formatDate, townOf } from '#ui/format.ts';
import { showMeOf } from '../preference/wishes-form.ts';

const AT_MOST_NAMED = 2;

const whereOf = ({ placeKind, distanceKm, places }: Wishes): string => {
  if (placeKind === 'within') return `within ${distanceKm} km`;
  if (placeKind === 'country') return 'in my country';
  if (placeKind === 'anywhere') return 'anywhere';
  const names = places.slice(0, AT_MOST_NAMED).map(({ label }) => townOf(label));
  const others = places.length - names.length;
  return `${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
};

export const wishesInShort = (wishes: Wishes): string => {
  // Gender and age are musts by themselves.
  const musts = Object.values(wishes.importance).filter((one) => one === 'must').length + 2;
  return `${showMeOf(wishes) ?? 'Everyone'} ${range(wishes.ageMin, wishes.ageMax)} · ${whereOf(wishes)} · ${musts} musts`;
};

export const packageInShort = ({ label, endsAt }: Subscription): string =>
  endsAt ? `${label} until ${formatDate(endsAt)}` : label;

export const devicesInShort = (sessions: readonly MemberSession[]): string => {
  const others = sessions.filter(({ current }) => !current).length;
  return others === 0 ? 'This device only' : `This device and ${others} more`;
};

export const checkedInShort = ({ emailConfirmed, phoneConfirmed }: Prepared): string => {
  if (emailConfirmed && phoneConfirmed) return 'Email and phone confirmed';
  if (emailConfirmed) return 'Email confirmed, phone not yet';
  return phoneConfirmed ? 'Phone confirmed, email not yet' : 'Email and phone not confirmed yet';
};
