// Whose bucket an address takes from, and how a wait is said.
import { expect, test } from 'vitest';
import { inWords, networkOf } from './limits.ts';

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::7', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::7', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::a:b', '2001:db8:0:0'],
  ['2001:db8:1::c:d:e:f', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  [5, '5 seconds'],
  [89, '89 seconds'],
  [900, '15 minutes'],
  [3600, '60 minutes'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, words) => expect(inWords(seconds)).toBe(words));
