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

test('what did not come says so, and may be asked for again', async () => {
  const load = vi.fn(() => Promise.resolve({ word: 'here' }));
  load.mockRejectedValueOnce(new Error('offline'));
  const part = laterPart(load);
  shown(part);
  await act(async () => expect(await part.fetch()).toBe(false));
  expect(screen.getByText('failed')).toBeTruthy();
  await act(async () => expect(await part.fetch()).toBe(true));
  expect(screen.getByText('here')).toBeTruthy();
});
