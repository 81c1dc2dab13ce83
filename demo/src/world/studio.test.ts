// Portraits are drawn elsewhere, and come back to whoever asked for them.
import { afterEach, expect, test } from 'vitest';
import { listPeople } from '../people/list-people.ts';
import { openStudio } from './studio.ts';

const studio = openStudio();
afterEach(studio.close);

test('each of several asked for at once is the picture of that person, as a JPEG', async () => {
  const [one, other] = listPeople('2026-11-22', 2);
  const draw = (person = one!) => studio.draw(person.look, person.scenes[0]!);
  const [first, second, again] = await Promise.all([draw(one), draw(other), draw(one)]);
  expect([...first.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(Buffer.compare(first, again)).toBe(0);
  expect(Buffer.compare(first, second)).not.toBe(0);
});
