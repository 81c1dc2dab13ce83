// On a phone what can be done stands below what the page says of itself, and never between its heading and its sentence.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from '#test/fake-api.tsx';
import { Page } from './Page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  { where: 'on a phone', isPhone: true },
  { where: 'at a desk', isPhone: false },
])('$where what can be done stands once, where there is room for it', ({ isPhone }) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(width < 768px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  showScreen(
    <Page title="Schedule" intro="Your appointments." actions={<button type="button">Book</button>}>
      <p>None.</p>
    </Page>,
    { at: '/schedule' },
  );
  const book = screen.getByRole('button', { name: 'Book' });
  const [above, below] = [Node.DOCUMENT_POSITION_PRECEDING, Node.DOCUMENT_POSITION_FOLLOWING];
  expect(screen.getByText('Your appointments.').compareDocumentPosition(book)).toBe(isPhone ? below : above);
  expect(book.compareDocumentPosition(screen.getByText('None.'))).toBe(below);
});
