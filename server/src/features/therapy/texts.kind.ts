// The texts of the pages of counselling and therapy as a kind of the catalogue, and what each must hold to.
import { type GuidancePart, GuidanceTextEntry } from '@ijeuwa/contract/guidance';
import type { Kind } from '#platform/catalogue.ts';
import { slugKey } from '#platform/slug-key.rules.ts';

const STORY: GuidancePart = 'therapy-story';
/** The page has room for so many; of the others for as many as there are. */
const MOST: Partial<Record<GuidancePart, number>> = {
  'therapy-hero': 1,
  'therapy-consultation': 1,
  'therapy-session': 1,
  'therapy-ending': 1,
  'counselling-hero': 1,
  // Spec 2: three items, and three of the consultation.
  'counselling-approach': 3,
  'counselling-experts': 1,
  'counselling-banner': 1,
  'counselling-consultation': 1,
  'counselling-consultation-item': 3,
  'therapy-assessment': 1,
  'ceremony-hero': 1,
  'planning-hero': 1,
};

/** Its page shows it as it is written. */
const NO_MARKS = 'Nothing is filled in here: please write the words themselves, without braces.';

export const guidanceTextKind: Kind<GuidanceTextEntry> = {
  name: 'guidance-text',
  work: 'guidanceTexts',
  data: GuidanceTextEntry,
  written: { list: 'guidance-texts.json', place: 'order' },
  keyOf: ({ part, title }) => slugKey(`${part} ${title}`, part),
  // Where it stands is what it is; that a story is invented is not for staff to say or to deny.
  onlyInFile: ['part', 'example'],
  faultsOf: async (entry): Promise<Record<string, string> | undefined> => {
    const { part, title, text, more, place, example } = entry;
    const said = { title, text, more: more?.join(), place };
    const braced = Object.entries(said).find(([, words]) => words && /[{}]/.test(words));
    if (braced) return { [braced[0]]: NO_MARKS };
    if (part !== STORY && (place !== undefined || example))
      return { place: 'Only whoever tells a story lives somewhere.' };
    if (part === STORY && place === undefined) return { place: 'Please say where they live.' };
    if (part !== 'therapy-service' && more !== undefined) return { more: 'Only a service has points.' };
    return undefined;
  },
  faultsBeside: ({ part }, others) => {
    const most = MOST[part];
    const there = others.filter((other) => other.part === part).length;
    if (most === undefined || there < most) return undefined;
    return { part: `The page has room for ${most} of these. Please change what stands there.` };
  },
};
