// What each currency is called in a sentence; where one is chosen its code stands.
import type { Currency } from './fields.ts';

export const CURRENCY_WORDS: Record<Currency, string> = {
  NGN: 'naira',
  USD: 'dollars',
  EUR: 'euros',
  GBP: 'pounds',
};
