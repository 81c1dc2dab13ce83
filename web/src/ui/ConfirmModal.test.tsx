// The question before something that cannot be taken back: answered once.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { ConfirmModal } from './ConfirmModal.tsx';

afterEach(cleanup);

const onConfirm = vi.fn();

function Asked() {
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Button onClick={() => setBusy(true)}>Begin</Button>
      <Button onClick={() => setBusy(false)}>Fail</Button>
      <ConfirmModal
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={onConfirm}
        title="Block Ada?"
        confirmLabel="Block"
        busy={busy}
      />
    </>
  );
}
const tap = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name, hidden: true }), { detail: 1 });
const tapTwice = (name: string) => {
  const button = screen.getByRole('button', { name, hidden: true });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
};

test('two taps in a row confirm once, also before the first is drawn', () => {
  onConfirm.mockClear();
  render(<Asked />);
  tapTwice('Block');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('after a failure, and when it is asked again, it can be confirmed again', () => {
  onConfirm.mockClear();
  render(<Asked />);
  tap('Block');
  tap('Begin');
  tap('Fail');
  tap('Block');
  expect(onConfirm).toHaveBeenCalledTimes(2);
  tap('Cancel');
  tap('Ask');
  tapTwice('Block');
  expect(onConfirm).toHaveBeenCalledTimes(3);
});
