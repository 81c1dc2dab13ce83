// Back over the first screen of a visit, where the entry before it is another page: it closes what stands open.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBackEntry } from './back-entry.ts';
import { Modal } from './Modal.tsx';
import { Popover } from './Popover.tsx';
import { WrittenModal } from './WrittenModal.tsx';

const routerHears = vi.fn();
/** Before everybody else: who listens after it may not be told. */
let gone = () => {};
const tellGone = () => setTimeout(() => gone());
let stop: () => void;
beforeEach(() => {
  // Another page, and then ours, whose router counts its entries from 0.
  window.history.pushState({ page: 'before' }, '', '/about-us');
  window.history.pushState({ idx: 0, key: 'first' }, '', '/dashboard');
  window.addEventListener('popstate', tellGone, true);
  stop = startBackEntry();
  window.addEventListener('popstate', routerHears);
});
afterEach(() => {
  cleanup();
  stop();
  window.removeEventListener('popstate', tellGone, true);
  window.removeEventListener('popstate', routerHears);
  routerHears.mockClear();
});

function Dashboard({ written = false }: { written?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Popover label="Notifications" trigger="Bell">
        {() => <p>Nothing new</p>}
      </Popover>
      {!written && <Modal open={open} onClose={close} title="Your profile" />}
      {written && open && (
        <WrittenModal isTouched onClose={close} title="A note" submit={null}>
          Good morning
        </WrittenModal>
      )}
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const back = () =>
  new Promise<void>((done) => {
    gone = done;
    window.history.back();
  });
const path = () => window.location.pathname;

test('Back closes the dialog, as often as one is opened, and the router hears nothing of it', async () => {
  render(<Dashboard />);
  for (let times = 0; times < 2; times += 1) {
    await press('Open');
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([path(), window.history.state]).toEqual(['/dashboard', { idx: 0, key: 'first' }]);
  }
  expect(routerHears).not.toHaveBeenCalled();
  await back();
  expect(path()).toBe('/about-us');
});

test('what opens beneath its button is closed by Back too', async () => {
  render(<Dashboard />);
  await press('Notifications');
  await back();
  await waitFor(() => expect(screen.queryByText('Nothing new')).toBeNull());
  expect(path()).toBe('/dashboard');
  expect(routerHears).not.toHaveBeenCalled();
  await back();
  expect(path()).toBe('/about-us');
});

test('closed otherwise, the next Back leads straight to the page before', async () => {
  render(<Dashboard />);
  await press('Open');
  await press('Close');
  await back();
  await waitFor(() => expect(path()).toBe('/about-us'));
});

test('what asks first is closed by the next Back alone, and Back asks again', async () => {
  render(<Dashboard written />);
  await press('Open');
  await back();
  const asks = () => screen.queryByRole('dialog', { name: 'Leave what you have written?' });
  await waitFor(() => expect(asks()).not.toBeNull());
  await back();
  await waitFor(() => expect(asks()).toBeNull());
  expect(screen.getByRole('dialog', { name: 'A note' })).toBeTruthy();
  await back();
  await waitFor(() => expect(asks()).not.toBeNull());
  expect(path()).toBe('/dashboard');
});

test('further in the router itself holds Back, and no entry is added', async () => {
  window.history.pushState({ idx: 1, key: 'second' }, '', '/profile');
  const { length } = window.history;
  render(<Dashboard />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(window.history.length).toBe(length);
});
