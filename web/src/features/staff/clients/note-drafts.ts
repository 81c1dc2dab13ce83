// Notes that are being written or changed: in memory alone, since what stands there is for nobody else's device.
import type { Draft } from '#platform/form/useHeldForm.ts';
import { type AnswerDraft, newAnswerDraft } from '../answer-draft.ts';

const drafts = new Map<string, AnswerDraft>();

export const draftAbout = (clientId: string): AnswerDraft => {
  const draft = drafts.get(clientId) ?? newAnswerDraft();
  drafts.set(clientId, draft);
  return draft;
};

const changes = new Map<string, { text: string }>();

export const changeOf = (noteId: string): Draft<{ text: string }> => ({
  read: () => changes.get(noteId) ?? {},
  keep: (values) => void changes.set(noteId, values),
  forget: () => void changes.delete(noteId),
});
