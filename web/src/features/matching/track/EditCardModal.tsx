// Editing what my card shows; it changes the one profile behind it.
import { findCard, listPotentialMatches, type MatchCard, updateCard } from '@ijeuwa/contract/matching';
import { EDUCATION_OPTIONS, RELIGION_OPTIONS } from '@ijeuwa/contract/person-words';
import { useForm } from '#platform/form/useForm.ts';
import { renewUser } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { CARD_ERRORS, wordsOf } from '../matching.queries.ts';

export function EditCardModal({ card, onClose }: { card: MatchCard; onClose: () => void }) {
  const before: Record<string, string> = {
    name: card.name,
    age: String(card.age ?? ''),
    location: card.location,
    profession: card.profession,
    education: card.education ?? '',
    religion: card.religion ?? '',
  };
  const { form, busy, problem, field } = useForm({
    endpoint: updateCard,
    // Only what was changed is sent: a known birth date, for one, leaves no age to be given.
    toBody: (typed) =>
      Object.fromEntries(Object.entries(typed).filter(([name, now]) => now !== before[name])),
    renews: [findCard, listPotentialMatches],
    words: (error) => wordsOf(error, CARD_ERRORS.update),
    onDone: () => {
      feedback.success('Profile updated successfully!');
      void renewUser();
      onClose();
    },
  });
  const known = (name: string) => ({ ...field(name), defaultValue: before[name] });
  return (
    <Modal
      open
      onClose={onClose}
      title="Edit Profile"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form.id} busy={busy} busyText="Saving...">
            Save Changes
          </Button>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <TextInput label="Name" {...known('name')} />
        <NumberInput label="Age" {...known('age')} />
        <TextInput label="Location" hint="A town, such as Enugu, Nigeria" {...known('location')} />
        <TextInput label="Profession" {...known('profession')} />
        <Select
          label="Education"
          placeholder={before.education ? undefined : 'Select'}
          options={EDUCATION_OPTIONS}
          {...known('education')}
        />
        <Select
          label="Religion"
          placeholder={before.religion ? undefined : 'Select'}
          options={RELIGION_OPTIONS}
          {...known('religion')}
        />
      </form>
    </Modal>
  );
}
