// Many cards as columns of numbers: read from what the database packs, a card at a place, loaded to be compared.
import { ANYTHING, MUST } from '../card-facts.rules.ts';
import { oddsAgainst, worthOf } from '../deck/score.rules.ts';

/** Columns of active_card that are two bytes wide here, by their names in code; in the order in which they are packed. */
export const SMALL = [
  'gender',
  'seeks',
  'ageMin',
  'ageMax',
  'cellX',
  'cellY',
  'placeWish',
  'withinKm',
  'placeWeight',
  'religion',
  'wantReligion',
  'mustReligion',
  'religionWeight',
  'education',
  'wantEducation',
  'mustEducation',
  'educationWeight',
  'children',
  'wantChildren',
  'mustChildren',
  'childrenWeight',
  'timeframe',
  'wantTimeframe',
  'mustTimeframe',
  'timeframeWeight',
  'interests',
  'wantInterests',
  'mustInterests',
  'interestsWeight',
] as const;
export type Small = (typeof SMALL)[number];

/** Both letters of a country as one number. */
export const countryCode = (country: string): number => country.charCodeAt(0) * 256 + country.charCodeAt(1);
/** Four bytes hold the seconds from here on. */
export const LAST_ACTIVE_SINCE_S = Date.UTC(2020, 0, 1) / 1000;
const DAY_S = 86_400;
/** Of a calendar date, YYYY-MM-DD. */
export const dayNumber = (date: string): number => Date.parse(date) / 1000 / DAY_S;

const LEANT = ['actor', 'partner', 'unready', 'unliked', 'worth', 'open', 'late'] as const;

export const CROSSES_BORDERS = 1;
export const IS_PRIVATE = 2;
/** They insist on something, or on a place. Found while reading: the database says nothing of it. */
export const HAS_MUSTS = 4;
export const ID_WORDS = 4;

export type Columns = Record<Small, Int16Array> & {
  capacity: number;
  /** Four words each, in the order of the text. */
  ids: Uint32Array;
  country: Int16Array;
  flags: Uint8Array;
  bornOn: Int32Array;
  lastActive: Int32Array;
  actor: Float32Array;
  partner: Float32Array;
  /** The odds against both, beside the rest. */
  unready: Float32Array;
  unliked: Float32Array;
  worth: Float32Array;
  open: Int16Array;
  late: Int16Array;
  /** Where the named cells of each begin in the pool, which tells there first how many follow. */
  wants: Int32Array;
  pool: Int32Array;
  poolEnd: number;
};

/** The first word of the pool says that nothing is named. */
export const NO_CELLS = 0;

export const makeColumns = (capacity: number): Columns => ({
  ...(Object.fromEntries(SMALL.map((name) => [name, new Int16Array(capacity)])) as Record<Small, Int16Array>),
  capacity,
  ids: new Uint32Array(capacity * ID_WORDS),
  country: new Int16Array(capacity),
  flags: new Uint8Array(capacity),
  bornOn: new Int32Array(capacity),
  lastActive: new Int32Array(capacity),
  actor: new Float32Array(capacity),
  partner: new Float32Array(capacity),
  unready: new Float32Array(capacity),
  unliked: new Float32Array(capacity),
  worth: new Float32Array(capacity),
  open: new Int16Array(capacity),
  late: new Int16Array(capacity),
  wants: new Int32Array(capacity),
  pool: new Int32Array(64),
  poolEnd: 1,
});

const wider = <T extends Int16Array | Int32Array | Uint32Array | Uint8Array | Float32Array>(
  old: T,
  length: number,
): T => {
  const fresh = new (old.constructor as new (length: number) => T)(length);
  fresh.set(old);
  return fresh;
};

export const widen = (columns: Columns, capacity: number): void => {
  for (const name of SMALL) columns[name] = wider(columns[name], capacity);
  columns.ids = wider(columns.ids, capacity * ID_WORDS);
  columns.country = wider(columns.country, capacity);
  columns.flags = wider(columns.flags, capacity);
  columns.bornOn = wider(columns.bornOn, capacity);
  columns.lastActive = wider(columns.lastActive, capacity);
  for (const name of LEANT) columns[name] = wider(columns[name], capacity) as Float32Array & Int16Array;
  columns.wants = wider(columns.wants, capacity);
  columns.capacity = capacity;
};

/** What the columns hold in memory. */
export const bytesOf = (columns: Columns): number =>
  Object.values(columns).reduce<number>(
    (sum, one) => sum + (typeof one === 'number' ? 0 : one.byteLength),
    0,
  );

/** The named cells of a card stay where they are if no more came; what is left behind in the pool goes with the next build. */
const setCells = (columns: Columns, at: number, count: number, cellAt: (index: number) => number): void => {
  const old = columns.wants[at]!;
  const room = old === NO_CELLS ? 0 : columns.pool[old]!;
  let begins = old;
  if (count === 0) begins = NO_CELLS;
  else if (count > room) {
    begins = columns.poolEnd;
    columns.poolEnd += count + 1;
    if (columns.poolEnd > columns.pool.length)
      columns.pool = wider(columns.pool, Math.ceil(columns.poolEnd * 1.5));
  }
  columns.wants[at] = begins;
  if (count === 0) return;
  columns.pool[begins] = count;
  for (let index = 0; index < count; index++) columns.pool[begins + 1 + index] = cellAt(index);
};

/** One place after the other in what the database packed: the id of a card, and then the card itself. */
export type Packed = { view: DataView; at: number };
export const openPacked = (bytes: Uint8Array): Packed => ({
  view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  at: 0,
});
export const isRead = ({ view, at }: Packed): boolean => at >= view.byteLength;

/** Of four words, the text of the id. */
const textOf = (words: Uint32Array, from: number): string => {
  let hex = '';
  for (let word = 0; word < ID_WORDS; word++) hex += words[from + word]!.toString(16).padStart(8, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};
export const idAt = ({ ids }: Columns, at: number): string => textOf(ids, at * ID_WORDS);
export const wordsOf = (id: string): Uint32Array => {
  const hex = id.replaceAll('-', '');
  return Uint32Array.from({ length: ID_WORDS }, (_, word) =>
    Number.parseInt(hex.slice(word * 8, word * 8 + 8), 16),
  );
};

/** In the order of the text, as the database compares them. */
export const comesBefore = ({ ids }: Columns, one: number, other: number): boolean => {
  for (let word = 0; word < ID_WORDS; word++) {
    const a = ids[one * ID_WORDS + word]!;
    const b = ids[other * ID_WORDS + word]!;
    if (a !== b) return a < b;
  }
  return false;
};

export const readId = (packed: Packed, words: Uint32Array): void => {
  for (let word = 0; word < ID_WORDS; word++) words[word] = packed.view.getUint32(packed.at + word * 4);
  packed.at += 16;
};

/** Reads what was learnt of somebody, and puts it at this place. */
export const readLeant = (packed: Packed, columns: Columns, at: number): void => {
  const { view } = packed;
  columns.actor[at] = view.getFloat32(packed.at);
  columns.partner[at] = view.getFloat32(packed.at + 4);
  columns.unready[at] = oddsAgainst(columns.actor[at]!);
  columns.unliked[at] = oddsAgainst(columns.partner[at]!);
  columns.worth[at] = worthOf(
    view.getFloat32(packed.at + 8),
    view.getInt32(packed.at + 12),
    view.getFloat32(packed.at + 20),
  );
  columns.open[at] = view.getInt16(packed.at + 16);
  columns.late[at] = view.getInt16(packed.at + 18);
  packed.at += 24;
};
const hasMusts = (columns: Columns, at: number): boolean =>
  columns.mustReligion[at] !== ANYTHING ||
  columns.mustEducation[at] !== ANYTHING ||
  columns.mustChildren[at] !== ANYTHING ||
  columns.mustTimeframe[at] !== ANYTHING ||
  columns.mustInterests[at] !== ANYTHING ||
  columns.placeWeight[at] === MUST;

/** Puts the packed card, whose id was read, at this place. */
export const readCard = (packed: Packed, id: Uint32Array, columns: Columns, at: number): void => {
  const { view } = packed;
  columns.ids.set(id, at * ID_WORDS);
  columns.bornOn[at] = view.getInt32(packed.at);
  columns.lastActive[at] = view.getInt32(packed.at + 4);
  columns.country[at] = view.getInt16(packed.at + 8);
  columns.flags[at] = view.getInt16(packed.at + 10);
  packed.at += 12;
  readLeant(packed, columns, at);
  for (let index = 0; index < SMALL.length; index++) {
    columns[SMALL[index]!][at] = view.getInt16(packed.at);
    packed.at += 2;
  }
  if (hasMusts(columns, at)) columns.flags[at]! |= HAS_MUSTS;
  const cells = view.getInt16(packed.at);
  const from = packed.at + 2;
  setCells(columns, at, cells, (index) => view.getInt32(from + index * 4));
  packed.at = from + cells * 4;
};
