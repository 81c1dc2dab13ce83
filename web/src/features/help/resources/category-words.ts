// What the categories of things to read are called.
import type { ResourceCategory } from '@ijeuwa/contract/resources';
import { help } from '../help-words.ts';

export type CategoryWords = { id: ResourceCategory; title: string; text: string };

const WORDS = help.resources.categories;

export const CATEGORIES: readonly CategoryWords[] = [
  { id: 'kb', ...WORDS.kb },
  { id: 'videos', ...WORDS.videos },
  { id: 'guides', ...WORDS.guides },
  { id: 'community', ...WORDS.community },
];
