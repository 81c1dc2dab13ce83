// The lists of a page stand in their places, and nothing that somebody wrote is taken for a place.
import { expect, test } from 'vitest';
import { writeStructured } from './page-lists.ts';

const lists = { faq: { items: [], structured: [{ name: '</script><b>"{list:faq}"' }] } };
const told = (text: string) => `<script type="application/ld+json">${text}</script>`;

test('a search engine is told the list, in which no word ends the script', () => {
  const [, written] = /<script[^>]*>(.*)<\/script>/.exec(
    writeStructured(told('{"all":"{list:faq}"}'), lists),
  )!;
  expect(written).not.toContain('<');
  expect(JSON.parse(written!)).toEqual({ all: lists.faq.structured });
});

test('what looks like the place of a list is words anywhere else, and so is a list that nobody keeps', () => {
  const page = `<li data-tags="{list:faq}">"{list:faq}"</li>${told('"{list:none}"')}`;
  expect(writeStructured(page, lists)).toBe(page);
});
