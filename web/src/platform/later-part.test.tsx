// A part that is fetched when it is asked for.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { laterPart } from './later-part.ts';

afterEach(cleanup);

const shown = (part: ReturnType<typeof laterPart<{ word: string }>>) => {
  const Shows = () => {
    const { part: here, failed } = part.usePart();
    return <p>{here?.word ?? (failed ? 'failed' : 'coming')}</p>;
  };
  render(<Shows />);
};

test('it is fetched once, however often it is asked for, and every place that waits for it shows it', async () => {
  const load = vi.fn(() => Promise.resolve({ word: 'here' }));
  const part = laterPart(load);
  shown(part);
  shown(part);
  expect(screen.getAllByText('coming')).toHaveLength(2);
  expect(load).not.toHaveBeenCalled();
  await act(() => Promise.all([part.fetch(), part.fetch()]));
  expect(screen.getAllByText('here')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('without a network nothing is tried, and it comes when there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => Promise.resolve({ word: 'here' }));
  const part = laterPart(load);
  shown(part);
  await act(async () => expect(await part.fetch()).toBe(false));
  expect(screen.getByText('failed')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  online.mockRestore();
  await act(async () => expect(await part.again()).toBe(true));
  expect(screen.getByText('here')).toBeTruthy();
});

test('what the browser tried in vain, it tries again on a fresh page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const part = laterPart(() => Promise.reject(new Error('unreachable')));
  shown(part);
  await act(async () => expect(await part.fetch()).toBe(false));
  expect(screen.getByText('failed')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  await act(() => part.again());
  expect(reload).toHaveBeenCalledTimes(1);
});
