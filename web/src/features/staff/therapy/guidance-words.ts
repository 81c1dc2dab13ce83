// What the parts of these pages are called to whoever writes them.
import type { GuidancePart } from '@ijeuwa/contract/guidance';

export const PART_WORDS: Record<GuidancePart, string> = {
  'therapy-hero': 'Therapy: on top',
  'therapy-about': 'Therapy: about',
  'therapy-service': 'Therapy: services',
  'therapy-story': 'Therapy: success stories',
  'therapy-approach': 'Therapy: our approach',
  'therapy-consultation': 'Therapy: above the booking of a consultation',
  'therapy-session': 'Therapy: above the booking of a first session',
  'therapy-ending': 'Therapy: at the end',
  'counselling-hero': 'Counselling: on top',
  'counselling-approach': 'Counselling: our approach',
  'counselling-experts': 'Counselling: above the experts',
  'counselling-banner': 'Counselling: the consultation, on the page',
  'counselling-consultation': 'Counselling: the consultation, in its dialog',
  'counselling-consultation-item': 'Counselling: what the consultation is',
  'therapy-assessment': 'Therapy: before the assessment',
  'ceremony-hero': 'Ceremony planning: on top',
  'planning-hero': 'Marriage planning: on top',
};

/** The page has a title of its own there. */
const UNTITLED: readonly GuidancePart[] = [
  'therapy-hero',
  'therapy-consultation',
  'therapy-session',
  'counselling-hero',
  'counselling-experts',
  'counselling-banner',
  'counselling-consultation',
  'therapy-assessment',
  'ceremony-hero',
  'planning-hero',
];
export const titleHint = (part: string): string | undefined => {
  if (part === 'therapy-story') return 'Who tells it. Only with their word that we may.';
  return UNTITLED.some((one) => one === part)
    ? 'For staff alone: the page has its own title here, and this one is not shown.'
    : undefined;
};
