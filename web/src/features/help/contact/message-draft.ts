// A message to support that is being written.
import { newOnceDraft, type OnceDraft } from '#platform/form/once-draft.ts';

export type Message = { name: string; email: string; subject: string; message: string };
export type MessageDraft = OnceDraft<Message>;

export const newMessageDraft = (): MessageDraft => newOnceDraft<Message>();
