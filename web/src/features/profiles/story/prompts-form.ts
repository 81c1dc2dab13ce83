// Three places for prompts: the values of the dialog, and what is sent of them, in their order.
import { type OwnStory, PROMPTS_MAX, type PromptReply } from '@ijeuwa/contract/details';
import type { FieldErrors } from '#platform/form/form-errors.ts';

export const PLACES = Array.from({ length: PROMPTS_MAX }, (_, at) => at);

export type PromptValues = Record<`key${number}` | `reply${number}`, string>;

export const promptValuesOf = ({ prompts }: OwnStory): PromptValues =>
  Object.fromEntries(
    PLACES.flatMap((at) => [
      [`key${at}`, prompts[at]?.key ?? ''],
      [`reply${at}`, prompts[at]?.reply ?? ''],
    ]),
  );

/** A place without a prompt is not sent, whatever is written there. */
export const promptsIn = (values: PromptValues): PromptReply[] =>
  PLACES.flatMap((at) => {
    const key = values[`key${at}`];
    return key ? [{ key, reply: values[`reply${at}`] ?? '' }] : [];
  });

/** Said at the place that is to be mended, and not once more by its number in what is sent. */
export const emptyReplies = (values: PromptValues): FieldErrors => ({
  ...Object.fromEntries(
    promptsIn(values).flatMap(({ reply }, at) => (reply.trim() ? [] : [[`prompts.${at}.reply`, undefined]])),
  ),
  ...Object.fromEntries(
    PLACES.flatMap((at) => [
      ...(values[`key${at}`] && !values[`reply${at}`]?.trim()
        ? [[`reply${at}`, 'Please write something, or choose no prompt here.']]
        : []),
      ...(!values[`key${at}`] && values[`reply${at}`]?.trim()
        ? [[`key${at}`, 'Please choose what this is about.']]
        : []),
    ]),
  ),
});
