// The fields of the edit dialog.

import {
  AGE_FOLLOWS,
  ASKED_WITH_PURPOSE,
  GENDER_OPTIONS,
  STATUS_OPTIONS,
  YES_NO,
} from '@ijeuwa/contract/person-words';
import type { ChangeEvent } from 'react';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { Editable, EditField } from './edit-profile.ts';

const PAIR = 'grid gap-4 *:min-w-0 sm:grid-cols-2';

type Control = {
  name: string;
  value: string;
  error?: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
};
type EditProfileFieldsProps = { field: (name: EditField) => Control; editable: Editable };

export function EditProfileFields({ field, editable }: EditProfileFieldsProps) {
  const family = editable.family ? {} : { disabled: true, hint: ASKED_WITH_PURPOSE };
  return (
    <>
      <TextInput label="Name" autoComplete="name" maxLength={100} {...field('name')} />
      <TextArea label="Bio" maxLength={1000} {...field('bio')} />
      <div className={PAIR}>
        {editable.age ? (
          <NumberInput label="Age" maxLength={3} {...field('age')} />
        ) : (
          <TextInput label="Age" {...field('age')} readOnly hint={AGE_FOLLOWS} />
        )}
        <Select label="Gender" placeholder="Select" options={GENDER_OPTIONS} {...field('gender')} />
      </div>
      <div className={PAIR}>
        <TextInput label="Nationality" maxLength={80} {...field('nationality')} />
        <Select
          label="Relationship status"
          placeholder="Select"
          options={STATUS_OPTIONS}
          {...field('relationshipStatus')}
        />
      </div>
      <div className={PAIR}>
        <Select
          label="Previously married"
          optional
          placeholder="Select"
          options={YES_NO}
          {...family}
          {...field('maritalHistory')}
        />
        <NumberInput
          label="Number of children"
          optional
          maxLength={2}
          {...family}
          {...field('numberOfChildren')}
        />
      </div>
      <TextInput
        label="Hobbies"
        optional
        hint="Separate them with commas: cooking, chess"
        {...field('hobbies')}
      />
    </>
  );
}
