// The screens of ceremonies and weddings, of members and of planners, and the states in which they are drawn.
import type { Screen } from './screen.ts';
import { asked } from './states.ts';
import { openDialog, press } from './touches.ts';

export const WEDDINGS: Screen[] = [
  {
    route: '/ceremony-planning',
    states: {
      ...asked('ada'),
      'not asked yet': { who: 'newcomer' },
      rustic: { who: 'ada', touch: (page) => page.getByRole('radio', { name: 'Rustic' }).check() },
      venue: { who: 'ada', touch: press('See it: Lagoon Lawn') },
      asking: { who: 'ada', touch: press('Ask about Lagoon Lawn') },
    },
  },
  {
    route: '/marriage-planning',
    states: {
      ...asked('ada'),
      asking: { who: 'ada', touch: press('Ask about it: Traditional rites') },
    },
  },
  {
    route: '/staff/planning',
    states: { ...asked('staff'), opened: { who: 'staff', touch: openDialog(/^Open /) } },
  },
  {
    route: '/staff/venues',
    states: { ...asked('staff'), changing: { who: 'staff', touch: press('Change: Lagoon Lawn') } },
  },
  { route: '/staff/planning-services', states: asked('staff') },
  { route: '/staff/partners', states: asked('staff') },
  { route: '/events', states: { ...asked('ada'), 'not invited': { who: 'newcomer' } } },
  {
    route: '/staff/events',
    states: { ...asked('staff'), changing: { who: 'staff', touch: press('Change: An evening of highlife') } },
  },
];
