// The figures of the catalogue that open pages show: {price:blossom} in a text, and their current words.
import type { Package } from './billing.ts';

export type FormatMoney = (amount: { amountMinor: number; currency: string }) => string;

const MINOR = 100;

/** Every figure that a text may name, by its mark: price:<package>, price:<package>:<currency>, period:<package>, name:<package>. */
export const figuresOf = (packages: readonly Package[], formatMoney: FormatMoney): Map<string, string> =>
  new Map(packages.flatMap((one) => figuresOfPackage(one, formatMoney)));

const figuresOfPackage = (one: Package, formatMoney: FormatMoney): [string, string][] => {
  const inWords = (whole: number, currency: string) => formatMoney({ amountMinor: whole * MINOR, currency });
  return [
    [`price:${one.id}`, inWords(one.price, 'NGN')],
    [`price:${one.id}:USD`, inWords(one.priceUSD, 'USD')],
    [`price:${one.id}:EUR`, inWords(one.priceEUR, 'EUR')],
    [`period:${one.id}`, one.period],
    [`name:${one.id}`, one.name],
  ];
};

/** Puts words in the place of each mark; a mark that names no figure is a fault of the text. */
export const replaceFigures = (
  text: string,
  figures: ReadonlyMap<string, string>,
  write: (mark: string, words: string) => string = (_, words) => words,
): string =>
  text.replace(/\{((?:price|period|name):[a-z-]+(?::[A-Z]{3})?)\}/g, (_, mark: string) => {
    const words = figures.get(mark);
    if (words === undefined) throw new Error(`The text names a figure that the catalogue lacks: {${mark}}.`);
    return write(mark, words);
  });
