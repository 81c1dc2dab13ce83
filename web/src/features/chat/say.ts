// One message on its way to the server: over the connection that is open, and by a call where that does not take it.
import { type Message, sendMessage } from '@ijeuwa/contract/chat';
import { call } from '#platform/api.ts';
import { askSocket, hearHere } from '#platform/socket.ts';
import type { Unsent } from './unsent.ts';

/** A connection may be gone without anybody having noticed. */
const ANSWER_WITHIN_MS = 4000;

/**
 * Whatever the connection brings but the message, a refusal too, the call decides: it says when to come back, and whose
 * page this is. With the same id nothing is written twice.
 */
export const say = async ({
  matchId,
  clientId,
  text,
}: Pick<Unsent, 'matchId' | 'clientId' | 'text'>): Promise<Message> => {
  const answer = await askSocket('sendMessage', { matchId, clientId, text }, ANSWER_WITHIN_MS);
  const { message } =
    answer === undefined || 'code' in answer
      ? await call(sendMessage, { params: { matchId }, body: { clientId, text } })
      : answer;
  // Of one that was there already by then nobody is told.
  hearHere('message', { matchId, message });
  return message;
};
