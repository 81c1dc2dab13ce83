// What people hope for, believe and ask of a marriage, in their own words.
import type { Religion } from '@ijeuwa/contract/person';

export const HOPES: readonly string[] = [
  'I am looking for somebody to come home to, and to be worth coming home to.',
  'I would like a marriage where we pray, plan and laugh, not always in that order.',
  'I want a partner who says the hard thing gently.',
  'I am ready for the ordinary part: the school runs, the generator, the quiet evenings.',
  'I hope for a home where both our mothers can visit at once.',
  'I do not need perfect; I need kind, honest and here.',
  'I would rather grow with somebody than arrive and wait.',
  'I want us to be each other’s first phone call.',
  'I am serious about marriage and relaxed about nearly everything else.',
  'I believe that love is mostly attention, paid daily.',
  'I am hoping for a friend first, and a wedding our grandmothers can dance at.',
  'I would like two children, a mango tree and somebody who finishes my sentences wrongly on purpose.',
  'I want to build something slowly that our children will not have to repair.',
  'I have no time for games, except Ludo.',
  'I value a person who keeps small promises.',
  'I am looking for calm, not for fireworks; the harmattan is exciting enough.',
  'My best friends are still those of secondary school, and I love in the same way.',
  'If you are kind to drivers and waiters, you are already ahead.',
  'I would like to meet your family early, and you to meet mine, with food between us.',
  'I keep my word, apologise quickly, and I am never late for dinner.',
  'I want a marriage that is a team and not a tug of war.',
  'I am told that I am stubborn about only two things: honesty and stew.',
  'Where we live matters less to me than how we speak to each other there.',
  'I am learning to rest, and I would love company.',
  'I want the sort of love that carries umbrellas.',
  'I will meet you halfway, and on a bad day all the way.',
];

export const FAITH_LINES: Partial<Record<Religion, readonly string[]>> = {
  christianity: [
    'My faith is quiet, daily, and not for show.',
    'I serve as an usher at my parish, so I am good at finding people a seat.',
    'I was raised Anglican and still know every verse of the evening hymns.',
    'Church is my second family, but I choose my own friends.',
    'I am a Catholic who likes the early Mass and the long walk home after it.',
    'I tithe, I fast, and I laugh during long sermons. God knows me.',
  ],
  islam: [
    'My deen comes first, and it has made me gentler, not harder.',
    'I keep my five prayers and my sense of humour.',
    'Ramadan is my favourite time of the year, above all the cooking before dusk.',
    'I hope to perform the Hajj one day with the one I marry beside me.',
    'I would like a home where Fajr is the one alarm that we share.',
    'I was raised in a house of books and prayer, and I would like to build another.',
  ],
  traditional: [
    'I keep my family’s festivals, and I can explain them without shouting.',
    'I honour those who came before me; the shrine in our compound is swept every market day.',
  ],
  spiritual: [
    'I pray in my own words, mostly outdoors.',
    'I believe in God and in good manners, and the second proves the first.',
  ],
  none: [
    'I am not religious, but I was raised to be decent, and I never miss a family thanksgiving.',
    'I question most things and respect all of them; come and argue kindly.',
  ],
};

export const PARENT_LINES: readonly string[] = [
  'I have been through something hard, and I came out softer.',
  'My children are the best thing that I have done, and they will interview you.',
  'I am a parent first before noon, and a whole person after bedtime.',
  'My home is loud, tidy on Fridays, and full of drawings.',
  'I do my school runs with a smile and very strong coffee.',
];

export const ABROAD_LINES: readonly string[] = [
  'I left home with two suitcases and came back every December with four.',
  'I have lived abroad long enough to miss dust.',
  'I find the one shop that sells good garri in every city that I move to.',
  'I call my mother every Sunday at six, wherever I am, and she still asks if I have eaten.',
  'I have mastered snow, but I will never forgive it.',
  'I would come home for the right person, or make a home here with them.',
];
