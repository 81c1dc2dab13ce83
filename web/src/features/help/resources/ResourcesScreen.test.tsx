// What there is to read, for members: in its categories, each thing in a dialog of its own.
import { listResources, type Resource, type ResourceCategory } from '@ijeuwa/contract/resources';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import ResourcesScreen from './ResourcesScreen.tsx';

const about = (id: string, category: ResourceCategory, more: Partial<Resource> = {}): Resource => ({
  id,
  category,
  title: `Title of ${id}`,
  summary: `Summary of ${id}.`,
  tags: [id],
  text: `<p>Text of <b>${id}</b>.</p>`,
  to: null,
  steps: [],
  ...more,
});
const resources = [
  ...['one', 'two', 'three', 'four'].map((id) => about(id, 'kb')),
  about('drawn', 'videos', {
    steps: [
      { picture: 'window', text: 'Stand at a window.' },
      { picture: 'face', text: 'Look at the friend.' },
    ],
  }),
  about('safe', 'guides', { to: '/safety-guide' }),
  about('stories', 'community', { to: '/success-stories' }),
];

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(listResources, { resources });
});
afterEach(cleanup);

const show = async (at = '/resources') => {
  const { router } = showScreen(<ResourcesScreen />, { at, path: '/resources' });
  await screen.findByRole('button', { name: /^Knowledge Base/ });
  return router;
};
const category = (name: RegExp) => screen.getByRole('button', { name });
const expanded = () =>
  ['Knowledge Base', 'Step by Step', 'Guides', 'Community'].filter(
    (name) => category(new RegExp(`^${name}`)).getAttribute('aria-expanded') === 'true',
  );

test('of the four categories one is open at a time, and closes again', async () => {
  await show();
  expect(expanded()).toEqual(['Knowledge Base']);
  await userEvent.click(category(/^Guides/));
  expect(expanded()).toEqual(['Guides']);
  expect(screen.getByRole('button', { name: /Title of safe/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Title of one/ })).toBeNull();
  await userEvent.click(category(/^Guides/));
  expect(expanded()).toEqual([]);
});

test('View All shows the whole category, and a thing opened from it leads back to it', async () => {
  await show();
  expect(screen.queryByText('Title of four')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'View All: Knowledge Base' }));
  const all = within(screen.getByRole('dialog', { name: 'Knowledge Base' }));
  expect(all.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(all.getByRole('button', { name: /Title of four/ }));
  const item = within(screen.getByRole('dialog', { name: 'Title of four' }));
  expect(item.getByText('four').tagName).toBe('B');
  await userEvent.click(item.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog', { name: 'Knowledge Base' })).toBeTruthy();
});

test('drawn steps stand one below another, each in words too', async () => {
  await show('/resources#drawn');
  const item = within(await screen.findByRole('dialog', { name: 'Title of drawn' }));
  const steps = item.getByRole('list', { name: 'Steps' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1Stand at a window.', '2Look at the friend.']);
  expect(steps.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2);
  expect(expanded()).toEqual(['Step by Step']);
});

test('an address that changes while the page is open is followed', async () => {
  const router = await show('/resources#drawn');
  await screen.findByRole('dialog', { name: 'Title of drawn' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => router.navigate('#safe'));
  expect(await screen.findByRole('dialog', { name: 'Title of safe' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(expanded()).toEqual(['Guides']);
});

test('what leads to a page has the way there', async () => {
  await show('/resources#safe');
  const item = within(await screen.findByRole('dialog', { name: 'Title of safe' }));
  expect(item.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe('/safety-guide');
});

test('what did not load is said, and can be tried again', async () => {
  api.refuse(listResources, 'fault', 'Something went wrong');
  showScreen(<ResourcesScreen />, { at: '/resources' });
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  api.answer(listResources, { resources });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(expanded()).toEqual(['Knowledge Base']));
});
