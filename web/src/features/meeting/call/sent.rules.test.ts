import { expect, test } from 'vitest';
import { readSent, sentAt } from './sent.rules.ts';

const filmed = (sound: boolean[], picture: boolean[]) => ({
  getAudioTracks: () => sound.map((enabled) => ({ enabled })),
  getVideoTracks: () => picture.map((enabled) => ({ enabled })),
});

test.each([
  [filmed([true], [true]), 'video', { sound: 'on', picture: 'on' }],
  [filmed([true], [true]), 'small', { sound: 'on', picture: 'on' }],
  [filmed([true], [true]), 'sound', { sound: 'on', picture: 'slow' }],
  [filmed([true], [true]), 'text', { sound: 'slow', picture: 'slow' }],
  // Whoever has switched it off hears and shows nothing on the best of lines either.
  [filmed([false], [false]), 'text', { sound: 'off', picture: 'off' }],
  [filmed([false], [true]), 'video', { sound: 'off', picture: 'on' }],
  // Who came without a camera lacks nothing by the line.
  [filmed([true], []), 'sound', { sound: 'on', picture: 'on' }],
] as const)('%# what is sent is told as it is', (stream, level, sent) => {
  expect(sentAt(stream, level)).toEqual(sent);
});

test('what another browser says is read where it is ours to understand, and else nothing', () => {
  expect(readSent('{"sound":"off","picture":"slow"}')).toEqual({ sound: 'off', picture: 'slow' });
  for (const odd of [
    '',
    '{',
    'null',
    '{"sound":"loud","picture":"on"}',
    '{"sound":"on"}',
    7,
    new ArrayBuffer(2),
  ])
    expect(readSent(odd)).toBeUndefined();
  expect(readSent(`{"sound":"on","picture":"on"${' '.repeat(500)}}`)).toBeUndefined();
});
