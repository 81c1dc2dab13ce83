// Choosing several of many, up to the most allowed.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ChipToggleGroup } from './ChipToggleGroup.tsx';

const OPTIONS = ['Cooking', 'Travel', 'Highlife'].map((label) => ({ value: label, label }));

function Interests() {
  const [chosen, setChosen] = useState<string[]>([]);
  return <ChipToggleGroup label="Interests" options={OPTIONS} value={chosen} onChange={setChosen} max={2} />;
}

test('chips stop at the most that may be chosen, and start again when one is taken away', async () => {
  const user = userEvent.setup();
  render(<Interests />);
  await user.click(chip('Cooking'));
  await user.click(chip('Travel'));
  await user.click(chip('Highlife'));
  expect(pressed()).toEqual(['Cooking', 'Travel']);
  expect(screen.getByText('2 of 2 chosen. Take one away to choose another.')).toBeTruthy();

  await user.click(chip('Cooking'));
  await user.click(chip('Highlife'));
  expect(pressed()).toEqual(['Travel', 'Highlife']);
});

function chip(name: string) {
  return screen.getByRole('button', { name });
}

function pressed() {
  return screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
}
