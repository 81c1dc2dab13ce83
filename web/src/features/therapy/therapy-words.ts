// The words of the therapy page: what it is, what is offered, how we work.
import {
  CONSULTATION_PAID_WITHIN_HOURS,
  INSIGHTS_WITHIN_HOURS,
  PLAN_USABLE_MONTHS,
} from '@ijeuwa/contract/therapy';

export type TherapyService = { title: string; text: string; more: readonly string[] };

export const ABOUT: readonly { title: string; text: string }[] = [
  {
    title: 'Two people, one room',
    text: 'You sit with a counsellor together, or alone where that is better at first. Each session is 50 minutes, at a time that suits you both, also when one is in Lagos and the other in London.',
  },
  {
    title: 'At home in your life',
    text: 'In-laws, faith, bride price, money sent home, children from before: our counsellors know what stands behind the words, and need no explanation.',
  },
  {
    title: 'Between you and the counsellor',
    text: 'What you say is kept encrypted. Nobody else on Ijeuwa sees that you were here: your notices say “Appointment”, and no more.',
  },
];

export const SERVICES: readonly TherapyService[] = [
  {
    title: 'Couples therapy',
    text: 'For two who love each other and keep ending up in the same quarrel.',
    more: [
      'You learn what happens in the first minute of a quarrel, and how to stop it there.',
      'Between the sessions there is one small thing to try at home, never homework for an evening.',
      'Most couples take eight sessions, one a week.',
    ],
  },
  {
    title: 'Before the wedding',
    text: 'What to talk over before the families meet: money, faith, children, where to live.',
    more: [
      'You go through what couples fight about in the first three years, before it is there.',
      'Genotype, earlier marriages and family expectations have their place, with somebody beside you.',
      'Four sessions are usually enough.',
    ],
  },
  {
    title: 'Trust after a wound',
    text: 'When something was broken, and both wish to know whether it can be mended.',
    more: [
      'The counsellor sees each of you alone first, so that nobody has to be brave in front of the other.',
      'You decide together what honesty means from now on, in plain agreements.',
      'Take your time: the plan of twelve sessions is made for this.',
    ],
  },
  {
    title: 'On your own',
    text: 'For one who comes alone: after a divorce, after a loss, or while the other is not ready.',
    more: [
      'You need nobody’s permission, and nobody is told.',
      'Many come alone at first, and bring the other from the third session on.',
      'If you are not safe at home, tell the counsellor while you are alone. In danger, call 112.',
    ],
  },
];

export const APPROACH: readonly { title: string; text: string }[] = [
  {
    title: 'We listen first',
    text: 'The consultation is 30 minutes. You tell what brings you; the counsellor says honestly whether therapy is the way, and with whom.',
  },
  {
    title: 'A plan that you both know',
    text: 'After it you agree on one goal in your own words, and on how you will notice that it is reached.',
  },
  {
    title: 'Small steps, looked at together',
    text: 'Each session begins with what became of the last step. What did not help is changed, not blamed.',
  },
  {
    title: 'An end',
    text: 'Therapy is no subscription. When the goal is reached you part, and come back only if you wish to.',
  },
];

export const INSIGHTS_PROMISE = `within ${INSIGHTS_WITHIN_HOURS} hours, by a counsellor`;
export const FEE_WITHIN = `within ${CONSULTATION_PAID_WITHIN_HOURS} hours`;
export const USABLE_FOR = `${PLAN_USABLE_MONTHS} months`;
