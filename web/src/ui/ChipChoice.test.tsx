// One of a few, as chips: a group of radio buttons with a name, of which one is chosen.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ChipChoice } from './ChipChoice.tsx';

afterEach(cleanup);

const OPTIONS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function Question({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return <ChipChoice label="Children?" options={OPTIONS} value={value} onChange={setValue} error={error} />;
}

test('one chip is chosen at a time, and the group has a name', async () => {
  render(<Question />);
  expect(screen.getByRole('group', { name: 'Children?' })).toBeTruthy();
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
  expect(chosen()).toEqual([false, false]);
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(chosen()).toEqual([true, false]);
});

test('what is wrong belongs to the group', () => {
  render(<Question error="Has children is required" />);
  const group = screen.getByRole('group', { name: 'Children?' });
  expect(group.hasAttribute('data-wrong')).toBe(true);
  const described = group.getAttribute('aria-describedby')!;
  expect(document.getElementById(described)?.textContent).toContain('Has children is required');
});
