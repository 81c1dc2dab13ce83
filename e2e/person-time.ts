// How long a person needs for what a hand has done, by the keystroke-level model: the machine's own time is not in it.

/** What was done, counted. */
export type Deeds = {
  /** Touches of the glass outside the keyboard. */
  taps: number;
  /** Keys of the keyboard: each sign, each mark above or below a letter, "next" and "go". */
  keys: number;
  /** How often the thumbs go from the glass to the keyboard and back. */
  homings: number;
  /** What had to be thought of first: each touch, and each field. */
  thoughts: number;
};

/**
 * Seconds for one of each. K, P, H and M are those of Card, Moran and Newell, "The keystroke-level model for user
 * performance time with interactive systems", Communications of the ACM 23 (1980), 396–410, and "The Psychology of
 * Human-Computer Interaction" (1983). Where a phone has figures of its own the slower of the two is taken:
 * - `key`: 0.50 is their figure for random letters, 24 words a minute; sentences on a phone come at 36.2 words a minute
 *   (0.33), with one index finger at 29 (0.41): Palin et al., "How do people type on mobile devices?", MobileHCI 2019.
 *   A name, an address and a password are no sentences.
 * - `point`: 1.10 is theirs for a mouse; a finger on glass is faster (Lee et al., "Fingerstroke time estimates for
 *   touchscreen-based mobile gaming interaction", Human Movement Science 44 (2015), 211–224).
 */
const SECONDS = { key: 0.5, point: 1.1, press: 0.2, home: 0.4, think: 1.35 };

/** A thought before each touch and each field is more than the rules of the model ask for, which join what goes together. */
export const secondsFor = ({ taps, keys, homings, thoughts }: Deeds): number =>
  taps * (SECONDS.point + SECONDS.press) +
  keys * SECONDS.key +
  homings * SECONDS.home +
  thoughts * SECONDS.think;

/** Silent reading, in words a minute: Brysbaert, Journal of Memory and Language 109 (2019). */
const WORDS_A_MINUTE = 238;
export const secondsToRead = (words: number): number => (words / WORDS_A_MINUTE) * 60;
