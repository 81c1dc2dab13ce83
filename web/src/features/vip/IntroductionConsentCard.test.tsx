// The switch by which a member who is Private lets matchmakers introduce them.
import { changeIntroductionConsent, findIntroductionConsent } from '@ijeuwa/contract/vip';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { IntroductionConsentCard } from './IntroductionConsentCard.tsx';

afterEach(cleanup);

test('it is off at first, is sent at once and said to be saved, and goes back where that fails', async () => {
  const api = fakeApi();
  let accepts = false;
  api.answer(findIntroductionConsent, () => ({ accepts }));
  api.answer(changeIntroductionConsent, ({ body }) => {
    accepts = body.accepts;
    return { ok: true as const };
  });
  render(<Toaster />);
  showScreen(<IntroductionConsentCard />, { at: '/privacy' });
  const consents = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: /^Let matchmakers introduce me/,
  });
  expect(consents.checked).toBe(false);
  await userEvent.click(consents);
  await waitFor(() => expect(consents.checked).toBe(true));
  expect(await screen.findByText('Settings saved successfully!')).toBeTruthy();
  expect(api.callsOf(changeIntroductionConsent)[0]!.body).toEqual({ accepts: true });
  api.refuse(changeIntroductionConsent, 'fault', 'Something went wrong');
  await userEvent.click(consents);
  await waitFor(() => expect(consents.checked).toBe(true));
});
