// A member of the demonstration world: everything that a person would have typed, and how they behave.
import type { DetailName, DetailValues, PromptReply, ShownTo } from '@ijeuwa/contract/details';
import type {
  Education,
  Gender,
  GOALS,
  Interest,
  LivingArrangement,
  PREVIOUS_MARRIAGES,
  RelationshipStatus,
  Religion,
  Timeframe,
} from '@ijeuwa/contract/person';
import type { Wishes } from '@ijeuwa/contract/wishes';
import type { Look, People, Scene } from '@ijeuwa/drawings/look';

export type PersonWishes = Omit<Wishes, 'places' | 'timeframe' | 'goal' | 'interests'> & {
  /** Named as a member would write them: "Enugu, Nigeria". */
  places: string[];
  timeframe: Timeframe;
  goal: (typeof GOALS)[number];
  interests: Interest[];
};

/** How a practice member behaves: how readily they like back, how soon and how much they write. */
export type Temperament = { likesBack: number; answersAfterSeconds: number; talkativeness: number };

export type Family = {
  relationshipStatus: Exclude<RelationshipStatus, 'married'>;
  previousMarriages: (typeof PREVIOUS_MARRIAGES)[number];
  divorceDetails: string;
  hasChildren: boolean;
  numberOfChildren: number;
  childrenAges: string;
  livingArrangement: LivingArrangement | null;
};

/** What they add to their profile of their own accord. */
export type OwnDetail = { value: DetailValues[DetailName]; shownTo: ShownTo };
export type SaidByThemselves = { details: Partial<Record<DetailName, OwnDetail>>; prompts: PromptReply[] };

export type Person = Family &
  SaidByThemselves & {
    /** Stable over runs: the same key is always the same person. */
    key: string;
    name: string;
    firstName: string;
    email: string;
    phone: string;
    gender: Gender;
    age: number;
    dateOfBirth: string;
    people: People;
    /** "Lekki, Lagos, Nigeria". */
    location: string;
    country: string;
    /** One of the countries that the sign-up form offers. */
    signUpCountry: string;
    nationality: string;
    profession: string;
    education: Education;
    religion: Religion;
    familyBackground: string;
    hobbies: string[];
    bio: string;
    wishes: PersonWishes;
    temperament: Temperament;
    look: Look;
    /** Which pictures this person shows, in order; the first is the primary one. */
    scenes: Scene[];
  };
