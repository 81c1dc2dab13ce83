// The chat room put together: conversations, what an empty one begins with, and the notes that open one.
import { type BeginningNeeds, makeBeginning } from './beginning/beginning.service.ts';
import { type ChatNeeds, makeChat } from './chat.service.ts';
import { makeFirstWords } from './first-words.service.ts';
import { makeWriting, type WritingNeeds } from './writing.service.ts';

export const makeChatRoom = (needs: Omit<ChatNeeds, 'writing'> & WritingNeeds & BeginningNeeds) => {
  const writing = makeWriting(needs);
  return {
    ...makeChat({ ...needs, writing }),
    beginning: makeBeginning(needs),
    firstWords: makeFirstWords({ ...needs, writing }),
  };
};
export type ChatRoom = ReturnType<typeof makeChatRoom>;
