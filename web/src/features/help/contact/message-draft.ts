// A message to support that is being written: it outlives its form, and sent again unchanged it is the same message.
import type { Draft } from '#platform/form/useHeldForm.ts';
import { newId } from '#platform/new-id.ts';

export type Message = { name: string; email: string; subject: string; message: string };
export type MessageDraft = Draft<Message> & { id: () => string };

export const newMessageDraft = (): MessageDraft => {
  let kept: Partial<Message> = {};
  let id = newId();
  return {
    id: () => id,
    read: () => kept,
    keep: (values) => {
      if (JSON.stringify(values) !== JSON.stringify(kept)) id = newId();
      kept = values;
    },
    forget: () => {
      kept = {};
      id = newId();
    },
  };
};
