// The chat room put together: conversations, what an empty one begins with, and the notes that open one.
import { type BeginningNeeds, makeBeginning } from './beginning/beginning.service.ts';
import { type ChatNeeds, makeChat } from './chat.service.ts';
import { makeFirstWords } from './first-words.service.ts';

export const makeChatRoom = (needs: ChatNeeds & BeginningNeeds) => ({
  ...makeChat(needs),
  beginning: makeBeginning(needs),
  firstWords: makeFirstWords(needs),
});
export type ChatRoom = ReturnType<typeof makeChatRoom>;
