// The dialog in which a member chooses up to three prompts, their order, and what to write to them.
import { type OwnStory, savePrompts } from '@ijeuwa/contract/details';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { WrittenModal } from '#ui/WrittenModal.tsx';
import { keepStory } from '../profiles.queries.ts';
import { PromptFields } from './PromptFields.tsx';
import { emptyReplies, type PromptValues, promptsIn, promptValuesOf } from './prompts-form.ts';

export function EditPromptsModal({ story, onClose }: { story: OwnStory; onClose: () => void }) {
  const { form, busy, problem, field, values, isTouched } = useHeldForm<typeof savePrompts, PromptValues>({
    endpoint: savePrompts,
    start: () => promptValuesOf(story),
    toBody: (given) => ({ prompts: promptsIn(given) }),
    also: emptyReplies,
    onDone: (changed) => {
      keepStory(changed);
      feedback.success('In your own words: saved.');
      onClose();
    },
  });
  return (
    <WrittenModal
      isTouched={isTouched}
      onClose={onClose}
      title="In your own words"
      description="Up to three, shown in this order to whoever may see your profile. Write as you speak."
      submit={
        <Button type="submit" form={form.id} busy={busy} busyText="Saving...">
          Save
        </Button>
      }
    >
      <form {...form} className="flex flex-col gap-5">
        {problem && <Notice tone="error">{problem}</Notice>}
        <PromptFields choices={story.choices} values={values} field={field} />
      </form>
    </WrittenModal>
  );
}
