// How a dialog takes the keyboard and gives it back.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Modal } from './Modal.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function EditProfile() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit Profile
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Your profile">
        <p>Name</p>
      </Modal>
    </>
  );
}

test('a dialog starts at its heading and returns to the button that opened it', async () => {
  const user = userEvent.setup();
  render(<EditProfile />);
  const opener = screen.getByRole('button', { name: 'Edit Profile' });
  await user.click(opener);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your profile' }));

  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('where what opened it has gone meanwhile, the keyboard goes on from the page, and not from its very top', () => {
  const page = (open: boolean, isOffered: boolean) => (
    <main tabIndex={-1}>
      {isOffered && <button type="button">Start</button>}
      <Modal open={open} onClose={() => {}} title="Thank you" />
    </main>
  );
  const { rerender } = render(page(false, true));
  screen.getByRole('button', { name: 'Start' }).focus();
  rerender(page(true, true));
  rerender(page(true, false));
  rerender(page(false, false));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the second tap on what opened it, which meets the space around it, does not close it; a later one does', () => {
  vi.useFakeTimers();
  render(<EditProfile />);
  fireEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
  const dialog = screen.getByRole('dialog');
  const tapBeside = () => {
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
  };
  act(() => vi.advanceTimersByTime(150));
  tapBeside();
  expect(screen.queryByRole('dialog')).toBe(dialog);
  act(() => vi.advanceTimersByTime(300));
  tapBeside();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the second press on what opened it selects no word of its heading; a double click on a word still does', () => {
  render(<EditProfile />);
  fireEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
  const heading = screen.getByRole('heading', { name: 'Your profile' });
  const isLetBe = (detail: number) => fireEvent.mouseDown(heading, { detail });
  expect(isLetBe(2)).toBe(false);
  expect([isLetBe(1), isLetBe(2)]).toEqual([true, true]);
});

test('nor does the second tap on what has changed its size under the thumb', () => {
  vi.useFakeTimers();
  let resize = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resize = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<EditProfile />);
  fireEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
  const dialog = screen.getByRole('dialog');
  const tapBeside = () => {
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
  };
  act(() => vi.advanceTimersByTime(5000));
  resize();
  act(() => vi.advanceTimersByTime(200));
  tapBeside();
  expect(screen.queryByRole('dialog')).toBe(dialog);
  act(() => vi.advanceTimersByTime(500));
  tapBeside();
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.unstubAllGlobals();
});
