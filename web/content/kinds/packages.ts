// The packages on sale; the server reads the same file into its catalogue, with the same demands.
import * as z from 'zod';
import { words } from './parts.ts';

const price = z.number().int().positive();

export const Packages = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z-]+$/),
    name: words,
    price,
    priceUSD: price,
    priceEUR: price,
    months: z.number().int().positive(),
    period: words,
    color: z.enum(['wine', 'leaf', 'gold', 'coral']),
    features: z.array(words).min(1),
  }),
);
