// A person's picture that is blurred until the two match: it says why.
import type { Likeness } from '@ijeuwa/contract/likeness';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { DrawnPerson } from '#ui/DrawnPerson.tsx';
import { PersonPicture } from './PersonPicture.tsx';

const SRC = '/api/photos/one/l?k=signature';
const show = (blurred: boolean, src: string | null = SRC, likeness: Likeness = 'man') =>
  showScreen(
    <PersonPicture src={src} likeness={likeness} blurred={blurred} alt="Emeka" width={640} height={800} />,
  );

beforeEach(() => void fakeApi());
afterEach(cleanup);

test('a blurred picture says when it is shown', () => {
  show(true);
  expect(screen.getByText('Shown after you match')).toBeTruthy();
});

test('a clear picture, and the drawing of somebody without one, say nothing of it', () => {
  show(false);
  expect(screen.queryByText('Shown after you match')).toBeNull();
  cleanup();
  show(true, null);
  expect(screen.queryByText('Shown after you match')).toBeNull();
});

test('whoever has no picture is drawn as who they are, by whomever they are seen', () => {
  const drawn = (likeness: Likeness) => {
    const { unmount } = show(false, null, likeness);
    const { innerHTML } = screen.getByRole('img', { name: 'Emeka' });
    unmount();
    return innerHTML;
  };
  expect(drawn('woman')).toBe(renderToStaticMarkup(<DrawnPerson as="woman" />));
  expect(drawn('man')).toBe(renderToStaticMarkup(<DrawnPerson as="man" />));
});

test('a photo that does not come is nobody else’s face', () => {
  show(false);
  fireEvent.error(screen.getByRole('img', { name: 'Emeka' }));
  expect(screen.getByText('The photo did not load')).toBeTruthy();
  expect(document.querySelector('svg[viewBox="0 0 64 64"]')).toBeNull();
});
