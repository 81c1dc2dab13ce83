// The dialog in which a member changes what the profile page shows.
import type { AuthUser } from '@ijeuwa/contract/accounts';
import { findProfile, updateUser } from '@ijeuwa/contract/profiles';
import { type ChangeEvent, type FormEvent, useEffect, useId, useState } from 'react';
import { useChange } from '#platform/queries.ts';
import { signedInAs } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { FieldErrors } from '../form-errors.ts';
import { EditProfileFields } from './EditProfileFields.tsx';
import { type EditField, editBody, editProblems, editValuesOf, FILL_ALL } from './edit-profile.ts';

// Spec 8: what is said when the server had no words of its own.
const UPDATE_FAILED = 'Failed to update profile. Please try again.';

// Spec 2: what is said above the profile is gone after 5 s; what is said at a field stays.
const BANNER_SHOWN_MS = 5_000;

type EditProfileModalProps = { user: AuthUser; consents: boolean; onClose: () => void };

export function EditProfileModal({ user, consents, onClose }: EditProfileModalProps) {
  const form = useId();
  const editable = { age: !user.ageIsFixed, family: consents };
  const [values, setValues] = useState(() => editValuesOf(user));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(() => setProblem(undefined), BANNER_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [problem]);
  const save = useChange(updateUser, {
    renews: [findProfile],
    onDone: ({ user: changed }) => signedInAs(changed),
  });

  const field = (name: EditField) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      setValues({ ...values, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const wrong = editProblems(values, editable);
    const said = Object.values(wrong);
    setErrors(wrong);
    setProblem(said.includes(FILL_ALL) ? FILL_ALL : said[0]);
    if (said.length > 0) return;
    save.mutate(
      { body: editBody(values, editable) },
      {
        onSuccess: () => {
          feedback.success('Profile updated successfully!');
          onClose();
        },
        onError: ({ code, message, fields }) => {
          setErrors(fields);
          if (Object.keys(fields).length > 0) setProblem(message);
          else feedback.error(code === 'fault' ? UPDATE_FAILED : message);
        },
      },
    );
  };

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
          <Button type="submit" form={form} busy={save.isPending} busyText="Saving...">
            Save Changes
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <EditProfileFields field={field} editable={editable} />
      </form>
    </Modal>
  );
}
