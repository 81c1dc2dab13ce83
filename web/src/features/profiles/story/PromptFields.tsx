// Three places for prompts, which are sentences to finish: which one stands there, and what is written to it.
import { type OwnStory, PROMPT_REPLY_MAX_LENGTH } from '@ijeuwa/contract/details';
import type { Held } from '#platform/form/useHeldForm.ts';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { PLACES, type PromptValues } from './prompts-form.ts';

/** The first, the second and the third. */
const calledAt = (at: number): string => `Finish a ${['', 'second ', 'third '][at] ?? ''}sentence`;

type PromptFieldsProps = {
  choices: OwnStory['choices'];
  values: PromptValues;
  field: Held<PromptValues>['field'];
};

export function PromptFields({ choices, values, field }: PromptFieldsProps) {
  const optionsAt = (at: number) =>
    choices
      .filter(({ key }) => PLACES.every((other) => other === at || values[`key${other}`] !== key))
      .map(({ key, text }) => ({ value: key, label: text }));
  return PLACES.map((at) => (
    <fieldset key={at} className="flex flex-col gap-2">
      <legend className="sr-only">{calledAt(at)}</legend>
      <Select
        label={calledAt(at)}
        optional
        placeholder="Choose a sentence"
        options={optionsAt(at)}
        {...field(`key${at}`)}
      />
      {(values[`key${at}`] || values[`reply${at}`]) && (
        <TextArea
          label={`How you go on: ${calledAt(at).toLowerCase()}`}
          labelHidden
          rows={3}
          maxLength={PROMPT_REPLY_MAX_LENGTH}
          {...field(`reply${at}`)}
        />
      )}
    </fieldset>
  ));
}
