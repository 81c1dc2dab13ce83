// Finds the question of the help that somebody probably asks: by its own words, and by the words it is searched by.
type Question = { question: string; tags: readonly string[] };

/** Of one word in its forms: refuse, refused, refusing. */
const stemOf = (word: string): string => {
  const one = word.length > 4 ? word.replace(/s$/, '') : word;
  return one.length > 4 ? one.replace(/(ing|ed|e)$/, '') : one;
};

const SAYING_LITTLE = new Set(
  'how can could what when where who why which the and my did get been they need let tell please want know just still for you your are was not with this that does have has will from about our out'.split(
    ' ',
  ),
);

const wordsOf = (text: string): Set<string> =>
  new Set(
    (
      text
        .normalize('NFD')
        .toLowerCase()
        .replace(/\p{M}/gu, '')
        .match(/\p{L}{3,}/gu) ?? []
    )
      .filter((word) => !SAYING_LITTLE.has(word))
      .map(stemOf),
  );

/** The first of those that fit best; none where only chance speaks for it. */
export const findQuestion = <Q extends Question>(text: string, questions: readonly Q[]): Q | undefined => {
  const said = wordsOf(text);
  const hitsIn = (words: ReadonlySet<string>) => [...words].filter((word) => said.has(word)).length;
  let best: { one: Q; weight: number } | undefined;
  for (const one of questions) {
    const own = wordsOf(one.question);
    // A word that stands in both speaks once.
    const [hits, tagHits] = [
      hitsIn(own),
      hitsIn(new Set([...wordsOf(one.tags.join(' '))].filter((word) => !own.has(word)))),
    ];
    const fits = (hits > 0 && hits === own.size) || hits + tagHits >= 2;
    const weight = 2 * hits + tagHits;
    if (fits && weight > (best?.weight ?? 0)) best = { one, weight };
  }
  return best?.one;
};
