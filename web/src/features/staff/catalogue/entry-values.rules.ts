// Two people who change one entry: what each of them changed, and what both did.
export type Values = Record<string, string>;

export type Meeting = {
  /** What only the other changed: it becomes mine too. */
  taken: Values;
  /** What both changed, each in another way, as the other has it. */
  theirs: Values;
};

/** `before`: what both saw first. */
export const meet = (before: Values, mine: Values, theirs: Values): Meeting => {
  const changed = Object.keys(theirs).filter((name) => theirs[name] !== before[name]);
  const pick = (names: string[]): Values => Object.fromEntries(names.map((name) => [name, theirs[name]!]));
  return {
    taken: pick(changed.filter((name) => mine[name] === before[name])),
    theirs: pick(changed.filter((name) => mine[name] !== before[name] && mine[name] !== theirs[name])),
  };
};
