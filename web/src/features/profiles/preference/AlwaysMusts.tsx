// Whom to show and of what age: always musts; and the goal.
import { GOALS } from '@ijeuwa/contract/person';
import { WISH_AGE_GAP, WISH_AGE_MAX, WISH_AGE_MIN, type Wishes } from '@ijeuwa/contract/wishes';
import { RadioCards } from '#ui/RadioCards.tsx';
import { RangeSlider } from '#ui/RangeSlider.tsx';
import { gendersFor, SHOW_ME, showMeOf, type WishesPart } from './wishes-form.ts';

const asOptions = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

export function AlwaysMusts({ now, errorOf, set }: WishesPart) {
  return (
    <>
      <RadioCards
        label="Show me"
        columns={2}
        options={asOptions(SHOW_ME)}
        value={showMeOf(now)}
        error={errorOf('genders')}
        onChange={(showMe) => set({ genders: gendersFor(showMe) })}
      />
      <RangeSlider
        label="Age"
        min={WISH_AGE_MIN}
        max={WISH_AGE_MAX}
        gap={WISH_AGE_GAP}
        value={[now.ageMin, now.ageMax]}
        error={errorOf('ageMin') ?? errorOf('ageMax')}
        onChange={([ageMin, ageMax]) => set({ ageMin, ageMax })}
      />
      <RadioCards
        label="Relationship goal"
        columns={2}
        options={asOptions(GOALS)}
        value={now.goal}
        error={errorOf('goal')}
        onChange={(goal) => set({ goal: goal as Wishes['goal'] })}
      />
    </>
  );
}
