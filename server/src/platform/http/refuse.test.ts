// What a fault of the database leaves the server as: whoever may try again in a moment is told so.
import { expect, test } from 'vitest';
import { asRefusal } from './refuse.ts';

const failed = (code: string) => new Error('Failed query', { cause: { code } });

test.each(['57014', '55P03', '57P01', 'ECONNREFUSED', '53300', '40P01', '40001'])(
  '%s is a wait, not a fault',
  (code) => {
    const { status, retryAfterSeconds } = asRefusal(failed(code));
    expect(status).toBe(503);
    expect(retryAfterSeconds).toBeGreaterThan(0);
  },
);

test.each(['23505', '42601', '22P02'])('%s is a fault', (code) => {
  expect(asRefusal(failed(code)).status).toBe(500);
});
