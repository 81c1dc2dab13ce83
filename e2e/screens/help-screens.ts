// The help screens of a member, and the states in which they are drawn.
import type { Screen } from './screen.ts';
import { asked } from './states.ts';
import { press, pressEach, searchFor } from './touches.ts';

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
    route: '/relationship-therapy',
    states: {
      ...asked('ada'),
      services: { who: 'ada', touch: press('Services', 'tab') },
      stories: { who: 'ada', touch: press('Success Stories', 'tab') },
      booking: { who: 'ada', touch: press('Book a Consultation') },
      refused: { who: 'ada', touch: pressEach('Book a Consultation', 'Proceed to Payment') },
      plans: { who: 'ada', touch: press('View Therapy Plans') },
      select: { who: 'ada', touch: pressEach('View Therapy Plans', 'Select Plan: Essential') },
      approach: { who: 'ada', touch: press('Learn More About Our Approach') },
    },
  },
  { route: '/questionnaire', states: asked('ada') },
  {
    route: '/contact-us',
    states: { ...asked('ada'), refused: { who: 'ada', touch: press('Send message') } },
  },
];
