// Whether a bank has an account under the name that its holder gave.

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

/** Banks turn names about and cut them: two words of it in common, or all where one of them has a single word. */
export const namesFit = (given: string, bankHas: string): boolean => {
  const [one, other] = [new Set(wordsOf(given)), new Set(wordsOf(bankHas))];
  const common = [...one].filter((word) => other.has(word)).length;
  return common > 0 && common >= Math.min(2, one.size, other.size);
};
