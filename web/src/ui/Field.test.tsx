// What a screen reader learns of a field.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextInput } from './TextInput.tsx';

test('an error is tied to its field and announced', () => {
  const { rerender } = render(<TextInput label="Email" hint="We write here." />);
  const input = screen.getByLabelText('Email');
  expect(described(input)).toEqual(['We write here.']);
  expect(input.hasAttribute('aria-invalid')).toBe(false);

  rerender(<TextInput label="Email" hint="We write here." error="Invalid email address" />);
  expect(described(input)).toEqual(['We write here.', 'Invalid email address']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Invalid email address').closest('[aria-live=polite]')).not.toBeNull();
});

function described(input: HTMLElement) {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}
