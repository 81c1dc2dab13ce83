// What was liked on a page, in words for whoever reads of it.
import type { PartKind } from '@ijeuwa/contract/likes';

/** Without a part where it is known no longer. */
type Liked = { part: PartKind | null; prompt: string | null; quote: string | null };

const NAMES = { bio: 'About me', family: 'Family', photo: 'A photo' } as const;

/** In one line, for staff: “About me: I teach physics.” */
export const aboutInWords = ({ part, prompt, quote }: Liked): string =>
  part === null ? 'Their page' : [part === 'reply' ? prompt : NAMES[part], quote].filter(Boolean).join(': ');
