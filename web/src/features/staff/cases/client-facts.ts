// Who the client of a case is, as their profile says it; what they did not say has no line.
import { wordOf } from '@ijeuwa/contract/person-words';
import type { VipCaseAtDesk } from '@ijeuwa/contract/staff-vip';
import type { Fact } from '#ui/FactList.tsx';

export const clientFacts = (client: VipCaseAtDesk['client']): Fact[] => {
  const { age, location, religion, relationshipStatus, profession, education, bio } = client;
  const facts = [
    { label: 'Age', value: age === null ? '' : String(age) },
    { label: 'Lives in', value: location },
    { label: 'Faith', value: religion && wordOf(religion) },
    { label: 'Status', value: relationshipStatus && wordOf(relationshipStatus) },
    { label: 'Work', value: profession },
    { label: 'Education', value: education && wordOf(education) },
    { label: 'About themselves', value: bio },
  ];
  return facts.filter(({ value }) => value);
};
