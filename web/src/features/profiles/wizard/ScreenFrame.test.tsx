// What a screen says of its closed Next, and when.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { ProfileWizard } from './ProfileWizard.tsx';

afterEach(cleanup);
const nothing = () => {};

test('nothing is called missing before somebody has tried; the closed Next still leads to it', async () => {
  localStorage.clear();
  fakeApi();
  const wizard = (
    <ProfileWizard fits={null} onSubmitted={nothing} onAccountNeeded={nothing} onLater={nothing} />
  );
  showScreen(wizard, { user: null, at: '/getting-started' });
  await screen.findByRole('heading', { name: 'Who are you?' });
  const missing = () => screen.getByRole('button', { name: 'Name is required (and 2 more to fill in)' });
  const isSeen = () => missing().querySelector('.sr-only') === null;
  expect(isSeen()).toBe(false);
  await userEvent.click(missing());
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(isSeen()).toBe(true);
});
