// The bot is seen to type before its answer stands there; what people wrote shows at once.
import { BOT_TYPING_MS, type LiveChatMessage } from '@ijeuwa/contract/live-chat';
import { useEffect, useState } from 'react';

const lastOfBot = (messages: readonly LiveChatMessage[]): number =>
  messages.findLast((one) => one.author === 'bot')?.seq ?? 0;

/** `messages`: what was there when the chat opened stands there at once. */
export const useRevealed = (messages: readonly LiveChatMessage[]) => {
  // The greeting stood there before it was a message.
  const [revealed, setRevealed] = useState(() => Math.max(1, lastOfBot(messages)));
  const last = lastOfBot(messages);
  const types = last > revealed;
  useEffect(() => {
    if (!types) return;
    const timer = setTimeout(() => setRevealed(last), BOT_TYPING_MS);
    return () => clearTimeout(timer);
  }, [types, last]);
  return { shown: messages.filter((one) => one.author !== 'bot' || one.seq <= revealed), types };
};
