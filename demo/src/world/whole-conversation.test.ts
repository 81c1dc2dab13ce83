// The whole of a conversation is read page by page, from the latest back to the first.
import { expect, test } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { wholeConversation } from './whole-conversation.ts';

test('asks for the latest page without a place, then for what came before, until there is no more', async () => {
  const all = Array.from({ length: 70 }, (_, at) => ({ seq: at + 1 }));
  const asked: unknown[] = [];
  const api = (async (_: unknown, { query }: { query: { before?: number } }) => {
    asked.push(query);
    const older = all.filter(({ seq }) => seq < (query.before ?? 1000));
    return { messages: older.slice(-30), more: older.length > 30 };
  }) as unknown as ApiClient;
  expect(await wholeConversation(api, 'match')).toEqual(all);
  expect(asked).toStrictEqual([{}, { before: 41 }, { before: 11 }]);
});
