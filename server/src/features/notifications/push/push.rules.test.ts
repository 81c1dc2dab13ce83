// Only the makers of browsers are called.
import { expect, test } from 'vitest';
import { isCarrier } from './push.rules.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QAbc',
  'https://api.push.apple.com/x',
  'https://wns2-par02p.notify.windows.com/w/?token=x',
])('%s is called', (endpoint) => {
  expect(isCarrier(endpoint, [])).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://notify.windows.com/x',
  'https://evilnotify.windows.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://me@fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
])('%s is not', (endpoint) => {
  expect(isCarrier(endpoint, [])).toBe(false);
});

test('a carrier that the configuration names is called too, at its own origin alone', () => {
  expect(isCarrier('http://127.0.0.1:4001/x', ['http://127.0.0.1:4001'])).toBe(true);
  expect(isCarrier('http://127.0.0.1:4002/x', ['http://127.0.0.1:4001'])).toBe(false);
});
