// Which messages are signs alone.
import { expect, test } from 'vitest';
import { isEmojiOnly } from './emoji-only.ts';

test.each(['❤️', '😂😂', '👍🏾', '👩🏾‍🍳 🍲', '🇳🇬', '💃🏾🕺🏾🎉'])('%s is signs alone', (text) => {
  expect(isEmojiOnly(text)).toBe(true);
});
test.each(['1', '#', 'Yes 😂', '😂😂😂😂', 'ọ', '', '👍🏾.'])('“%s” is written', (text) => {
  expect(isEmojiOnly(text)).toBe(false);
});
