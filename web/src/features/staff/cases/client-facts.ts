// Who the client of a case is, as their profile says it; what they did not say has no line.
import { wordOf } from '@ijeuwa/contract/person-words';
import type { VipCaseAtDesk } from '@ijeuwa/contract/staff-vip';
import type { Fact } from '#ui/FactList.tsx';

/** In one line, before anything else. */
export const inShort = ({ age, location, profession }: VipCaseAtDesk['client']): string =>
  [age, location, profession].filter(Boolean).join(' · ');

export const clientFacts = (client: VipCaseAtDesk['client']): Fact[] => {
  const { religion, relationshipStatus, education, bio } = client;
  const facts = [
    { label: 'Faith', value: religion && wordOf(religion) },
    { label: 'Status', value: relationshipStatus && wordOf(relationshipStatus) },
    { label: 'Education', value: education && wordOf(education) },
    { label: 'About themselves', value: bio },
  ];
  return facts.filter(({ value }) => value);
};
