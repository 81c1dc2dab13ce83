// Another email for the account, as the card asks for it and waits.
import { askEmailChange, cancelEmailChange, findEmailChange } from '@ijeuwa/contract/email-change';
import { findWays } from '@ijeuwa/contract/ways';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { EmailCard } from './EmailCard.tsx';

afterEach(cleanup);
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(findEmailChange, { pending: null, restsUntil: null });
  api.answer(findWays, { proof: 'password', codeGoesTo: null, phone: null });
});
const show = () => showScreen(<EmailCard />, { at: '/privacy', user: ADA });

test('another email is asked for with the password, waits for its link, and can be let be', async () => {
  const until = '2026-11-24T10:00:00.000Z';
  api.answer(askEmailChange, ({ body }) => {
    api.answer(findEmailChange, { pending: { email: body.email, until }, restsUntil: null });
    return { ok: true as const };
  });
  api.answer(cancelEmailChange, () => {
    api.answer(findEmailChange, { pending: null, restsUntil: null });
    return { ok: true as const };
  });
  show();
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change your email' }).disabled).toBe(false),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change your email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change your email' }));
  await userEvent.type(dialog.getByLabelText('New email'), 'ada.new@example.com');
  await userEvent.type(dialog.getByLabelText('Your password'), 'palm-wine-7');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('ada.new@example.com')).toBeTruthy();
  expect(api.callsOf(askEmailChange)[0]?.body).toEqual({
    email: 'ada.new@example.com',
    proof: { password: 'palm-wine-7' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Keep my email as it is' }));
  await waitFor(() => expect(screen.queryByText('ada.new@example.com')).toBeNull());
});

test('an email that was changed lately says until when it rests', async () => {
  api.answer(findEmailChange, { pending: null, restsUntil: '2026-11-30T10:00:00.000Z' });
  show();
  expect(await screen.findByText(/Until .*30 Nov.* the old address can take it back/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change your email' })).toBeNull();
});
