// Whoever comes from a thing of theirs, a payment say, comes to write about it.
import { findHealth } from '@ijeuwa/contract/health';
import { listOwnEnquiries } from '@ijeuwa/contract/support';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { ContactUs } from './ContactUs.tsx';

const scrolled = vi.fn();
Element.prototype.scrollIntoView = function scroll(this: Element) {
  scrolled(this.textContent);
};
afterEach(() => {
  cleanup();
  scrolled.mockClear();
});

const show = (subject?: string) => {
  const api = fakeApi();
  api.answer(findHealth, { ready: true, demonstration: false });
  api.answer(listOwnEnquiries, { enquiries: [] });
  showScreen(<ContactUs thanks={{ title: 'Thank you' }} subject={subject} />, { at: '/help-support' });
};

test('the form is where they arrive, and says already what it is about', () => {
  show('Refund of Harmony, harmony-1');
  const heading = screen.getByRole('heading', { name: 'Send us a message' });
  expect(scrolled).toHaveBeenCalledWith(expect.stringMatching(/^Send us a message/));
  expect(document.activeElement).toBe(heading);
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Refund of Harmony, harmony-1');
});

test('whoever comes for nothing in particular finds every way first', () => {
  show();
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});
