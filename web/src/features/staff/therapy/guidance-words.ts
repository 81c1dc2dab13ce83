// What the parts of the pages of counselling and therapy are called to whoever writes them.
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
};
