// How much one wish matters, in five words.

import { wordOf } from '@ijeuwa/contract/person-words';
import { IMPORTANCES, type Importance as Weight } from '@ijeuwa/contract/wishes';
import { Select } from '#ui/Select.tsx';

const OPTIONS = IMPORTANCES.map((value) => ({ value, label: wordOf(value) }));

type ImportanceProps = { of: string; value: Weight; onChange: (value: Weight) => void };

export function Importance({ of, value, onChange }: ImportanceProps) {
  return (
    <Select
      label={`How important is ${of}?`}
      options={OPTIONS}
      value={value}
      onChange={(event) => onChange(event.target.value as Weight)}
      hint={value === 'must' ? 'A must: you only see people who meet it, and only they see you.' : undefined}
    />
  );
}
