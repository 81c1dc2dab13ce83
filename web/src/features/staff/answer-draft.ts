// An answer that is being written: it outlives its form, and sent again unchanged it is the same answer.
import type { Draft } from '#platform/form/useHeldForm.ts';
import { newId } from '#platform/new-id.ts';

export type AnswerDraft = Draft<{ text: string }> & { id: () => string };

export const newAnswerDraft = (): AnswerDraft => {
  let kept = { text: '', id: newId() };
  return {
    id: () => kept.id,
    read: () => ({ text: kept.text }),
    keep: ({ text }) => {
      if (text !== kept.text) kept = { text, id: newId() };
    },
    forget: () => {
      kept = { text: '', id: newId() };
    },
  };
};
