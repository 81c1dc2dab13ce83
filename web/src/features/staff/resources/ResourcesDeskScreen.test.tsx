// What there is to read, as staff keep it.
import {
  addResource,
  changeResource,
  listResourceEntries,
  type ResourceEntry,
  type ResourceHistory,
} from '@ijeuwa/contract/resources';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import ResourcesDeskScreen from './ResourcesDeskScreen.tsx';

const data: ResourceEntry = {
  title: 'Five good photos',
  summary: 'In one morning.',
  category: 'videos',
  order: 1,
  tags: ['photos'],
  text: 'Half an hour.',
  steps: [
    { picture: 'window', text: 'Stand at a window: the lamp is off.' },
    { picture: 'face', text: 'Your face.' },
  ],
};
const photos: ResourceHistory = {
  key: 'five-good-photos',
  current: {
    version: 1,
    data,
    unfit: null,
    html: '<p>Half an hour.</p>',
    ended: false,
    validFrom: '2026-11-24T09:00:00Z',
    changedBy: null,
    reason: null,
  },
  earlier: [],
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(listResourceEntries, { entries: [photos] });
  api.answer(changeResource, { entry: photos });
  api.answer(addResource, { entry: photos });
  showScreen(
    <>
      <ResourcesDeskScreen />
      <Toaster />
    </>,
    { at: '/staff/resources', user: null },
  );
});
afterEach(cleanup);

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};

test('it stands in its category with its text, its sentence and its steps', async () => {
  const group = within(await screen.findByRole('list', { name: 'Step by Step' }));
  expect(group.getByRole('heading', { name: 'Five good photos' })).toBeTruthy();
  expect(group.getByText('Half an hour.')).toBeTruthy();
  expect(group.getByText('In the list: In one morning.')).toBeTruthy();
  expect(group.getByText('Your face. (face)')).toBeTruthy();
});

test('steps are typed one a line, and what is not touched is sent as it was', async () => {
  const dialog = await open('Change: Five good photos');
  const steps = dialog.getByLabelText<HTMLTextAreaElement>(/^Steps/);
  expect(steps.value).toBe('window: Stand at a window: the lamp is off.\nface: Your face.');
  await userEvent.type(steps, '\n\nsun: In the shade.');
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'one more');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the change' }));
  expect(await screen.findByText('Members read it now.')).toBeTruthy();
  expect(api.callsOf(changeResource)[0]?.body).toEqual({
    data: { ...data, steps: [...data.steps!, { picture: 'sun', text: 'In the shade.' }] },
    reason: 'one more',
    seenVersion: 1,
  });
});

test('a picture that nobody drew is said at the steps, and nothing is sent', async () => {
  const dialog = await open('Change: Five good photos');
  await userEvent.type(dialog.getByLabelText(/^Steps/), '\ndragon: Look.');
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'x');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the change' }));
  expect(dialog.getByText(/There is no such picture; there are window, face/)).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Steps/));
  expect(api.callsOf(changeResource)).toHaveLength(0);
});

test('something new is added without what it does not have', async () => {
  const dialog = await open('Add something to read');
  const write = (label: RegExp, words: string) => userEvent.type(dialog.getByLabelText(label), words);
  await write(/^Title/, 'The first visit');
  await write(/^In a sentence/, 'What to bring.');
  await write(/^Place in the category/, '12');
  await write(/^Text/, 'Kola.');
  await write(/^Reason/, 'asked often');
  await userEvent.click(dialog.getByRole('button', { name: 'Add it' }));
  expect(await screen.findByText('Members read it now.')).toBeTruthy();
  expect(api.callsOf(addResource)[0]?.body).toEqual({
    data: {
      title: 'The first visit',
      summary: 'What to bring.',
      category: 'kb',
      order: 12,
      text: 'Kola.',
      tags: [],
    },
    reason: 'asked often',
  });
});
