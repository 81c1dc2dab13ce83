// How long a conversation's beginning stands above its first messages: until both have written.
import { useState } from 'react';
import type { MessageList } from '../message-list.ts';

type Known = { list: MessageList; sends: boolean; me: string; atEnd: boolean };

/** `sends`: something of one's own is on its way. */
export const useBeginning = ({ list, sends, me, atEnd }: Known) => {
  const wrote = sends || list.messages.some(({ sender }) => sender === me);
  const both = wrote && list.messages.some(({ sender }) => sender !== me);
  const [over, setOver] = useState(both);
  // Whoever reads further up keeps their place: it goes once they are back at the end.
  if (both && atEnd && !over) setOver(true);
  return { wrote, shows: !over && !list.more };
};
