// Answers kept as text for whoever reads the same again: parsed and written once, for as long as their stamp is true.
import { type $ZodType, encode, type input } from 'zod/v4/core';

export type ReadyAnswers<S extends $ZodType> = {
  /** Empty where nothing is kept. */
  stampOf(reader: string): string;
  /** What is kept under this stamp. */
  find(reader: string, stamp: string): Buffer | undefined;
  keep(reader: string, stamp: string, answer: input<S>): Buffer;
};

/** `most`: of so many readers the text is kept, whoever has read last. `reader`: a name for one session and no other. */
export const makeReadyAnswers = <S extends $ZodType>(schema: S, most: number): ReadyAnswers<S> => {
  const kept = new Map<string, { stamp: string; text: Buffer }>();
  const putLast = (reader: string, one: { stamp: string; text: Buffer }) => {
    kept.delete(reader);
    kept.set(reader, one);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
  };
  return {
    stampOf: (reader) => kept.get(reader)?.stamp ?? '',
    find(reader, stamp) {
      const known = kept.get(reader);
      if (known?.stamp !== stamp) return undefined;
      putLast(reader, known);
      return known.text;
    },
    keep(reader, stamp, answer) {
      const text = Buffer.from(JSON.stringify(encode(schema, answer as never)));
      putLast(reader, { stamp, text });
      return text;
    },
  };
};
