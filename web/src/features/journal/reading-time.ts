// How long a text takes to read.
const WORDS_A_MINUTE = 200;

export const countWords = (html: string): number =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export const minutesToRead = (html: string): number =>
  Math.max(1, Math.round(countWords(html) / WORDS_A_MINUTE));
