// Passwords: few are worked on at once, and none holds up the thread that serves everybody.
import { expect, test } from 'vitest';
import { hashPassword, passwordFits } from './passwords.ts';

test('a password fits its own hash alone, however its letters are composed', async () => {
  const hash = await hashPassword('Ọkáfọ̀ of Enugu'.normalize('NFD'));
  expect(await passwordFits('Ọkáfọ̀ of Enugu'.normalize('NFC'), hash)).toBe(true);
  expect(await passwordFits('Okafo of Enugu', hash)).toBe(false);
  expect(await passwordFits('Ọkáfọ̀ of Enugu', undefined)).toBe(false);
});

test('half a megabyte of accents costs no more than a word', async () => {
  const before = process.threadCpuUsage();
  await passwordFits(`a${'\u0301'.repeat(125_000)}${'\u0323'.repeat(125_000)}`, undefined);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(100);
});
