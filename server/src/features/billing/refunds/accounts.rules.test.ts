// When a name fits what a bank has, and when a person has to look.
import { expect, test } from 'vitest';
import { namesFit } from './accounts.rules.ts';

test.each([
  ['Adaeze Okafor', 'OKAFOR ADAEZE NNENNA', true],
  ['Ṣadé Akíntọ́lá', 'AKINTOLA SADE', true],
  ['Chukwuemeka Obi', 'OBI, CHUKWUEMEKA P.', true],
  ['Ọlábísí Adéyẹmí-Ṣówándé', 'SOWANDE OLABISI', true],
  ['Nkechi Ịheọma Ụzọ', 'UZO NKECHI IHEOMA', true],
  ['Adaeze', 'OKAFOR ADAEZE', false],
  ['Account', 'ACCOUNT HOLDER', false],
  ['Ada Ada', 'ADA ADA', false],
  ['Adaeze Okafor', 'OKAFOR EMEKA', false],
  ['Adaeze Okafor', 'BELLO MUSA', false],
  ['A. O.', 'OKAFOR ADAEZE', false],
])('%s, which the bank has as %s: %s', (given, bankHas, fits) => {
  expect(namesFit(given, bankHas)).toBe(fits);
});
