// The worst served group stands first, and no group tells of single people.
import { expect, test } from 'vitest';
import { type Counted, type CountedGroup, groupsOf } from './groups.rules.ts';

const counted = (members: number, matched: number): Counted => ({
  members,
  matched,
  shown: members * 10,
  likes: members,
  matches: matched,
  replied: matched / 2,
});
const group = (by: CountedGroup['by'], key: string, members: number, matched: number): CountedGroup => ({
  by,
  key,
  ...counted(members, matched),
});
const everybody = counted(1000, 500);
const namesOf = (groups: CountedGroup[]) => groupsOf(everybody, groups).map(({ name }) => name);

test('each group stands beside everybody, the worst first', () => {
  const groups = groupsOf(everybody, [
    group('religion', '1', 600, 360),
    group('religion', '2', 400, 140),
    group('age', '50', 100, 20),
  ]);
  expect(groups.map(({ name, relative }) => [name, relative])).toEqual([
    ['50 and older', 0.4],
    ['Muslim', 0.7],
    ['Christian', 1.2],
  ]);
  expect(groups[1]).toMatchObject({ matched: 0.35, matchesPer100: 3.5, replied: 0.5 });
});

test('fewer than twenty are not shown, nor can they be taken from the rest', () => {
  expect(namesOf([group('city', 'Lagos', 500, 1), group('city', 'Jos', 19, 19)])).toEqual([]);
  expect(
    namesOf([group('city', 'Lagos', 500, 9), group('city', 'Enugu', 20, 1), group('city', 'Jos', 3, 3)]),
  ).toEqual(['Lagos']);
  const many = [group('city', 'Lagos', 500, 9), group('city', 'Jos', 19, 1), group('city', 'Bida', 19, 1)];
  expect(namesOf(many)).toEqual(['Lagos']);
});

test('of a market of a few nothing is said, and where nobody matched nothing is compared', () => {
  expect(groupsOf(counted(19, 3), [group('gender', '1', 19, 3)])).toEqual([]);
  expect(groupsOf(counted(50, 0), [group('gender', '1', 50, 0)])[0]!.relative).toBeNull();
});
