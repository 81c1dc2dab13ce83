// Whether a bank has an account under the name of whoever the money belongs to.

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

/** Banks turn names about and cut them: two words of it in common. One alone fits too many; a person looks then. */
export const namesFit = (owner: string, bankHas: string): boolean => {
  const [one, other] = [new Set(wordsOf(owner)), new Set(wordsOf(bankHas))];
  return [...one].filter((word) => other.has(word)).length >= 2;
};
