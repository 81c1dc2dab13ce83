// What of a person's page somebody likes, and the short note that may go with it.
import * as z from 'zod/mini';
import { figureInAddress, handle, requiredText } from './fields.ts';

export const NOTE_MAX_LENGTH = 140;

/** `reply`: what the person wrote to a prompt. */
export const PARTS = ['bio', 'family', 'reply', 'photo'] as const;
export type PartKind = (typeof PARTS)[number];

/** Which part of the page it is, by its name alone: what stands there the server knows. */
export const PartNamed = z.discriminatedUnion(
  'part',
  [
    z.strictObject({ part: z.literal('bio') }),
    z.strictObject({ part: z.literal('family') }),
    z.strictObject({ part: z.literal('reply'), prompt: handle }),
    z.strictObject({ part: z.literal('photo'), photo: handle }),
  ],
  { error: 'Please say what it is that you like.' },
);
export type PartNamed = z.infer<typeof PartNamed>;

export const Liking = z.strictObject({
  liked: PartNamed,
  note: z.optional(requiredText('Please write a note, or like without one.', NOTE_MAX_LENGTH)),
});
export type Liking = z.infer<typeof Liking>;

export const SHOWN_MAX_MS = 24 * 3600 * 1000;
/** How long ago the liker was shown the card; older than that, nothing can be said of what they have done since. */
export const ShownSince = z.object({
  shownMs: z.optional(
    figureInAddress(0, SHOWN_MAX_MS, 'This card was shown more than a day ago. Please open it again.'),
  ),
});

/** A part of somebody's page, as it stood when it was liked. */
export const QuotedPart = z.object({
  part: z.enum(PARTS),
  /** The beginning of the sentence that the reply is to. */
  prompt: z.nullable(z.string()),
  /** Empty where the words were taken back since; null for a photo. */
  quote: z.nullable(z.string()),
  /** Null for words, and for a photo that is gone. */
  image: z.nullable(z.string()),
});
export type QuotedPart = z.infer<typeof QuotedPart>;

const TITLES = { bio: 'About me', family: 'Family' } as const;
/** What stands above the words where they are quoted; a photo says what it is. */
export const titleOfPart = ({ part, prompt }: Pick<QuotedPart, 'part' | 'prompt'>): string | undefined =>
  part === 'photo' ? undefined : part === 'reply' ? (prompt ?? undefined) : TITLES[part];

/** A part of the reader's own page, with the note of whoever liked it. */
export const LikedPart = z.extend(QuotedPart, { note: z.nullable(z.string()) });
export type LikedPart = z.infer<typeof LikedPart>;
