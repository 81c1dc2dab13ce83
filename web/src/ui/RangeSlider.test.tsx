// How far the two thumbs of a range may go.
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RangeSlider } from './RangeSlider.tsx';

function AgeRange() {
  const [ages, setAges] = useState<[number, number]>([30, 34]);
  return <RangeSlider label="Age range" value={ages} onChange={setAges} gap={2} />;
}

test('the thumbs keep their gap however far one is pushed', () => {
  render(<AgeRange />);
  const [from, to] = screen.getAllByRole('slider');
  fireEvent.change(from!, { target: { value: '60' } });
  expect(screen.getByText('32 to 34')).toBeTruthy();
  fireEvent.change(to!, { target: { value: '18' } });
  expect(screen.getByText('32 to 34')).toBeTruthy();
  fireEvent.change(to!, { target: { value: '70' } });
  expect(screen.getByText('32 to 70')).toBeTruthy();
});
