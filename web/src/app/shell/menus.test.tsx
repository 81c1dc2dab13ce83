// What the menus of a member show of themselves, and to whom they offer another package.
import { findSubscription, type Subscription } from '@ijeuwa/contract/billing';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { listMatches } from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { STATS } from '../../features/dashboard/dashboard.fakes.ts';
import { MemberHeader } from './MemberHeader.tsx';
import { Sidebar } from './Sidebar.tsx';

const HELD: Subscription = {
  packageId: null,
  label: 'No package yet',
  trial: false,
  startsAt: null,
  endsAt: null,
  mayStartTrial: true,
  reviewWithinHours: 24,
};
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(listMatches, { matches: [] });
  api.answer(listNotifications, { notifications: [] });
  api.answer(findDashboard, STATS);
});
afterEach(cleanup);

test.each([
  ['/dashboard', []],
  ['/privacy', ['Settings']],
])('at %s the sidebar folds what is not done every day, but where one is: %j', (at, open) => {
  showScreen(<Sidebar />, { at });
  const groups = within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole<HTMLDetailsElement>(
    'group',
  );
  const titles = groups.map((one) => within(one).getByRole('heading', { hidden: true }).textContent);
  expect(titles).toEqual(['Billing', 'Settings', 'Support']);
  expect(titles.filter((_, place) => groups[place]!.open)).toEqual(open);
});

test.each([
  ['No package yet', { packageId: null, trial: false }, true],
  ['Free trial', { packageId: 'blossom', trial: true }, true],
  ['Harmony', { packageId: 'harmony', trial: false }, false],
])('beside “%s” Upgrade is offered only to whoever does not pay', async (label, held, offered) => {
  api.answer(findSubscription, { ...HELD, ...held, label });
  showScreen(<MemberHeader sidebar={{ id: 'sidebar', open: false, toggle: () => {} }} />);
  await screen.findByText(label);
  expect(screen.queryByRole('link', { name: 'Upgrade' }) !== null).toBe(offered);
});

test('where nobody can say whether somebody pays, Upgrade is offered', async () => {
  api.refuse(findSubscription, 'fault', 'Please try again.');
  showScreen(<MemberHeader sidebar={{ id: 'sidebar', open: false, toggle: () => {} }} />);
  expect(await screen.findByRole('link', { name: 'Upgrade' })).toBeTruthy();
});
