// A mail goes to an address that anybody can type: the name in it is a name, and nothing else that a stranger wrote.
import { describe, expect, test } from 'vitest';
import { greeting, nameInMail } from './name-in-mail.ts';

describe('in a mail or an SMS', () => {
  test.each([
    'Adaọbị',
    'Ngozi Eze',
    'Dr. Chinedu Ọkáfọ̀',
    "Ṣadé O'Bello",
    'Anne-Marie Ẹ̀nítàn-Cole',
    'Adaobi Nwachukwu-Okonkwo Jr.',
    'Ɗanladi Ƙofar Mata',
    'Hauwaʼu Ŋande',
    'N’Golo A. Kanté',
    'علي حسن',
    '陈美玲',
    'Olúwafẹ́mi Adéyẹmí-Ọkáfọ̀',
    'Chukwuemeka Nwachukwu Okonkwo Jr.',
    'Blessing Goodluck Adaeze Okafor',
    'Godsgift',
    'Gift Success',
    'Favour',
    'Praise Wisdom',
    'Winifred Freeman',
    'Callistus Payne',
    'Nowamagbe Herera',
  ])('%s is called by name', (name) => expect(nameInMail(name.normalize('NFC'))).toBe(name.normalize('NFC')));

  test.each([
    'You won 5,000,000 naira! Claim it at https://cheap.example',
    'You won a car',
    'cheap.example',
    'Cheap.Example',
    'http://cheap.example',
    'Win 1000000 naira',
    'a@b.example',
    'Ada\nBcc: all',
    'Ada  Eze',
    'Please Send Money To Me',
    'You Won Big Money',
    'YOU WON',
    'Wón Bíg Mónẹ́y',
    'Click-Here Ada',
    "Ada's Prize",
    'Urgent. Verify Account',
    'Free Bitcoin',
    '恭喜您赢得五百万奈拉请立即联系客服领取奖金',
    '恭喜您赢得五百万',
    'لقد ربحت مليون نايرا اتصل',
    'A'.repeat(41),
    '<b>Ada</b>',
    '',
  ])('%j is not repeated', (name) => expect(nameInMail(name)).toBeUndefined());
});

test('a greeting stands without a name where there is none to repeat', () => {
  expect(greeting('Welcome', 'Ngozi Eze')).toBe('Welcome, Ngozi Eze.');
  expect(greeting('Welcome', 'Claim it at https://cheap.example')).toBe('Welcome.');
});
