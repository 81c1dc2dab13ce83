// A conversation from its first message: a practice member who knows all of it says nothing twice.
import { listMessages, type Message } from '@ijeuwa/contract/chat';
import type { ApiClient } from './api-client.ts';

export const wholeConversation = async (api: ApiClient, matchId: string): Promise<Message[]> => {
  let messages: Message[] = [];
  for (;;) {
    const [first] = messages;
    const query = first ? { before: first.seq } : {};
    const page = await api(listMessages, { params: { matchId }, query });
    messages = [...page.messages, ...messages];
    if (!page.more || page.messages.length === 0) return messages;
  }
};
