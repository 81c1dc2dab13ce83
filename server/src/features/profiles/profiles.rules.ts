// Decisions of the profiles room that need no database: births, hobbies, children, the wizard's way.
import { ADULT_AGE, AGE_MAX } from '@ijeuwa/contract/accounts';
import { ageOn, birthMonthForAge, monthOf } from '@ijeuwa/contract/age';
import { nameFault } from '@ijeuwa/contract/names';
import { ownName } from '@ijeuwa/contract/own-name';
import type { PREVIOUS_MARRIAGES } from '@ijeuwa/contract/person';
import type { ProfileStep2, UpdateUser } from '@ijeuwa/contract/profiles';
import {
  placeOf,
  stepOf,
  WIZARD_SCREENS,
  WIZARD_STEPS,
  type WizardScreen,
} from '@ijeuwa/contract/wizard-screens';

/** Spec 9, "Matching preferences", defaults; decisions, "wishes": religion starts as a must, the others as very. */
export const STARTING_WISHES = {
  ageMin: 25,
  ageMax: 45,
  placeKind: 'country',
  distanceKm: 50,
  education: 'noPreference',
  acceptChildren: 'maybe',
  goal: 'Marriage',
  importance: {
    religion: 'must',
    education: 'very',
    place: 'very',
    children: 'very',
    timeframe: 'very',
    interests: 'very',
  },
} as const;

const TOO_YOUNG = `You must be at least ${ADULT_AGE} years old`;

type Birth = { birthMonth?: string; dateOfBirth?: string };
type KnownBirth = { birthMonth?: string | null; dateOfBirth?: string | null };
export type Faults = { faults: Record<string, string> };

const fault = (field: string, message: string): Faults => ({ faults: { [field]: message } });

const OwnName = ownName('');
/** What is wrong with a name that takes the place of another; whoever has an unfit one from before may keep it. */
export const faultsOfName = (name: string, before: string): Faults['faults'] => {
  const wrong = name === OwnName.safeParse(before).data ? undefined : nameFault(name);
  return wrong ? { name: wrong } : {};
};

/**
 * What a typed age or birth date changes. Decisions 8: a typed age fixes an estimated birth month until the real date
 * is given, and after that the age is read-only.
 */
export const readBirth = (
  given: { age?: number; dateOfBirth?: string },
  known: KnownBirth,
  today: Date,
): Birth | Faults => {
  if (given.dateOfBirth !== undefined) return readBirthDate(given.dateOfBirth, known, today);
  if (given.age === undefined) return {};
  if (given.age < ADULT_AGE) return fault('age', TOO_YOUNG);
  if (known.birthMonth && ageOn(known.birthMonth, today) === given.age) return {};
  if (known.dateOfBirth)
    return fault('age', 'Your age follows from your date of birth, and cannot be changed here.');
  return { birthMonth: birthMonthForAge(given.age, today) };
};

const readBirthDate = (date: string, known: KnownBirth, today: Date): Birth | Faults => {
  if (!isCalendarDate(date)) return fault('dateOfBirth', 'Please give the date as year, month and day.');
  if (known.dateOfBirth === date) return {};
  if (known.dateOfBirth)
    return fault('dateOfBirth', 'Your date of birth is known already. Please ask our support to correct it.');
  const age = ageOn(date, today);
  if (age < ADULT_AGE) return fault('dateOfBirth', TOO_YOUNG);
  if (age > AGE_MAX) return fault('dateOfBirth', 'Please check the year of your birth.');
  return { birthMonth: monthOf(date), dateOfBirth: date };
};

/** The calendar has no 30 February, though a date's arithmetic has. */
const isCalendarDate = (date: string): boolean => {
  const read = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
};

const HOBBIES_MAX = 20;
const HOBBY_MAX_LENGTH = 40;

/** A list, or words with commas between them; each once. */
export const readHobbies = (given: readonly string[] | string): string[] | Faults => {
  const words = (typeof given === 'string' ? given.split(',') : given)
    .map((word) => word.trim().replace(/\s+/g, ' ').normalize('NFC'))
    .filter(Boolean);
  const plain = words.map((word) => word.toLowerCase());
  const hobbies = words.filter((_, at) => plain.indexOf(plain[at]!) === at);
  if (hobbies.length > HOBBIES_MAX) return fault('hobbies', `At most ${HOBBIES_MAX} hobbies, please.`);
  if (hobbies.some((hobby) => hobby.length > HOBBY_MAX_LENGTH))
    return fault('hobbies', 'Please part your hobbies by commas; each is a few words at most.');
  return hobbies;
};

const PARTED = ['divorced', 'separated'];

/** What a profile keeps of children: nothing beyond the number without any (spec 3). */
export const childrenKept = (
  form: Pick<ProfileStep2, 'hasChildren' | 'numberOfChildren' | 'childrenAges' | 'livingArrangement'>,
) => {
  if (!form.hasChildren) return { numberOfChildren: 0, childrenAges: null, livingArrangement: null } as const;
  return {
    // "Yes" without a number is at least one.
    numberOfChildren: form.numberOfChildren ?? 1,
    childrenAges: form.childrenAges,
    livingArrangement: form.livingArrangement,
  };
};

/** Spec 3: divorce details are asked of the divorced and separated only, and kept of nobody else. */
export const divorceDetailsKept = (status: string, details: string | undefined): string | null | undefined =>
  PARTED.includes(status) ? details : null;

type Marriages = (typeof PREVIOUS_MARRIAGES)[number] | null;
/** The profile page asks only whether; the wizard asks how often. A "yes" keeps the number that is known. */
export const previousMarriagesFrom = (history: UpdateUser['maritalHistory'], known: Marriages): Marriages => {
  if (history === 'no') return '0';
  if (history === 'yes') return known && known !== '0' ? known : '1';
  return known;
};

/** The wizard asks a single member of none, who could not take back what they once said. Unsaid by others it stays. */
export const previousMarriagesKept = (status: string, said: Marriages | undefined): Marriages | undefined =>
  said === undefined && status === 'single' ? null : said;

export const WIZARD_DONE = 4;

/** A step leads on from where the wizard stands; saving an earlier one again leaves the place. */
export const stepAfter = (saved: number, next: number): number => (saved === next ? saved + 1 : next);

type WizardPlace = { nextStep: number; nextScreen: WizardScreen | null };

/** Where the wizard goes on: at the screen that is kept, where it is one of the next step; else at the step's first. */
export const screenAt = ({ nextStep, nextScreen }: WizardPlace): WizardScreen => {
  if (nextScreen && stepOf(nextScreen) === nextStep) return nextScreen;
  return WIZARD_STEPS[nextStep - 1]?.screens[0] ?? WIZARD_SCREENS.at(-1)!;
};

/** Saving the screen where the wizard stands leads on within the step; any other leaves the place. */
export const screenAfter = (saved: WizardScreen, place: WizardPlace): WizardScreen | null => {
  const next = WIZARD_SCREENS[placeOf(saved) + 1];
  return saved === screenAt(place) && next && stepOf(next) === place.nextStep ? next : place.nextScreen;
};
