// Back while a dialog stands open, and leaving what is not saved.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { goesBackItself, startBackEntry } from '#ui/back-entry.ts';
import { Menu } from '#ui/Menu.tsx';
import { Modal } from '#ui/Modal.tsx';
import { useKeptUnsaved, useUnsaved } from '#ui/unsaved.ts';
import { WrittenModal } from '#ui/WrittenModal.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';

afterEach(cleanup);

function Deck() {
  const [open, setOpen] = useState<'plain' | 'written'>();
  const [text, setText] = useState('');
  const close = () => setOpen(undefined);
  return (
    <>
      <h1>Deck</h1>
      <button type="button" onClick={() => setOpen('plain')}>
        More
      </button>
      <button type="button" onClick={() => setOpen('written')}>
        Write
      </button>
      <Menu label="Your account" trigger="Face" items={[{ label: 'To the wishes', to: '/wishes' }]} />
      <Modal open={open === 'plain'} onClose={close} title="More about Ada" />
      {open === 'written' && (
        <WrittenModal isTouched={text !== ''} onClose={close} title="A note" submit={null}>
          <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
        </WrittenModal>
      )}
    </>
  );
}

function Wishes() {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return (
    <>
      <h1>Wishes</h1>
      <input aria-label="Wish" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/deck">To the deck</Link>
      <Link to="/wishes?step=2">Further down</Link>
    </>
  );
}

function Wizard() {
  const [text, setText] = useState('');
  useKeptUnsaved(() => text !== '');
  return <input aria-label="Bio" value={text} onChange={(event) => setText(event.target.value)} />;
}

const root = (
  <>
    <Outlet />
    <LeaveGuard />
  </>
);
const children = [
  { path: '/', element: <h1>Start</h1> },
  { path: '/deck', element: <Deck /> },
  { path: '/wishes', element: <Wishes /> },
  { path: '/wizard', element: <Wizard /> },
];
const routes = [{ element: root, children }];

const show = (at: string) => {
  const router = createMemoryRouter(routes, { initialEntries: ['/', at] });
  render(<RouterProvider router={router} />);
  return { router, back: () => act(() => router.navigate(-1)) };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name, hidden: true });

test('Back closes the dialog alone; the next Back leaves the screen', async () => {
  const { back, router } = show('/deck');
  await press('More');
  await back();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/deck');
  await back();
  await heading('Start');
});

test('Back closes a menu alone, as it does a dialog; what is chosen in it is followed', async () => {
  const { back, router } = show('/deck');
  await press('Your account');
  await back();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Your account' }));
  expect(router.state.location.pathname).toBe('/deck');
  await press('Your account');
  await userEvent.click(screen.getByRole('menuitem', { name: 'To the wishes' }));
  await heading('Wishes');
  await back();
  await heading('Deck');
  await back();
  await heading('Start');
});

test('a screen that goes back over its own steps is not held by a dialog, nor closes it; the next Back is', async () => {
  const { back, router } = show('/deck');
  await act(() => router.navigate('/deck', { state: { step: 1 } }));
  await press('More');
  const before = router.state.location.key;
  await act(() => new Promise<void>((done) => goesBackItself(() => void router.navigate(-1).then(done))));
  expect(router.state.location.key).not.toBe(before);
  expect(screen.queryByRole('dialog')).toBeTruthy();
  await back();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Back asks before what is written in a dialog is lost, and is itself taken back by Back', async () => {
  const { back } = show('/deck');
  await press('Write');
  await userEvent.type(screen.getByLabelText('Note'), 'Good morning');
  await back();
  await screen.findByRole('dialog', { name: 'Leave what you have written?' });
  await back();
  expect(screen.queryByRole('dialog', { name: 'Leave what you have written?' })).toBeNull();
  expect((screen.getByLabelText('Note') as HTMLInputElement).value).toBe('Good morning');
  await back();
  await press('Leave it');
  expect(screen.queryByRole('dialog')).toBeNull();
  await heading('Deck');
});

test('what is not saved is not left without being asked, by a link or by Back', async () => {
  const { back } = show('/wishes');
  await userEvent.type(screen.getByLabelText('Wish'), 'x');
  await userEvent.click(screen.getByRole('link', { name: 'Further down' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'To the deck' }));
  await screen.findByRole('dialog', { name: 'Leave what you have changed?' });
  await press('Stay here');
  expect((screen.getByLabelText('Wish') as HTMLInputElement).value).toBe('x');
  await userEvent.click(screen.getByRole('link', { name: 'To the deck' }));
  await back();
  expect(screen.queryByRole('dialog')).toBeNull();
  await heading('Wishes');
  await userEvent.click(screen.getByRole('link', { name: 'To the deck' }));
  await press('Leave it');
  await heading('Deck');
});

test('the browser asks before the page goes, and only while something is written', async () => {
  show('/wishes');
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(true);
  await userEvent.type(screen.getByLabelText('Wish'), 'x');
  expect(leaves()).toBe(false);
  await userEvent.clear(screen.getByLabelText('Wish'));
  expect(leaves()).toBe(true);
});

test('what the device keeps is asked about too, and is said to be kept', async () => {
  const { back } = show('/wizard');
  await userEvent.type(screen.getByLabelText('Bio'), 'x');
  await back();
  await screen.findByText(/This device keeps it/);
  await press('Leave it');
  await heading('Start');
});

test.each([
  ['a dialog that is written in', '/deck', 'Leave what you have written?'],
  ['a screen that is not saved', '/wishes', 'Leave what you have changed?'],
])(
  'what asks at Back from %s, to the first screen of the visit, leaves the history as it was',
  async (_, at, title) => {
    window.history.replaceState(null, '', '/');
    const stop = startBackEntry();
    // What is asked is drawn before a browser has gone anywhere.
    const go = window.history.go.bind(window.history);
    const slowly = vi.spyOn(window.history, 'go').mockImplementation((by) => void setTimeout(go, 50, by));
    const router = createBrowserRouter(routes);
    render(<RouterProvider router={router} />);
    await act(() => router.navigate(at));
    if (at === '/deck') await press('Write');
    await userEvent.type(screen.getByRole('textbox'), 'x');
    const stands = () => [window.location.pathname, window.history.state?.idx, window.history.state?.overlay];
    for (let times = 0; times < 2; times += 1) {
      act(() => window.history.back());
      await screen.findByRole('dialog', { name: title });
      await waitFor(() => expect(stands()).toEqual([at, 1, undefined]));
      await press(at === '/deck' ? 'Go on writing' : 'Stay here');
    }
    act(() => window.history.back());
    await screen.findByRole('dialog', { name: title });
    await press('Leave it');
    if (at === '/wishes') await heading('Start');
    else await waitFor(() => expect(stands()).toEqual(['/deck', 1, undefined]));
    router.dispose();
    slowly.mockRestore();
    stop();
  },
);
