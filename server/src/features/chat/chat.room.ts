// The chat room put together: conversations, and what an empty one begins with.
import { type BeginningNeeds, makeBeginning } from './beginning/beginning.service.ts';
import { type ChatNeeds, makeChat } from './chat.service.ts';

export const makeChatRoom = (needs: ChatNeeds & BeginningNeeds) => ({
  ...makeChat(needs),
  beginning: makeBeginning(needs),
});
export type ChatRoom = ReturnType<typeof makeChatRoom>;
