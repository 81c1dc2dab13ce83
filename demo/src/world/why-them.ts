// Why a practice matchmaker thinks of somebody: out of what holds for the two, each of one case in words of its own.
import { type FittingPerson, PROPOSAL_WHY_MAX_LENGTH } from '@ijeuwa/contract/staff-vip';

type Person = Pick<FittingPerson, '_id' | 'reasons' | 'known' | 'demonstration'>;
export type Proposed = { member: string; why: string };

const BEGINNINGS = ['What decided it:', 'What speaks for you two:', 'Why I stopped here:'];
const BY_WHOM = 'A practice matchmaker wrote this.';
const sentence = (words: string): string => `${words.replace(/[.\s]+$/, '')}.`;

/** Both of the two read it, so it says what holds for both: never the difference, which is told from one side. */
const whyThem = (person: Person, at: number, said: ReadonlySet<string>): { why: string; fact?: string } => {
  const fact = person.reasons.find((one) => !said.has(one)) ?? person.reasons[at] ?? person.reasons[0];
  const what = fact ? sentence(fact) : 'What each of you insists on is met.';
  const why = `${BEGINNINGS[at % BEGINNINGS.length]} ${what} ${BY_WHOM}`;
  return { why: why.slice(0, PROPOSAL_WHY_MAX_LENGTH), fact };
};

/** Practice members alone, and first whom the client does not meet without a matchmaker. */
export const chooseThem = (people: readonly Person[], most: number): Proposed[] => {
  const practice = people.filter(({ demonstration }) => demonstration);
  const fresh = practice.filter(({ known }) => known === null);
  const chosen = [...fresh, ...practice.filter(({ known }) => known !== null)].slice(0, most);
  const said = new Set<string>();
  return chosen.map((person, at) => {
    const { why, fact } = whyThem(person, at, said);
    if (fact) said.add(fact);
    return { member: person._id, why };
  });
};
