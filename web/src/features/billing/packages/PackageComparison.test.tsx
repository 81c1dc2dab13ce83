// What each package allows: at a desk it lies open, on a phone it is opened.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from '#test/fake-api.tsx';
import { COMPARISON, PACKAGES } from '../billing.fakes.ts';
import { PackageComparison } from './PackageComparison.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (isPhone: boolean) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(width < 768px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  showScreen(<PackageComparison packages={PACKAGES} lines={COMPARISON} currentId={null} />);
  return screen.getByRole('heading', { name: 'What each allows' });
};

test('on a phone what each allows is folded under its heading, which opens it', async () => {
  const heading = show(true);
  const fold = heading.closest('details')!;
  expect(fold.open).toBe(false);
  await userEvent.click(heading);
  expect(fold.open).toBe(true);
  expect(within(fold).getByRole('table', { name: 'What each package allows' })).toBeTruthy();
});

test('at a desk it lies open', () => {
  const heading = show(false);
  expect(heading.closest('details')).toBeNull();
  expect(screen.getByRole('table', { name: 'What each package allows' })).toBeTruthy();
});
