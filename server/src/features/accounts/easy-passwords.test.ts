// Which passwords are refused: what anybody would try first, and nothing that a person thought of.
import { describe, expect, test } from 'vitest';
import { isEasyPassword } from './accounts.rules.ts';
import { isMostUsed } from './most-used-passwords.ts';

const ADA = { email: 'ada.okeke@example.com', name: 'Ada Okeke' };
const isEasy = (password: string) => isEasyPassword(password, ADA, isMostUsed);

// The most used of six characters and more, out of several years' published lists.
const MOST_USED =
  `123456 123456789 12345678 1234567890 1234567 password password1 password123 Password1 P@ssw0rd passw0rd
  qwerty qwerty1 qwerty123 qwertyuiop 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx zaq12wsx asdfgh asdfghjkl zxcvbn zxcvbnm abc123
  abcd1234 a123456 aa123456 Aa123456 aa12345678 111111 11111111 000000 00000000 222222 555555 666666 777777 888888 88888888
  999999 121212 112233 123123 123321 654321 987654321 123qwe 123abc 147258369 159753 102030 iloveyou iloveyou1 sunshine
  princess princess1 football football1 baseball basketball soccer superman batman spiderman pokemon naruto dragon monkey
  monkey1 shadow master michael jordan23 jordan jessica ashley daniel charlie andrew letmein welcome welcome1 welcome123
  admin123 administrator login123 secret trustno1 starwars whatever freedom computer internet samsung google liverpool
  chelsea arsenal manchester blink182 michelle jennifer hunter2 killer pepper cookie chocolate loveme lovely flower
  buster summer winter2024 hello123 changeme default test1234 testtest qwe123 q1w2e3r4 zxc123 asd123 lovers angel1
  jesus1 jesuschrist blessed blessing ijeuwa Ijeuwa2026 IJEUWA! Nigeria1 nigeria123 naija123 lagos123 godisgood
  Password123! Welcome2025! Chelsea2024 Blessing1! okeke123 ada.okeke adaokeke Ada.Okeke@example.com aaaaaa ababab abcabc`
    .split(/\s+/)
    .filter(Boolean);

describe('a password', () => {
  test('of those that are used most is refused, in capitals and with figures or marks behind it too', () => {
    expect(MOST_USED.length).toBeGreaterThan(100);
    expect(MOST_USED.filter((password) => !isEasy(password))).toEqual([]);
  });

  test.each([
    'journey of life',
    'a good long one',
    'eight quiet rivers',
    'seven long journeys',
    'kola nuts and bitter leaf',
    'palm-wine-7',
    'kola-nut-9',
    'Ụwa bụ ahịa',
    'hfu38-kdLq',
    'password is not mine',
    'ada went to the market',
  ])('like "%s" is accepted', (password) => expect(isEasy(password)).toBe(false));
});
