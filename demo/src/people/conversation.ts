// How practice members talk: to the point, in their own voice, and never the same thing twice.
import { type Dice, diceOf } from '@ijeuwa/drawings/dice';
import type { Person } from './person.ts';
import { REPLIES } from './replies.ts';
import { type Speaker, speakerOf } from './speaker.ts';
import { type Topic, topicsOf } from './topics.ts';

export type Line = { from: 'me' | 'them'; text: string };

/**
 * What `person` answers to `text`; in `history`, the whole conversation, the person's own lines are from `me`.
 * Undefined when everything that they could say about it has been said: then they let it rest.
 */
export function replyTo(person: Person, history: readonly Line[], text: string): string | undefined {
  const speaker = speakerOf(person);
  const dice = diceOf(person.look.seed, history.length, ...lettersOf(text));
  const said = history.filter(({ from }) => from === 'me').map((line) => line.text);
  const topics = topicsOf(text);
  const answer = answerTo(dice, topics, speaker, said);
  if (!answer) return FIRM.includes(topics[0]!) ? undefined : otherSubject(dice, said)?.normalize('NFC');
  const curious =
    !/\?|Tell me|your turn/.test(answer) &&
    !FIRM.includes(topics[0]!) &&
    dice.chance(person.temperament.talkativeness * 0.7);
  const question = curious ? unsaid(dice, QUESTIONS, said) : undefined;
  return (question ? `${answer} ${question}` : answer).normalize('NFC');
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
const POLITE: readonly Topic[] = ['greeting', 'wellbeing', 'question'];
// Nothing is asked after these.
const FIRM: readonly Topic[] = ['real', 'money', 'contact', 'goodNight', 'thanks'];

const TURNS: readonly string[] = [
  'May I ask you something else?',
  'Let us leave that for when we meet.',
  'I think that we have talked that one through.',
];

const QUESTIONS: readonly string[] = [
  'What was the best part of your day?',
  'Tell me about the house that you grew up in?',
  'What makes you laugh without fail?',
  'Who in your family are you most like?',
  'What do you do on a free Sunday afternoon?',
  'What is one small promise that you always keep?',
  'Which place would you take me to first?',
  'What did you learn late that you wish you had learnt early?',
  'Which of your parents’ habits would you bring into your own home?',
  'What does a good marriage look like to you on an ordinary Tuesday?',
  'Who would you want beside you on the day of the introduction?',
  'What should nobody at home be too busy for?',
];

// After a greeting in a mother tongue comes what else was said.
function answerTo(dice: Dice, topics: Topic[], speaker: Speaker, said: string[]): string | undefined {
  const greeted = GREETINGS.includes(topics[0]!);
  const also = greeted ? topics.slice(1, 2).filter((topic) => !POLITE.includes(topic)) : [];
  const parts = [...topics.slice(0, 1), ...also].map((topic) =>
    unsaid(dice, REPLIES[topic]?.(speaker) ?? [], said),
  );
  return parts.filter((part) => part !== undefined).join(' ') || undefined;
}

function otherSubject(dice: Dice, said: string[]): string | undefined {
  const question = unsaid(dice, QUESTIONS, said);
  return question && `${unsaid(dice, TURNS, said) ?? ''} ${question}`.trim();
}

function unsaid(dice: Dice, lines: readonly string[], said: string[]): string | undefined {
  const left = lines.filter((one) => !said.some((before) => before.includes(one.normalize('NFC'))));
  return left.length > 0 ? dice.pick(left) : undefined;
}

function lettersOf(text: string): number[] {
  return [...text].slice(0, 80).map((letter) => letter.codePointAt(0)!);
}
