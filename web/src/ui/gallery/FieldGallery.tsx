// Fields to type in.
import { NumberInput } from '../NumberInput.tsx';
import { PasswordInput } from '../PasswordInput.tsx';
import { SearchInput } from '../SearchInput.tsx';
import { Select } from '../Select.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextInput } from '../TextInput.tsx';
import { Section } from './Section.tsx';

const EDUCATION = [
  { value: 'bachelors', label: "Bachelor's degree" },
  { value: 'masters', label: "Master's degree" },
];

export function FieldGallery() {
  return (
    <Section title="Fields" columns>
      <TextInput label="Full name" defaultValue="Adaọbị Nwosu" autoComplete="name" />
      <TextInput label="Email" type="email" defaultValue="ada@example" error="Invalid email address" />
      <TextInput
        label="Phone number"
        type="tel"
        placeholder="0803 123 4567"
        hint="Only used to verify you. Matches never see it."
      />
      <NumberInput label="Age" placeholder="18+" />
      <PasswordInput label="Password" defaultValue="correct horse" />
      <Select label="Education" options={EDUCATION} placeholder="Choose one" defaultValue="" />
      <TextInput label="Location" placeholder="City, country" optional />
      <TextInput label="Member since" defaultValue="March 2026" disabled />
      <TextArea label="About you" hint="Two or three sentences, as you would say them." maxLength={300} />
      <TextArea
        label="Deal breakers"
        defaultValue="Smoking"
        error="Tell us a little more, or leave this empty."
      />
      <SearchInput label="Search the questions" placeholder="Search for answers" />
    </Section>
  );
}
