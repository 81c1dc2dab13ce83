// The dialog in which a member changes what the profile page shows.
import type { AuthUser } from '@ijeuwa/contract/accounts';
import { findProfile, updateUser } from '@ijeuwa/contract/profiles';
import { useEffect } from 'react';
import { wordsOf } from '#platform/api.ts';
import type { FieldErrors } from '#platform/form/form-errors.ts';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { signedInAs } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { WrittenModal } from '#ui/WrittenModal.tsx';
import { EditProfileFields } from './EditProfileFields.tsx';
import { type EditValues, editBody, editValuesOf, emptyFields, FILL_ALL } from './edit-profile.ts';

// Spec 8: what is said when the server had no words of its own.
const UPDATE_FAILED = 'Failed to update profile. Please try again.';

// Spec 2: what is said above the profile is gone after 5 s; what is said at a field stays.
const BANNER_SHOWN_MS = 5_000;

type EditProfileModalProps = { user: AuthUser; consents: boolean; onClose: () => void };

const firstOf = (wrong: FieldErrors): string | undefined => {
  const said = Object.values(wrong);
  return said.includes(FILL_ALL) ? FILL_ALL : said[0];
};

export function EditProfileModal({ user, consents, onClose }: EditProfileModalProps) {
  const editable = { age: !user.ageIsFixed, family: consents };
  const { form, busy, problem, forgetProblem, field, isTouched } = useHeldForm<typeof updateUser, EditValues>(
    {
      endpoint: updateUser,
      start: () => editValuesOf(user),
      toBody: (values) => editBody(values, editable),
      also: emptyFields,
      summary: firstOf,
      words: (error) => wordsOf(error, UPDATE_FAILED),
      renews: [findProfile],
      onDone: ({ user: changed }) => {
        signedInAs(changed);
        feedback.success('Profile updated successfully!');
        onClose();
      },
    },
  );
  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(forgetProblem, BANNER_SHOWN_MS);
    return () => clearTimeout(timer);
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
        <EditProfileFields field={field} editable={editable} />
      </form>
    </WrittenModal>
  );
}
