// How practice members talk: to the point, in their own voice, and never the same thing twice running.
import { type Dice, diceOf } from '@ijeuwa/drawings/dice';
import type { Person } from './person.ts';
import { REPLIES } from './replies.ts';
import { type Speaker, speakerOf } from './speaker.ts';
import { type Topic, topicsOf } from './topics.ts';

export type Line = { from: 'me' | 'them'; text: string };

/** What `person` answers to `text`; in `history` the person's own lines are from `me`. */
export function replyTo(person: Person, history: readonly Line[], text: string): string {
  const speaker = speakerOf(person);
  const dice = diceOf(person.look.seed, history.length, ...lettersOf(text));
  const said = history.filter(({ from }) => from === 'me').map((line) => line.text);
  const topics = topicsOf(text);
  const answer = unsaid(
    dice,
    topics.slice(0, 1).concat(GREETINGS.includes(topics[0]!) ? topics.slice(1, 2) : []),
    speaker,
    said,
  );
  const curious =
    !/\?|Tell me|your turn/.test(answer) &&
    !FIRM.includes(topics[0]!) &&
    dice.chance(person.temperament.talkativeness * 0.7);
  const next = curious ? ` ${fresh(dice, QUESTIONS, said)}` : '';
  return `${answer}${next}`.normalize('NFC');
}

/** Two or three ways in which `person` would write first; `toName` is who they write to. */
export function openingLines(person: Person, toName: string): string[] {
  const { city, hobby, otherHobby, tongue } = speakerOf(person);
  const dice = diceOf(person.look.seed, 99);
  const openings = [
    `Hello ${toName}. I read your profile twice, the second time with tea. How is your week going?`,
    `Good day, ${toName}! I am ${person.firstName}, from ${city}. What is the best thing that has happened to you since Monday?`,
    `${toName}, I am glad that we matched. I shall begin with an easy one: ${hobby} or ${otherHobby}?`,
    `Hi ${toName}. Before the serious questions, which soup would you defend in public?`,
    `Hello ${toName}. How would your people greet mine? I will answer in ${tongue}.`,
  ];
  return dice.some(openings, dice.whole(2, 3)).map((line) => line.normalize('NFC'));
}

const GREETINGS: readonly Topic[] = ['yorubaGreeting', 'igboGreeting', 'hausaGreeting', 'pidgin'];
const FIRM: readonly Topic[] = ['money', 'contact', 'goodNight', 'thanks', 'meeting'];

const QUESTIONS: readonly string[] = [
  'What was the best part of your day?',
  'Tell me about the house that you grew up in?',
  'What makes you laugh without fail?',
  'Who in your family are you most like?',
  'What do you do on a free Sunday afternoon?',
  'What is one small promise that you always keep?',
  'Which place would you take me to first?',
  'What did you learn late that you wish you had learnt early?',
];

// After a greeting in a mother tongue comes what else was said.
function unsaid(dice: Dice, topics: Topic[], speaker: Speaker, said: string[]): string {
  return topics
    .filter((topic, at) => at === 0 || !['greeting', 'wellbeing', 'question'].includes(topic))
    .map((topic) => {
      const fitting = (REPLIES[topic] ?? REPLIES.other!)(speaker);
      const left = fitting.filter((one) => !said.some((before) => before.includes(one)));
      return left.length > 0 || topic === 'money' || topic === 'contact'
        ? fresh(dice, fitting, said)
        : fresh(dice, REPLIES.other!(speaker), said);
    })
    .join(' ');
}

// One that has not been said; once all have been, any but the last.
function fresh(dice: Dice, lines: readonly string[], said: readonly string[]): string {
  const unused = lines.filter((one) => !said.some((before) => before.includes(one)));
  const notLast = lines.filter((one) => !said.at(-1)?.includes(one));
  return dice.pick(unused.length > 0 ? unused : notLast.length > 0 ? notLast : lines);
}

function lettersOf(text: string): number[] {
  return [...text].slice(0, 80).map((letter) => letter.codePointAt(0)!);
}
