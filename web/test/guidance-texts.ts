// The texts of counselling and therapy as screen tests are answered them: those of content/, without what is invented.
import type { GuidanceText } from '@ijeuwa/contract/guidance';
import written from '../../content/guidance-texts.json';

type Written = { id: string; more?: string[]; place?: string; example?: boolean };
const toText = ({ id, more = [], place, example = false, ...one }: Written): GuidanceText =>
  ({ ...one, key: id, more, place: place ?? null, example }) as GuidanceText;

export const STORIES = written.map(toText).filter(({ part }) => part === 'therapy-story');
export const TEXTS = written.map(toText).filter(({ part }) => part !== 'therapy-story');
