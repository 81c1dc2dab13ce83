// Somebody written by hand: the members who load first and whom most visitors meet.
import type { Education, Gender, Religion } from '@ijeuwa/contract/person';
import type { People, Workplace } from '@ijeuwa/drawings/look';
import type { Family, PersonWishes } from './person.ts';

export type Lead = {
  name: string;
  gender: Gender;
  people: People;
  age: number;
  location: string;
  nationality?: string;
  profession: string;
  workplace: Workplace;
  education: Education;
  religion: Religion;
  bio: string;
  hobbies: string[];
  background: string;
  family?: Partial<Family>;
  /** The seed of a look that was chosen by eye. */
  face?: number;
  /** Ages sought. */
  ages: [number, number];
  /** How much the partner's faith weighs; open: none is preferred. */
  faith: 'must' | 'very' | 'open';
  wishes?: Partial<PersonWishes>;
};

export const ONE_AT_HOME = { hasChildren: true, numberOfChildren: 1, livingArrangement: 'fullTime' } as const;
