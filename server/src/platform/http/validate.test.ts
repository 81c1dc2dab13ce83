// What a schema let through is fit to be kept as it stands.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { validatorCompiler } from './validate.ts';

const schema = z.object({ reason: z.string(), tags: z.array(z.string()), at: z.date() });
const at = new Date(0);

test('half a character becomes the sign for what cannot be read, wherever it stands; the rest stays', () => {
  const read = validatorCompiler({ schema });
  expect(read({ reason: 'because \ud800', tags: ['Ọlá', '\udfffx', '💍'], at })).toEqual({
    value: { reason: 'because \ufffd', tags: ['Ọlá', '\ufffdx', '💍'], at },
  });
});

test('the one character that the database does not keep is refused', () => {
  const read = validatorCompiler({ schema });
  expect(read({ reason: 'a\0b', tags: [], at })).toMatchObject({ error: { code: 'invalid' } });
});

test('nothing sent is an empty object; null is something, and is no object', () => {
  const read = validatorCompiler({ schema: z.object({ reason: z.optional(z.string()) }) });
  expect(read(undefined)).toEqual({ value: {} });
  expect(read(null)).toMatchObject({ error: { code: 'invalid' } });
});
