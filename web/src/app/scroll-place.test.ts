// How far a page was read is remembered for that page alone.
import { expect, test } from 'vitest';
import { scrollPlace } from './scroll-place.ts';

test('whoever comes back from a payment page begins at the top, and a page that is loaded again stays where it was', () => {
  const vip = { key: 'default', pathname: '/personalized-matchmaking', search: '', hash: '' };
  expect(scrollPlace({ ...vip, search: '?order=1' })).not.toBe(scrollPlace(vip));
  expect(scrollPlace({ ...vip, pathname: '/schedule' })).not.toBe(scrollPlace(vip));
  expect(scrollPlace({ ...vip })).toBe(scrollPlace(vip));
  expect(scrollPlace({ ...vip, key: 'abc' })).toBe('abc');
});

test('Back from a heading to which a link of the page led is back at the top of it', () => {
  const faqs = { key: 'default', pathname: '/faqs', search: '' };
  expect(scrollPlace({ ...faqs, hash: '#photos' })).not.toBe(scrollPlace({ ...faqs, hash: '' }));
});
