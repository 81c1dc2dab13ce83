// What each screen of the wizard is called: in the line that counts them, and above its questions.
import { SCREENS, type Screen } from './screens.ts';

/** `next`: what the button before it calls it. */
type Words = { name: string; next: string; title: string; intro: string };

export const SCREEN_WORDS: Record<Screen, Words> = {
  photos: {
    name: 'Photos',
    next: 'your photos',
    title: 'Let people see you',
    intro: 'Five to begin, six are better. The first is your face.',
  },
  about: { name: 'About you', next: 'about you', title: 'Who are you?', intro: 'As your people call you.' },
  home: {
    name: 'Home',
    next: 'where you live',
    title: 'Where do you live?',
    intro: 'Your email and phone are shown to nobody.',
  },
  faith: {
    name: 'Faith',
    next: 'your faith',
    title: 'What do you believe?',
    intro: 'Answer as you would to a family elder.',
  },
  family: {
    name: 'Family',
    next: 'family',
    title: 'Marriage and children',
    intro: 'What a future spouse would want to know early.',
  },
  work: {
    name: 'Work',
    next: 'your work',
    title: 'What do you do?',
    intro: 'Your work, and what you studied.',
  },
  story: {
    name: 'Your story',
    next: 'your story',
    title: 'Where do you come from?',
    intro: 'All of it is optional. People like to read it.',
  },
  partner: {
    name: 'Partner',
    next: 'your partner',
    title: 'Who do you hope to meet?',
    intro: 'What you seek is shown to nobody else.',
  },
  values: {
    name: 'Values',
    next: 'what you share',
    title: 'What should you two share?',
    intro: 'You can say later, in Preferences, how much each wish matters.',
  },
  plans: {
    name: 'Plans',
    next: 'your plans',
    title: 'When do you wish to marry?',
    intro: 'The last questions.',
  },
  words: {
    name: 'Words',
    next: 'your words',
    title: 'In your own words',
    intro: 'People read this first, and like it. It can wait: leave it empty and go on.',
  },
};

/** Of the button that leads on: it says where to. */
export const onwardFrom = (screen: Screen): string => {
  const next = SCREENS[SCREENS.indexOf(screen) + 1];
  return next ? `Next: ${SCREEN_WORDS[next].next}` : 'Next';
};
