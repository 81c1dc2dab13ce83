// A paper is made for whoever is named on it, in whatever script they write.
import { personName } from '@ijeuwa/contract/names';
import { expect, test } from 'vitest';
import { drawPdf, plain } from './paper.ts';

test.each([
  'ⵣ\u200d',
  'Ada ⵣ\u200dⵣ Obi',
  '\u200dⵣ',
  'ߒߞߏ\u200dߏ',
  'می\u200cخواهم',
  'क्\u200dष',
  '👩\u200d👧',
])('a paper is made of %j', async (name) => {
  const drawn = personName('Name is required').safeParse(name).data ?? name;
  const paper = await drawPdf('An invoice', new Date(0), (doc) => plain(doc).text(drawn));
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
});
