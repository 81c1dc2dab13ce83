// The dialog in which a member adds, changes or takes back the details of one group.
import { type OwnStory, saveDetails } from '@ijeuwa/contract/details';
import { findProfile, listConsents } from '@ijeuwa/contract/profiles';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { WrittenModal } from '#ui/WrittenModal.tsx';
import { keepStory } from '../profiles.queries.ts';
import { DetailField } from './DetailField.tsx';
import { changeOf, type DetailGroup, type DetailValuesForm, unagreed, valuesOf } from './story-form.ts';

type EditDetailsModalProps = { group: DetailGroup; story: OwnStory; onClose: () => void };

export function EditDetailsModal({ group, story, onClose }: EditDetailsModalProps) {
  const { fields, title } = group;
  const held = useHeldForm<typeof saveDetails, DetailValuesForm>({
    endpoint: saveDetails,
    start: () => valuesOf(story.details),
    toBody: (values) => changeOf(fields, values, story.details),
    also: (values) => unagreed(fields, values),
    renews: [findProfile, listConsents],
    onDone: (changed) => {
      keepStory(changed);
      feedback.success(`${title}: saved.`);
      onClose();
    },
  });
  return (
    <WrittenModal
      isTouched={held.isTouched}
      onClose={onClose}
      title={title}
      description="Everything here is up to you. What you leave empty, or make empty, we do not keep."
      submit={
        <Button type="submit" form={held.form.id} busy={held.busy} busyText="Saving...">
          Save
        </Button>
      }
    >
      <form {...held.form} className="flex flex-col gap-5">
        {held.problem && <Notice tone="error">{held.problem}</Notice>}
        {fields.map((name) => (
          <DetailField key={name} name={name} held={held} />
        ))}
      </form>
    </WrittenModal>
  );
}
