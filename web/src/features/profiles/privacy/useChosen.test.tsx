// Quick taps on a setting: the last one stands, and one that was refused goes back to what is kept.
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useChosen } from './useChosen.ts';

type After = { onSuccess: () => void; onError: (error: { message: string }) => void };
const begin = () => {
  const sent: [string, After][] = [];
  const hook = renderHook(() => useChosen('Private', (value, after) => void sent.push([value, after])));
  const choose = (value: string) => act(() => hook.result.current[1](value));
  const shown = () => hook.result.current[0];
  return { sent, choose, shown };
};

test('what is corrected while the first is under way is saved after it', () => {
  const { sent, choose, shown } = begin();
  choose('Public');
  choose('Private');
  expect([sent.map(([value]) => value), shown()]).toEqual([['Public'], 'Private']);
  act(() => sent[0]![1].onSuccess());
  expect(sent.map(([value]) => value)).toEqual(['Public', 'Private']);
  act(() => sent[1]![1].onSuccess());
  expect([sent.length, shown()]).toEqual([2, 'Private']);
});

test('what is refused goes back to what is kept', () => {
  const { sent, choose, shown } = begin();
  choose('Public');
  act(() => sent[0]![1].onError({ message: 'Something went wrong' }));
  expect(shown()).toBe('Private');
  choose('Public');
  act(() => sent[1]![1].onSuccess());
  choose('Private');
  act(() => sent[2]![1].onError({ message: 'Something went wrong' }));
  expect(shown()).toBe('Public');
});
