// The first part of /privacy comes at once: nothing in it moves from under a thumb.
import { findHiddenContacts } from '@ijeuwa/contract/hidden-contacts';
import { findCard } from '@ijeuwa/contract/matching';
import { findProfile } from '@ijeuwa/contract/profiles';
import { findIntroductionConsent } from '@ijeuwa/contract/vip';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { PROFILE } from '../../../features/profiles/profiles.fakes.ts';
import PrivacyPage from './PrivacyPage.tsx';

afterEach(cleanup);

test('nothing of who sees the member is drawn before all of it is known', async () => {
  const api = fakeApi();
  let come = () => {};
  api.answer(findProfile, PROFILE);
  api.refuse(findCard, 'not_found', 'This card was not found.');
  api.answer(findHiddenContacts, { added: 0, left: 20, holdsFrom: null });
  api.answer(
    findIntroductionConsent,
    () =>
      new Promise((done) => {
        come = () => done({ accepts: false });
      }),
  );
  showScreen(<PrivacyPage />, { at: '/privacy' });
  await waitFor(() => expect(api.callsOf(findIntroductionConsent)).toHaveLength(1));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  const drawn = () =>
    ['Pause', 'Introductions', 'People in my contacts'].filter((name) =>
      screen.queryByRole('heading', { name }),
    );
  expect([...drawn(), screen.queryByLabelText(/^Private/)]).toEqual([null]);
  await act(async () => come());
  await waitFor(() => expect(drawn()).toHaveLength(3));
  expect(screen.queryByLabelText(/^Private/)).not.toBeNull();
});
