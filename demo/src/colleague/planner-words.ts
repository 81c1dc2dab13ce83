// What the practice planner writes: what the catalogue says, and plainly that a program answers.

export const PLANNER_COLLEAGUE = {
  name: 'Kẹ́hìndé Planner',
  email: 'practice-planner@demo.ijeuwa.example',
} as const;

const HONEST =
  'I am a practice colleague: in this demonstration a program answers in place of our planners, and asks no venue.';
const SIGNED = 'Kẹ́hìndé, practice colleague';

type Wedding = { about: string | null; facts: string | undefined; isAgain: boolean };

export const answerToWedding = ({ about, facts, isAgain }: Wedding): string => {
  const thanks = isAgain
    ? 'Thank you for writing again. I have read it.'
    : `Good day, and thank you for asking${about ? ` about ${about}` : ' us to help with your wedding'}.`;
  const known = isAgain
    ? 'I know no more than our pages say. In the live product your planner goes on with you here until the day.'
    : (facts ??
      'In the live product a planner asks for your day, your families and your budget, and plans with you.');
  return [thanks, known, HONEST, SIGNED].join('\n\n');
};
