// A first sentence put where one writes: what was typed stays, and one sentence takes the place of the other.

/** `openers`: all that are offered; one of them alone is nothing that was typed. */
export const withOpener = (draft: string, opener: string, openers: readonly string[]): string => {
  const typed = draft.trimEnd();
  if (typed === '' || openers.includes(typed)) return opener;
  const other = openers.find((one) => one !== opener && typed.endsWith(`\n${one}`));
  const own = other ? typed.slice(0, -other.length).trimEnd() : typed;
  return own.endsWith(opener) ? own : `${own}\n${opener}`;
};
