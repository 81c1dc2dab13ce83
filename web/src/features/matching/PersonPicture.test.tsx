// A person's picture that is blurred until the two match: it says why, and the browser never takes it for the clear one.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { PersonPicture } from './PersonPicture.tsx';

const SRC = '/api/photos/one/l?k=signature';
const show = (blurred: boolean, src: string | null = SRC) =>
  showScreen(<PersonPicture src={src} blurred={blurred} alt="Emeka" width={640} height={800} />);
const address = () => screen.getByRole('img', { name: 'Emeka' }).getAttribute('src');

beforeEach(() => void fakeApi());
afterEach(cleanup);

test('a blurred picture says when it is shown, and has an address of its own in the browser', () => {
  show(true);
  expect(screen.getByText('Shown after you match')).toBeTruthy();
  expect(address()).not.toBe(SRC);
  expect(address()?.startsWith(SRC)).toBe(true);
});

test('a clear picture, and the drawing of somebody without one, say nothing of it', () => {
  show(false);
  expect(address()).toBe(SRC);
  cleanup();
  show(true, null);
  expect(screen.queryByText('Shown after you match')).toBeNull();
});
