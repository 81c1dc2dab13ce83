// What open screens are told of a message: its reader with what the bell says of it now, and its writer's screens.
import type { Live } from '#platform/live.ts';
import type { MemberScreen } from '#platform/screens.ts';
import type { Written } from './writing.service.ts';

/** `by`: the screen that said it, which is answered and not told. */
export const tellOfMessage = (
  live: Live,
  matchId: string,
  { message, otherId, notice }: Written,
  by?: MemberScreen,
): void => {
  live.toMember(otherId, 'message', { matchId, message, notice });
  if (by) live.toOthersBeside(by, 'message', { matchId, message });
  else live.toMember(message.sender, 'message', { matchId, message });
};
