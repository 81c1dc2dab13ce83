// A page of one member, once another has signed in in the same browser.
import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { leaveToOther } from '#platform/shown-to.ts';
import Root from '../root.tsx';

test('nothing of the first one stands there, and what was done last is said to be undone', async () => {
  const Stub = createRoutesStub([
    { path: '/', Component: Root, children: [{ index: true, Component: () => <p>Ada’s messages</p> }] },
  ]);
  render(<Stub />);
  await screen.findByText('Ada’s messages');
  act(leaveToOther);
  expect(screen.queryByText('Ada’s messages')).toBeNull();
  expect(screen.getByText('Somebody else is signed in here now')).toBeTruthy();
  expect(screen.getByText(/was not done, and nothing was sent/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'To the dashboard' })).toBeTruthy();
});
