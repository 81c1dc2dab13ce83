// What a practice member can say of themselves in passing.
import type { People } from '@ijeuwa/drawings/look';
import type { Person } from './person.ts';

export type Speaker = {
  city: string;
  job: string;
  hobby: string;
  otherHobby: string;
  soup: string;
  music: string;
  tongue: string;
  timeframe: string;
  faithHouse: string;
  children: string;
  person: Person;
};

const TABLE: Record<People, { soup: string; music: string; tongue: string }> = {
  Igbo: { soup: 'ofe nsala', music: 'Osadebe', tongue: 'Igbo' },
  Yoruba: { soup: 'ẹ̀fọ́ rírò with pounded yam', music: 'Ebenezer Obey', tongue: 'Yoruba' },
  Hausa: { soup: 'tuwo with miyan kuka', music: 'Mamman Shata', tongue: 'Hausa' },
  Fulani: { soup: 'fura da nono', music: 'the flute songs of my grandfather', tongue: 'Fulfulde' },
  Edo: { soup: 'black soup', music: 'Victor Uwaifo', tongue: 'Edo' },
  Efik: { soup: 'edikang ikong', music: 'Inyang Henshaw', tongue: 'Efik' },
  Ibibio: { soup: 'afang', music: 'church choirs and old highlife', tongue: 'Ibibio' },
  Ijaw: { soup: 'fisherman soup', music: 'Rex Lawson', tongue: 'Ijaw' },
  Tiv: { soup: 'pounded yam with genger', music: 'swange', tongue: 'Tiv' },
  Kanuri: { soup: 'miyan kubewa with fish from the lake', music: 'the old court drums', tongue: 'Kanuri' },
  Urhobo: { soup: 'banga with starch', music: 'Johnson Adjan', tongue: 'Urhobo' },
  Nupe: { soup: 'masa and a good pepper soup', music: 'Hajiya Fatima Lolo', tongue: 'Nupe' },
  Idoma: { soup: 'okoho', music: '2Baba, who is our own', tongue: 'Idoma' },
  Igala: { soup: 'egusi with bitter leaf', music: 'gospel, mostly', tongue: 'Igala' },
  Berom: { soup: 'gwote', music: 'the choirs of the Plateau', tongue: 'Berom' },
  Akan: { soup: 'light soup with fufu', music: 'Daddy Lumba', tongue: 'Twi' },
  Ewe: { soup: 'akple with fetri detsi', music: 'borborbor', tongue: 'Ewe' },
};

const WHEN: Record<Person['wishes']['timeframe'], string> = {
  '0-6months': 'within six months, if it is right',
  '6-12months': 'within the year',
  '1-2years': 'in a year or two',
  '2+years': 'in good time, not in a hurry',
};

export function speakerOf(person: Person): Speaker {
  const { hobbies, location, numberOfChildren, profession, religion, wishes, people } = person;
  const lower = (text: string) =>
    /^(Bible|Qur)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return {
    ...TABLE[people],
    person,
    city: location.split(', ').slice(0, -1)[0]!,
    job: `${/^[aeiou]/i.test(profession) ? 'an' : 'a'} ${lower(profession)}`,
    hobby: lower(hobbies[0] ?? 'long walks'),
    otherHobby: lower(hobbies[1] ?? 'cooking'),
    timeframe: WHEN[wishes.timeframe],
    faithHouse: religion === 'islam' ? 'mosque' : religion === 'christianity' ? 'church' : 'family house',
    children:
      numberOfChildren === 1
        ? 'one child'
        : `${['no', 'one', 'two', 'three', 'four', 'five'][numberOfChildren] ?? 'several'} children`,
  };
}
