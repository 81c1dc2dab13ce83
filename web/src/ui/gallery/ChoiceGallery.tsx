// Controls to choose with.
import { useState } from 'react';
import { Checkbox } from '../Checkbox.tsx';
import { ChipChoice } from '../ChipChoice.tsx';
import { ChipToggleGroup } from '../ChipToggleGroup.tsx';
import { RadioCards } from '../RadioCards.tsx';
import { RangeSlider } from '../RangeSlider.tsx';
import { Switch } from '../Switch.tsx';
import { Section } from './Section.tsx';

const PAYMENT = [
  { value: 'card', label: 'Bank Card', description: 'Paid at once, on our provider’s page' },
  { value: 'transfer', label: 'Bank Transfer', description: 'Confirmed within 24 hours' },
];
const HOBBIES = ['Cooking', 'Travel', 'Highlife', 'Church', 'Football', 'Reading', 'Dancing', 'Film'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

export function ChoiceGallery() {
  const [payment, setPayment] = useState<string>('card');
  const [gender, setGender] = useState<string>();
  const [hobbies, setHobbies] = useState<string[]>(['cooking', 'highlife', 'film']);
  const [ages, setAges] = useState<[number, number]>([28, 38]);
  return (
    <Section title="Choices" columns>
      <RadioCards
        label="How will you pay?"
        options={PAYMENT}
        value={payment}
        onChange={setPayment}
        columns={2}
      />
      <ChipChoice
        label="Gender"
        options={[
          { value: 'female', label: 'Female' },
          { value: 'male', label: 'Male' },
        ]}
        value={gender}
        onChange={setGender}
        error="Choose one, so that we can introduce you."
      />
      <ChipToggleGroup
        label="Interests"
        hint="What would you gladly do together?"
        options={HOBBIES}
        value={hobbies}
        onChange={setHobbies}
        max={5}
      />
      <RangeSlider label="Age range" value={ages} onChange={setAges} format={(age) => `${age}`} />
      <div>
        <Checkbox label="Remember me" defaultChecked />
        <Checkbox label="I am 18 or older" error="Only adults may join." />
      </div>
      <div>
        <Switch label="New matches" hint="By email and on this phone" defaultChecked />
        <Switch label="Tips and stories" />
      </div>
    </Section>
  );
}
