// What was being written in a conversation, or to support, and not sent: kept on this device until it is sent or the member leaves.
import { useState } from 'react';
import { drop, keep, placeOf, read } from './kept-here.ts';

export const useDraft = (memberId: string, of: string) => {
  const place = placeOf('chatDraft', memberId, of);
  const [draft, setDraft] = useState(() => read(place) ?? '');
  const write = (text: string): void => {
    setDraft(text);
    if (text.trim() === '') drop(place);
    else keep(place, text);
  };
  return [draft, write] as const;
};
