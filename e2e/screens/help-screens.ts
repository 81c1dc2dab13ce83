// The help screens of a member, and the states in which they are drawn.
import type { Screen } from './screen.ts';
import { asked } from './states.ts';
import { press, searchFor } from './touches.ts';

export const HELP: Screen[] = [
  { route: '/faqs', states: { ...asked('ada'), empty: { who: 'ada', touch: searchFor('zzzzqx') } } },
  {
    route: '/help-support',
    states: {
      ...asked('ada'),
      empty: { who: 'ada', touch: searchFor('zzzzqx') },
      contact: { who: 'ada', address: '/help-support#contact' },
      resources: { who: 'ada', address: '/help-support#resources' },
    },
  },
  {
    route: '/resources',
    states: {
      ...asked('ada'),
      'view all': { who: 'ada', touch: press(/^View All/) },
      article: { who: 'ada', address: '/resources#choosing-your-musts' },
      steps: { who: 'ada', address: '/resources#first-meeting-step-by-step' },
    },
  },
  {
    route: '/contact-us',
    states: { ...asked('ada'), refused: { who: 'ada', touch: press('Send message') } },
  },
];
