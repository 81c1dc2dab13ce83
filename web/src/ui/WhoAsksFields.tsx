// Who asks for an appointment: name, email and phone, folded where they are known.
import type { ChangeEvent } from 'react';
import { FoldedFields } from './FoldedFields.tsx';
import { TextInput } from './TextInput.tsx';

type WhoAsks = 'name' | 'email' | 'phone';
type FieldProps = {
  name: string;
  value: string;
  error?: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

type WhoAsksFieldsProps = {
  values: Record<WhoAsks, string>;
  field: (name: WhoAsks) => FieldProps;
  known: boolean;
  phoneOptional?: boolean;
};

export function WhoAsksFields({ values, field, known, phoneOptional }: WhoAsksFieldsProps) {
  return (
    <FoldedFields title="Who asks" says={[values.name, values.email, values.phone]} known={known}>
      <TextInput label="Name" autoComplete="name" maxLength={100} {...field('name')} />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint="The counsellor sees it. Our own mails go to the address of your account."
        {...field('email')}
      />
      <TextInput
        label="Phone"
        optional={phoneOptional}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        hint="Your counsellor calls it if the line fails."
        {...field('phone')}
      />
    </FoldedFields>
  );
}
