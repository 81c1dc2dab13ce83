// The menu of a phone, left by a link that stands in it.
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useSidebar } from './useSidebar.ts';

vi.mock('#ui/useWideScreen.ts', () => ({ useWideScreen: () => false }));

function Menu() {
  const { open, setOpen } = useSidebar();
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {open ? 'open' : 'closed'}
    </button>
  );
}

test('it stays closed on the way back', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Menu /> }], { initialEntries: ['/dashboard'] });
  render(<RouterProvider router={router} />);
  const button = screen.getByRole('button');
  await act(async () => button.click());
  expect(button.textContent).toBe('open');
  await act(() => router.navigate('/matches'));
  expect(button.textContent).toBe('closed');
  await act(() => router.navigate(-1));
  expect(button.textContent).toBe('closed');
});
