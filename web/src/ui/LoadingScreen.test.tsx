// While the product loads: what it says, and the way out where it does not come.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LoadingScreen } from './LoadingScreen.tsx';

afterEach(cleanup);

test('whoever waits in vain is led to the same page once more, without a script', () => {
  render(<LoadingScreen />);
  const again = screen.getByText('try again');
  expect(again.getAttribute('href')).toBe('');
  expect(again.parentElement?.textContent).toBe('This takes long. Check your connection, and try again.');
});
