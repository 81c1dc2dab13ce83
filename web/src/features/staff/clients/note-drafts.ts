// Notes that are being written, of each client one: in memory alone, since what stands there is for nobody else's device.
import { type AnswerDraft, newAnswerDraft } from '../answer-draft.ts';

const drafts = new Map<string, AnswerDraft>();

export const draftAbout = (clientId: string): AnswerDraft => {
  const draft = drafts.get(clientId) ?? newAnswerDraft();
  drafts.set(clientId, draft);
  return draft;
};
