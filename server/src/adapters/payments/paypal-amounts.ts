// Amounts as PayPal writes them, "12.34", and as we do, in cents: each of its currencies that we use has two places.
import { z } from 'zod';

const WRITTEN = /^(?:0|[1-9]\d{0,12})\.\d{2}$/;

export const toValue = (amountMinor: number): string => {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0)
    throw new RangeError(`${amountMinor} is no amount in cents`);
  const digits = String(amountMinor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Undefined where it does not fit. */
export const toMinor = (value: string): number | undefined => {
  if (!WRITTEN.test(value)) return undefined;
  const minor = Number(value.replace('.', ''));
  return Number.isSafeInteger(minor) ? minor : undefined;
};

/** What it says of money, as `{ amountMinor, currency }`; refused where it does not fit. */
export const paypalMoney = z
  .object({ value: z.string(), currency_code: z.string() })
  .transform(({ value, currency_code: currency }, context) => {
    const amountMinor = toMinor(value);
    if (amountMinor !== undefined) return { amountMinor, currency };
    context.addIssue({ code: 'custom', message: `${value} is no amount in cents` });
    return z.NEVER;
  });

const SIGNED = /^-?/;
/** What a report says of money, which may be less than nothing, or nothing. */
export const signedMoney = z
  .object({ value: z.string(), currency_code: z.string() })
  .transform(({ value, currency_code: currency }, context) => {
    const minor = toMinor(value.replace(SIGNED, ''));
    if (minor !== undefined) return { amountMinor: value.startsWith('-') ? 0 - minor : minor, currency };
    context.addIssue({ code: 'custom', message: `${value} is no amount in cents` });
    return z.NEVER;
  });
