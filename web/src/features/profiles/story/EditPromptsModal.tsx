// The dialog in which a member chooses up to three prompts, their order, and what to write to them.
import { type OwnStory, PROMPT_REPLY_MAX_LENGTH, savePrompts } from '@ijeuwa/contract/details';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { WrittenModal } from '#ui/WrittenModal.tsx';
import { keepStory } from '../profiles.queries.ts';
import { emptyReplies, PLACES, type PromptValues, promptsIn, promptValuesOf } from './prompts-form.ts';

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
  const optionsAt = (at: number) =>
    story.choices
      .filter(({ key }) => PLACES.every((other) => other === at || values[`key${other}`] !== key))
      .map(({ key, text }) => ({ value: key, label: text }));
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
        {PLACES.map((at) => (
          <fieldset key={at} className="flex flex-col gap-2">
            <legend className="sr-only">Prompt {at + 1}</legend>
            <Select
              label={`Prompt ${at + 1}`}
              placeholder="None here"
              options={optionsAt(at)}
              {...field(`key${at}`)}
            />
            {(values[`key${at}`] || values[`reply${at}`]) && (
              <TextArea
                label={`What you write to prompt ${at + 1}`}
                labelHidden
                rows={3}
                maxLength={PROMPT_REPLY_MAX_LENGTH}
                {...field(`reply${at}`)}
              />
            )}
          </fieldset>
        ))}
      </form>
    </WrittenModal>
  );
}
