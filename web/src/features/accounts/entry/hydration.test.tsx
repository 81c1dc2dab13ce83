// A page that arrived as HTML wakes up: what was typed and what the server wrote into it is still there.
import { AUTH_PAGE } from '@ijeuwa/contract/entry';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { signedOut } from '#platform/session.ts';
import { fakeApi } from '#test/fake-api.tsx';
import ForgotPasswordScreen from '../password/ForgotPasswordScreen.tsx';
import AuthScreen from './AuthScreen.tsx';

let root: Root | undefined;
let page: HTMLElement;
let faults: unknown[];
beforeEach(() => {
  fakeApi();
  signedOut();
  faults = [];
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  page.remove();
  cleanup();
});

const application = (at: string) => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider
      router={createMemoryRouter(
        [
          { path: AUTH_PAGE, element: <AuthScreen /> },
          { path: '*', element: <ForgotPasswordScreen /> },
        ],
        { initialEntries: [at] },
      )}
    />
  </QueryClientProvider>
);
const arrive = (at: string) => {
  page.innerHTML = renderToString(application(at));
};
const wake = (at: string) =>
  act(async () => {
    root = hydrateRoot(page, application(at), { onRecoverableError: (fault) => void faults.push(fault) });
  });
const field = <E extends HTMLElement = HTMLInputElement>(name: string) =>
  page.querySelector<E>(`[name=${name}]`)!;
/** As the server does it, in the page of a form that it refuses. */
const tell = (name: string, text: string) => {
  const place = page.querySelector<HTMLElement>(`[data-error-for=${name}]`)!;
  place.hidden = false;
  place.innerHTML = `<p class="field-error" data-field-error>${text}</p>`;
  field(name).setAttribute('aria-invalid', 'true');
};

test('what was typed, chosen and ticked before is what is sent after', async () => {
  arrive('/auth?mode=signup');
  field('name').value = 'Adaọbị';
  field('password').value = 'kola-nut-9';
  field<HTMLSelectElement>('country').value = 'Ghana';
  await wake('/auth?mode=signup');
  expect(faults).toEqual([]);
  expect([field('name').value, field('password').value, field('country').value]).toEqual([
    'Adaọbị',
    'kola-nut-9',
    'Ghana',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(screen.queryByText('Name is required')).toBeNull();
  expect(screen.queryByText('Country is required')).toBeNull();
  expect(screen.getByText('Age is required')).toBeTruthy();
});

test('a plan that the address brings along, and the page that arrived does not know, is no fault', async () => {
  arrive('/auth?mode=signup');
  await wake(`/auth?mode=signup&to=${encodeURIComponent('/getting-started?plan=harmony')}`);
  expect([field('name') === null, faults]).toEqual([false, []]);
});

test('a box that was ticked stays ticked', async () => {
  arrive('/auth');
  field('remember').checked = true;
  await wake('/auth');
  expect([field('remember').checked, faults]).toEqual([true, []]);
});

test.each([
  ['Forgot password?', 'Send Reset Link'],
  ['Sign up', 'Create Account'],
])('the email goes along to "%s", and no further', async (link, button) => {
  arrive('/auth');
  await wake('/auth');
  await userEvent.type(field('email'), 'ada@example.com');
  await userEvent.click(screen.getByRole('link', { name: link }));
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
  expect(field('email').value).toBe('ada@example.com');
  act(() => root?.unmount());
  await Promise.resolve();
  page.innerHTML = '';
  arrive('/auth');
  await wake('/auth');
  expect(field('email').value).toBe('');
});

test('what the server said of a field stands there until it is mended', async () => {
  arrive('/auth?mode=signup');
  tell('email', 'This email cannot be used.');
  const above = page.querySelector<HTMLElement>('[data-form-message]')!;
  above.hidden = false;
  above.textContent = 'This email cannot be used.';
  await wake('/auth?mode=signup');
  expect(faults).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('This email cannot be used.');
  expect(screen.getAllByText('This email cannot be used.')).toHaveLength(2);
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(screen.getByLabelText('Email'), 'x');
  expect(screen.queryByText('This email cannot be used.')).toBeNull();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBeNull();
});

test('also where a reset link is asked for', async () => {
  arrive('/forgot-password');
  tell('email', 'Invalid email address');
  await wake('/forgot-password');
  expect([screen.getAllByText('Invalid email address').length, faults]).toEqual([1, []]);
});

test.each(['/auth', '/auth?mode=signup', '/forgot-password', '/forgot-password?token=abc'])(
  'the form at %s posts to its own address without script, its passwords in no address',
  (at) => {
    arrive(at);
    const form = page.querySelector('form')!;
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', null]);
    for (const one of form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]), select'))
      expect([one.name, !!form.querySelector(`[data-error-for=${one.name}]`)]).toEqual([one.name, true]);
  },
);
