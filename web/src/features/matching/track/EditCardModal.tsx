// Editing what my card shows; it changes the one profile behind it.
import type { MatchCard } from '@ijeuwa/contract/matching';
import { useForm } from 'react-hook-form';
import { EDUCATION_OPTIONS, RELIGION_OPTIONS } from '#platform/person-words.ts';
import { renewUser } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { CARD_ERRORS, useSaveCard, wordsOf } from '../matching.queries.ts';

type Form = {
  name: string;
  age: string;
  location: string;
  profession: string;
  education: string;
  religion: string;
};

export function EditCardModal({ card, onClose }: { card: MatchCard; onClose: () => void }) {
  const save = useSaveCard();
  // Read here, for the form keeps count of changes only when a render asks for them.
  const {
    register,
    handleSubmit,
    formState: { dirtyFields },
  } = useForm<Form>({
    defaultValues: {
      name: card.name,
      age: String(card.age ?? ''),
      location: card.location,
      profession: card.profession,
      education: card.education ?? '',
      religion: card.religion ?? '',
    },
  });
  // Only what was changed is sent: a known birth date, for one, leaves no age to be given.
  const submit = handleSubmit((form) => {
    const changed = Object.fromEntries(
      Object.entries(form).filter(([name]) => dirtyFields[name as keyof Form]),
    );
    save.mutate(
      { body: changed as never },
      {
        onSuccess: () => {
          feedback.success('Profile updated successfully!');
          void renewUser();
          onClose();
        },
      },
    );
  });
  const errorOf = (name: keyof Form) => save.error?.fields[name];
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
          <Button busy={save.isPending} busyText="Saving..." onClick={() => void submit()}>
            Save Changes
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {save.error && <Notice tone="error">{wordsOf(save.error, CARD_ERRORS.update)}</Notice>}
        <TextInput label="Name" error={errorOf('name')} {...register('name')} />
        <NumberInput label="Age" error={errorOf('age')} {...register('age')} />
        <TextInput
          label="Location"
          hint="A town, such as Enugu, Nigeria"
          error={errorOf('location')}
          {...register('location')}
        />
        <TextInput label="Profession" error={errorOf('profession')} {...register('profession')} />
        <Select
          label="Education"
          options={EDUCATION_OPTIONS}
          error={errorOf('education')}
          {...register('education')}
        />
        <Select
          label="Religion"
          options={RELIGION_OPTIONS}
          error={errorOf('religion')}
          {...register('religion')}
        />
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          Save Changes
        </button>
      </form>
    </Modal>
  );
}
