// One detail in its dialog: the answer, and once there is one, who sees it and the consent to keep it.
import { DETAIL_LABELS, detailOptions } from '@ijeuwa/contract/detail-words';
import { DETAIL_LINE_MAX_LENGTH, type DetailName, LANGUAGES, LANGUAGES_MAX } from '@ijeuwa/contract/details';
import type { Held } from '#platform/form/useHeldForm.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { ChipToggleGroup } from '#ui/ChipToggleGroup.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { type DetailValuesForm, listOf, SHOWN_TO_OPTIONS, textOf } from './story-form.ts';

type DetailFieldProps = { name: DetailName; held: Held<DetailValuesForm> };

const HINTS: Partial<Record<DetailName, string>> = {
  ethnicGroup: 'As you call your people: Igbo, Yoruba, Tiv …',
  denomination: 'Catholic, Redeemed, Sunni …',
  height: 'In centimetres. It is shown in feet too.',
  futureHome: 'A town, a country, or how you think of it.',
};
const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: value }));

export function DetailField({ name, held }: DetailFieldProps) {
  const label = DETAIL_LABELS[name];
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <legend className="sr-only">{label}</legend>
      <Answer name={name} held={held} />
      {held.values[name].trim() && (
        <>
          <Select label="Who sees this" options={SHOWN_TO_OPTIONS} {...held.field(`${name}ShownTo`)} />
          <Checkbox
            label={`I agree that Ijeuwa keeps this answer${name === 'previousMarriages' ? '' : ', encrypted,'} and shows it to those whom I chose.`}
            {...held.tick(`${name}Consent`)}
          />
        </>
      )}
    </fieldset>
  );
}

function Answer({ name, held }: DetailFieldProps) {
  const label = DETAIL_LABELS[name];
  const shared = { label, hint: HINTS[name], optional: true };
  const options = detailOptions(name);
  if (options) return <Select {...shared} placeholder="Not said" options={options} {...held.field(name)} />;
  if (name === 'height') return <NumberInput {...shared} maxLength={3} {...held.field(name)} />;
  if (name === 'languages') {
    const { error } = held.field(name);
    return (
      <ChipToggleGroup
        {...shared}
        error={error}
        options={LANGUAGE_OPTIONS}
        max={LANGUAGES_MAX}
        value={listOf(held.values.languages)}
        onChange={(chosen) => held.set({ languages: textOf(chosen) })}
      />
    );
  }
  return <TextInput {...shared} maxLength={DETAIL_LINE_MAX_LENGTH} {...held.field(name)} />;
}
