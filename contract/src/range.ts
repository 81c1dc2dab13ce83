// From one figure to another, as texts say it: a line may end before it or after it, and not within.

const WORD_JOINER = '\u2060';

export const range = (from: number, to: number): string => `${from}–${WORD_JOINER}${to}`;
