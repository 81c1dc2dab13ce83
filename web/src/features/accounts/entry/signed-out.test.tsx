// Nobody is put out of their account without a word.
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { signedInAs, signedOut, signedOutElsewhere } from '#platform/session.ts';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import AuthScreen from './AuthScreen.tsx';

afterEach(cleanup);

test('whose session was ended elsewhere is told so; whoever logged out here is not', () => {
  const words = /^You are signed out on this device/;
  fakeApi();
  showScreen(<AuthScreen />, { at: '/auth', user: null });
  act(() => {
    signedInAs(ADA);
    signedOutElsewhere();
  });
  expect(screen.getByText(words)).toBeTruthy();
  act(signedOut);
  expect(screen.queryByText(words)).toBeNull();
});
