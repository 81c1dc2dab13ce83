// The texts of counselling and therapy as screen tests are answered them: those of content/, without what is invented.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuidanceText } from '@ijeuwa/contract/guidance';

type Written = { id: string; more?: string[]; place?: string; example?: boolean };
const FILE = join(import.meta.dirname, '..', '..', 'content', 'guidance-texts.json');
const written: Written[] = JSON.parse(readFileSync(FILE, 'utf8'));
const toText = ({ id, more = [], place, example = false, ...one }: Written): GuidanceText =>
  ({ ...one, key: id, more, place: place ?? null, example }) as GuidanceText;

export const STORIES = written.map(toText).filter(({ part }) => part === 'therapy-story');
export const TEXTS = written.map(toText).filter(({ part }) => part !== 'therapy-story');
