// Putting names together as each people does.
import type { Religion } from '@ijeuwa/contract/person';
import type { Dice } from '@ijeuwa/drawings/dice';
import type { Look, People } from '@ijeuwa/drawings/look';
import type { NameStock } from './name-stock.ts';
import { MUSLIM_YORUBA, NORTH } from './names-north.ts';
import { SOUTH } from './names-south.ts';

const STOCK: Record<People, NameStock> = { ...SOUTH, ...NORTH };
const BAPTISMAL = {
  woman:
    'Grace Blessing Esther Deborah Ruth Joy Mercy Peace Victoria Patience Hannah Gloria Stella Naomi Lydia'.split(
      ' ',
    ),
  man: 'Emmanuel Samuel David Daniel Joseph Michael Peter Victor Moses Solomon Stephen Gabriel Philip Simon Mark'.split(
    ' ',
  ),
};
const MARRIED_LINES = 'Williams Coker Thomas Cole George Davies Peters Johnson'.split(' ');
const ENGLISH_FIRST: readonly People[] = [
  'Tiv',
  'Idoma',
  'Igala',
  'Berom',
  'Ijaw',
  'Efik',
  'Ibibio',
  'Urhobo',
  'Edo',
  'Akan',
  'Ewe',
];

export type Name = { name: string; firstName: string };

export function nameOf(dice: Dice, people: People, cut: Look['cut'], religion: Religion): Name {
  const stock = people === 'Yoruba' && religion === 'islam' ? MUSLIM_YORUBA : STOCK[people];
  const given = (cut === 'woman' ? stock.women : stock.men).split(' ');
  const surnames = stock.surnames.split(' ');
  const own = dice.pick(given);
  const surname = dice.pick(surnames.filter((one) => one !== own));
  const church = religion === 'christianity';
  const baptised = church && dice.chance(ENGLISH_FIRST.includes(people) ? 0.4 : 0.16);
  const firstName = baptised ? dice.pick(BAPTISMAL[cut]) : own;
  const middle = baptised ? own : dice.chance(0.1) ? dice.pick(given.filter((one) => one !== own)) : '';
  const line = dice.chance(0.06) ? `${surname}-${partner(dice, church, surnames, surname)}` : surname;
  return {
    name: [firstName, middle, line].filter(Boolean).join(' ').normalize('NFC'),
    firstName: firstName.normalize('NFC'),
  };
}

function partner(dice: Dice, church: boolean, surnames: string[], surname: string): string {
  return dice.pick(
    [...surnames, ...(church ? MARRIED_LINES : [])].filter((one) => !one.includes('-') && one !== surname),
  );
}
