// Finding by parts of words, whatever the case and the marks on the letters.

/** Hausa letters that no mark can be taken from. */
const HOOKED: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

/** Ọlọ́runfẹ́mi as olorunfemi. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ɓɗƙƴ]/g, (letter) => HOOKED[letter]!)
    .replace(/[’ʼ]/g, "'")
    .replace(/(\p{L})-(?=\p{L})/gu, '$1');

/** What was typed, in parts that are looked for. */
export const partsOf = (query: string): string[] => fold(query).match(/[\p{L}\p{N}']+/gu) ?? [];

export const isQuery = (typed: string): boolean => partsOf(typed).length > 0;

export const holds = (text: string, parts: readonly string[]): boolean => {
  const folded = fold(text);
  return parts.every((part) => folded.includes(part));
};
