// Editing what my card shows; it changes the one profile behind it.
import { findCard, listPotentialMatches, type MatchCard, updateCard } from '@ijeuwa/contract/matching';
import {
  AGE_FOLLOWS,
  ASKED_WITH_PURPOSE,
  EDUCATION_OPTIONS,
  RELIGION_OPTIONS,
} from '@ijeuwa/contract/person-words';
import { wordsOf } from '#platform/api.ts';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { renewUser, useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { WrittenModal } from '#ui/WrittenModal.tsx';
import { CARD_ERRORS } from '../matching.queries.ts';

const FIELDS = ['name', 'age', 'location', 'profession', 'education', 'religion'] as const;
type Typed = Record<(typeof FIELDS)[number], string>;

export function EditCardModal({ card, onClose }: { card: MatchCard; onClose: () => void }) {
  const { ageIsFixed } = useMember();
  // It is kept under a consent that is not asked for here; whoever gave it has said their faith.
  const faith = card.religion ? {} : { disabled: true, hint: ASKED_WITH_PURPOSE };
  const before: Typed = {
    name: card.name,
    age: String(card.age ?? ''),
    location: card.location,
    profession: card.profession,
    education: card.education ?? '',
    religion: card.religion ?? '',
  };
  const { form, busy, problem, field, isTouched } = useHeldForm<typeof updateCard, Typed>({
    endpoint: updateCard,
    start: () => before,
    // Only what was changed is sent: a known birth date, for one, leaves no age to be given.
    toBody: (typed) =>
      Object.fromEntries(
        FIELDS.filter((name) => typed[name] !== before[name]).map((name) => [name, typed[name]]),
      ),
    renews: [findCard, listPotentialMatches],
    words: (error) => wordsOf(error, CARD_ERRORS.update),
    onDone: () => {
      feedback.success('Profile updated successfully!');
      void renewUser();
      onClose();
    },
  });
  return (
    <WrittenModal
      isTouched={isTouched}
      onClose={onClose}
      title="Edit Profile"
      submit={
        <Button type="submit" form={form.id} busy={busy} busyText="Saving...">
          Save Changes
        </Button>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <TextInput label="Name" {...field('name')} />
        <NumberInput
          label="Age"
          readOnly={ageIsFixed}
          hint={ageIsFixed ? AGE_FOLLOWS : undefined}
          {...field('age')}
        />
        <TextInput label="Location" hint="A town, such as Enugu, Nigeria" {...field('location')} />
        <TextInput label="Profession" {...field('profession')} />
        <Select
          label="Education"
          placeholder={before.education ? undefined : 'Select'}
          options={EDUCATION_OPTIONS}
          {...field('education')}
        />
        <Select
          label="Religion"
          placeholder={before.religion ? undefined : 'Select'}
          options={RELIGION_OPTIONS}
          {...faith}
          {...field('religion')}
        />
      </form>
    </WrittenModal>
  );
}
