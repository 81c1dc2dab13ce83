// What whoever looks for an order may mean by what they typed: references, names of providers, numbers of invoices.
import { plain, runsOf, tokensOf, unturned } from '../statements/narration.rules.ts';

/** Each as it is kept. */
export type Sought = {
  references: string[];
  /** The figures at the end of a reference, wherever they stand. */
  digits: string[];
  transactions: string[];
  invoices: string[];
};

/** A reference ends with the moment in which it was made. */
const DIGITS = 13;
const ORDINAL_DIGITS = 6;

/** A bank splits figures, and writes its own beside them. */
const digitsIn = (text: string): string[] =>
  runsOf(tokensOf(text)).flatMap(({ parts }) => {
    const all = parts.join('');
    return Array.from({ length: Math.max(0, all.length - DIGITS + 1) }, (_, at) =>
      all.slice(at, at + DIGITS),
    );
  });

/** Whole, among other words. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/([a-z]+)[\s-]*(\d{13})(?!\d)/g)].map(([, word, digits]) => `${word}-${digits}`);

const invoicesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![a-z\d])(ij|cn)[\s./-]*(\d{4})(?:[\s./-]+(\d{1,6})|(\d{6}))(?!\d)/g)].map(
    ([, series = '', year, apart, joined]) =>
      `${series.toUpperCase()}-${year}-${(apart ?? joined ?? '').padStart(ORDINAL_DIGITS, '0')}`,
  );

export const soughtIn = (typed: string): Sought => {
  const text = unturned(typed).trim();
  const lower = plain(text);
  return {
    // Statements write it in capitals, and with blanks in place of the hyphen.
    references: [lower.replaceAll(/[\s-]+/g, '-'), ...namedIn(lower)],
    digits: [...new Set(digitsIn(text))],
    transactions: [...new Set([text, text.toLowerCase(), text.toUpperCase()])],
    invoices: invoicesIn(lower),
  };
};
