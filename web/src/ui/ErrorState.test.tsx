// A failure on the page: what did not load, what to do, and the button that does it.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorState } from './ErrorState.tsx';

afterEach(cleanup);

test('what can be asked for again says so, and is asked for by a press', async () => {
  const again = vi.fn();
  render(<ErrorState title="Your messages did not load" message="Something went wrong" onRetry={again} />);
  expect(screen.getByRole('alert').textContent).toBe(
    'Your messages did not loadSomething went wrongNothing is lost. Try again in a moment.Try again',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledOnce();
});

test('what cannot be asked for again advises nobody to try', () => {
  render(<ErrorState message="Something went wrong" />);
  expect(screen.getByRole('alert').textContent).toBe('This did not loadSomething went wrong');
});
