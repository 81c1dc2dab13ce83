// Reads the rows of a speed dating study (Fisman and others 2006): who met whom, what each had said of themselves, and
// whether they would again. The file is never part of this project; its path is given.
import { readFileSync } from 'node:fs';

/** Both directions of one meeting are two. */
export type Meeting = { wave: number; who: number; whom: number; man: boolean; liked: boolean };
export type Person = { man: boolean; told: Float64Array };
export type Dates = { meetings: Meeting[]; people: Map<number, Person> };

const WISHED = ['attr1_1', 'sinc1_1', 'intel1_1', 'fun1_1', 'amb1_1', 'shar1_1'];
const SELF = ['attr3_1', 'sinc3_1', 'intel3_1', 'fun3_1', 'amb3_1'];
const LIFE = ['age', 'goal', 'date', 'go_out', 'imprelig', 'exphappy'];
const HOBBIES = [
  'sports',
  'exercise',
  'dining',
  'museums',
  'art',
  'hiking',
  'gaming',
  'clubbing',
  'reading',
  'tv',
  'theater',
  'movies',
  'concerts',
  'music',
  'shopping',
  'yoga',
];
// Neither race nor income: the product asks for neither to match by.
export const COLUMNS = [...WISHED, ...SELF, ...LIFE, ...HOBBIES];
export const PLACES = {
  wished: [0, WISHED.length],
  self: [WISHED.length, WISHED.length + SELF.length],
  life: [WISHED.length + SELF.length, WISHED.length + SELF.length + LIFE.length],
  hobbies: [COLUMNS.length - HOBBIES.length, COLUMNS.length],
} as const;

/** Commas stand in quoted fields too. */
const cellsOf = (line: string): string[] => {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const letter of line) {
    if (letter === '"') quoted = !quoted;
    else if (letter === ',' && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell];
};

export const readDates = (csv: string): Dates => {
  const [head, ...lines] = csv.split(/\r?\n/).filter((line) => line !== '');
  const columns = cellsOf(head!);
  const at = (name: string): number => {
    const place = columns.indexOf(name);
    if (place < 0) throw new Error(`The file has no column "${name}".`);
    return place;
  };
  const need = { iid: at('iid'), pid: at('pid'), gender: at('gender'), wave: at('wave'), dec: at('dec') };
  const told = COLUMNS.map(at);
  const meetings: Meeting[] = [];
  const people = new Map<number, Person>();
  for (const line of lines) {
    const cells = cellsOf(line);
    const number = (place: number): number => {
      const cell = cells[place];
      return cell === undefined || cell === '' ? Number.NaN : Number(cell);
    };
    const [who, whom] = [number(need.iid), number(need.pid)];
    if (Number.isNaN(who) || Number.isNaN(whom)) continue;
    const man = number(need.gender) === 1;
    if (!people.has(who)) people.set(who, { man, told: Float64Array.from(told, number) });
    meetings.push({ wave: number(need.wave), who, whom, man, liked: number(need.dec) === 1 });
  }
  fillGaps(people);
  return { meetings, people };
};

/** What somebody did not say counts as the mean; every column has mean 0 and deviation 1. */
const fillGaps = (people: Dates['people']) => {
  for (let column = 0; column < COLUMNS.length; column++) {
    const said = [...people.values()].map(({ told }) => told[column]!).filter((one) => !Number.isNaN(one));
    const mean = said.reduce((sum, one) => sum + one, 0) / (said.length || 1);
    const sd = Math.sqrt(said.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (said.length || 1)) || 1;
    for (const { told } of people.values())
      told[column] = Number.isNaN(told[column]!) ? 0 : (told[column]! - mean) / sd;
  }
};

export const readDatesFile = (path: string): Dates => readDates(readFileSync(path, 'latin1'));
