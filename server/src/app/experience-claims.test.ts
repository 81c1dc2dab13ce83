// What is offered claims no experience that nobody measured: it says what is done, not what most people found.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url));
const OF_OUR_OFFER = [
  'guidance-texts.json',
  'vip.json',
  ...readdirSync(`${CONTENT}resources`).map((file) => `resources/${file}`),
  ...readdirSync(`${CONTENT}faq`).map((file) => `faq/${file}`),
];
/** Couples and members in the plural, as if somebody had counted them; and a past that is nobody's. */
const CLAIMS = [
  /\bmost (couples|clients|members)\b/i,
  /\b(have|has) (carried|planned|helped|accompanied) (many|hundreds|thousands)\b/i,
  /\bsessions are usually enough\b/i,
  /\bevery message is read\b/i,
];

test('no text of what is offered claims what was never measured', () => {
  const said = OF_OUR_OFFER.flatMap((file) => {
    const text = readFileSync(`${CONTENT}${file}`, 'utf8');
    return CLAIMS.flatMap((claim) => claim.exec(text)?.[0] ?? []).map((words) => `${file}: ${words}`);
  });
  expect(said).toEqual([]);
});
