// What of the ways to us a search finds, on the open page and in the application.
import type { Searchable } from '../faq-search.rules.ts';
import { help } from '../help-words.ts';

export const FORM_TAGS: readonly string[] = [
  'contact',
  'message',
  'form',
  'write',
  'email',
  'question',
  'support',
];

const { safety, hours, office } = help.contact;

export const CONTACT_ENTRIES: readonly Searchable[] = [
  { title: 'Send us a message', text: '', tags: FORM_TAGS },
  safety,
  hours,
  office,
];
