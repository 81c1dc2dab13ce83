// The small parts that every room's schemas are made of.
import * as z from 'zod/mini';

export const Id = z.uuid({ error: 'This id is not one of ours.' });

export const Ok = z.object({ ok: z.literal(true) });
export const Empty = z.object({});

/** Text that must be given; spaces around it do not count. */
export const requiredText = (message: string, maxLength = 200) =>
  z
    .string({ error: message })
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, message),
      z.maxLength(maxLength, `At most ${maxLength} characters, please.`),
    );

/** Text that may be left empty. */
export const optionalText = (maxLength: number) =>
  z.optional(
    z
      .string({ error: 'This must be text.' })
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.maxLength(maxLength, `At most ${maxLength} characters, please.`),
      ),
  );

const asNumber = (value: number | string): number =>
  typeof value === 'number' ? value : value.trim() === '' ? Number.NaN : Number(value);

/** A whole number; figures sent as strings are accepted (decisions, "a person's fields"). */
export const figure = (rule: { min: number; max: number; missing: string; outside: string }) =>
  z.pipe(
    z.pipe(z.union([z.number(), z.string()], { error: rule.missing }), z.transform(asNumber)),
    z
      .number({ error: rule.missing })
      .check(z.int(rule.outside), z.minimum(rule.min, rule.outside), z.maximum(rule.max, rule.outside)),
  );

/** An e-mail address, trimmed and in lower case. */
export const email = (missing: string, invalid: string) =>
  z
    .string({ error: missing })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, missing),
      z.maxLength(254, invalid),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, invalid),
    );

/** A calendar date, YYYY-MM-DD. */
export const isoDate = (message: string) =>
  z.string({ error: message }).check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, message),
    z.refine((text) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`)), message),
  );

/** A moment, ISO 8601 in UTC. */
export const Moment = z.string();

/** An amount of money in minor units (kobo, cents) and its currency. */
export const CURRENCIES = ['NGN', 'USD', 'EUR', 'GBP'] as const;
export const Currency = z.enum(CURRENCIES, { error: 'We do not know this currency.' });
export type Currency = z.infer<typeof Currency>;
export const Money = z.object({ amountMinor: z.int(), currency: Currency });
export type Money = z.infer<typeof Money>;
