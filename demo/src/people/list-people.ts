// The members of the demonstration world, the same ones at every start.
import type { Gender } from '@ijeuwa/contract/person';
import { type Dice, diceOf } from '@ijeuwa/drawings/dice';
import { SCENES, type Scene } from '@ijeuwa/drawings/look';
import { lookOf } from '@ijeuwa/drawings/look-of';
import type { Said } from './bio.ts';
import { type Draft, draftOf } from './generate.ts';
import type { Lead } from './lead.ts';
import { FIRST_MEN } from './leads-men-first.ts';
import { NEXT_MEN } from './leads-men-next.ts';
import { FIRST_WOMEN } from './leads-women-first.ts';
import { NEXT_WOMEN } from './leads-women-next.ts';
import type { Person, SaidByThemselves } from './person.ts';
import { homeFrom, signUpCountryOf } from './places.ts';
import { saidByThemselves } from './said-by-themselves.ts';
import { wishesOf } from './wishes.ts';

const LEADING_WOMEN: readonly Lead[] = [...FIRST_WOMEN, ...NEXT_WOMEN];
const LEADING_MEN: readonly Lead[] = [...FIRST_MEN, ...NEXT_MEN];
export const LEADS = LEADING_MEN.length + LEADING_WOMEN.length;
const WORLD = 20261;

/** `today` as "2026-11-20": birth dates are counted back from it, so that ages never drift. */
export function listPeople(today: string, count = 300): Person[] {
  const leads = LEADING_WOMEN.flatMap((woman, at) =>
    [woman, LEADING_MEN[at]].filter((one) => one !== undefined),
  );
  const said: Said = new Map();
  const drafts: Draft[] = leads.slice(0, count).map((lead, at) => fromLead(diceOf(WORLD, at), lead));
  const taken = new Set(drafts.map(({ name }) => name));
  for (let at = drafts.length, turn = 0; at < count; turn++) {
    const draft = draftOf(diceOf(WORLD, 1000 + turn), genderAt(at), said);
    if (taken.has(draft.name)) continue;
    taken.add(draft.name);
    drafts.push(draft);
    at++;
  }
  const written: Said = new Map();
  return drafts.map((draft, at) => ({
    ...finish(draft, at, today),
    ...saidByThemselves(diceOf(WORLD, 9000 + at), draft, written),
  }));
}

function genderAt(at: number): Gender {
  if (at % 150 === 77) return 'non-binary';
  if (at % 150 === 141) return 'other';
  return at % 2 === 0 ? 'female' : 'male';
}

function fromLead(dice: Dice, lead: Lead): Draft {
  const {
    name,
    gender,
    people,
    age,
    location,
    religion,
    education,
    hobbies,
    ages,
    faith,
    wishes,
    background,
  } = lead;
  const family = {
    relationshipStatus: 'single',
    previousMarriages: '0',
    divorceDetails: '',
    hasChildren: false,
    numberOfChildren: 0,
    childrenAges: '',
    livingArrangement: null,
    ...lead.family,
  } as const;
  const drawn = wishesOf(dice, {
    gender,
    age,
    people,
    religion,
    education,
    hobbies,
    hasChildren: family.hasChildren,
    abroad: homeFrom(location).country !== 'Nigeria',
  });
  return {
    ...family,
    name: name.normalize('NFC'),
    firstName: name.split(' ')[0]!.normalize('NFC'),
    gender,
    age,
    people,
    location,
    nationality: lead.nationality ?? (people === 'Akan' ? 'Ghanaian' : 'Nigerian'),
    profession: lead.profession,
    workplace: lead.workplace,
    face: lead.face,
    education,
    religion,
    familyBackground: background,
    hobbies,
    bio: lead.bio,
    wishes: {
      ...drawn,
      genders: gender === 'male' ? ['female'] : ['male'],
      ageMin: ages[0],
      ageMax: ages[1],
      religions: faith === 'open' ? [] : [religion],
      places: [],
      ...wishes,
      importance: {
        ...drawn.importance,
        religion: faith === 'open' ? 'not important' : faith,
        education: drawn.education === 'noPreference' ? 'not important' : 'somewhat',
        place: wishes?.placeKind === 'anywhere' ? 'not important' : 'somewhat',
        children: 'somewhat',
        timeframe: 'somewhat',
      },
    },
  };
}

function finish(
  { workplace, face, ...draft }: Draft,
  at: number,
  today: string,
): Omit<Person, keyof SaidByThemselves> {
  const dice = diceOf(WORLD, 5000 + at);
  const home = homeFrom(draft.location);
  const lead = at < LEADS;
  return {
    ...draft,
    key: `person-${String(at + 1).padStart(3, '0')}`,
    email: `${plain(draft.name)}.${at + 1}@demo.ijeuwa.example`,
    phone: `+234 803 ${String(100 + ((at * 37) % 900))} ${String(1000 + ((at * 7919) % 9000))}`,
    dateOfBirth: birthDate(today, draft.age, dice.whole(1, 360)),
    country: home.country,
    signUpCountry: signUpCountryOf(home),
    temperament: {
      likesBack: Math.round((lead ? 0.7 + dice.next() * 0.28 : 0.3 + dice.next() * 0.5) * 100) / 100,
      answersAfterSeconds: lead ? dice.whole(4, 20) : dice.whole(8, 120),
      talkativeness: Math.round((0.2 + dice.next() * 0.8) * 100) / 100,
    },
    look: lookOf(face ?? at + 1, draft.gender, draft.religion, draft.people, { age: draft.age, workplace }),
    scenes: scenesOf(dice, draft.religion),
  };
}

function scenesOf(dice: Dice, religion: Person['religion']): Scene[] {
  const others = SCENES.filter(
    (scene) => scene !== 'portrait' && (scene !== 'worship' || religion !== 'none'),
  );
  return ['portrait', ...dice.some(others, dice.whole(4, 7))];
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll('Ɗ', 'D')
    .replaceAll('ɗ', 'd')
    .replaceAll('ƙ', 'k')
    .toLowerCase()
    .replace(/ /g, '.')
    .replace(/[^a-z.]/g, '');
}

// So many days more than full years before today: the age holds all through today.
function birthDate(today: string, age: number, days: number): string {
  const [year, month, day] = today.split('-').map(Number);
  return new Date(Date.UTC(year! - age, month! - 1, day! - days)).toISOString().slice(0, 10);
}
