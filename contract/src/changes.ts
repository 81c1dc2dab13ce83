// A smaller package from the next renewal on: what it will cost and when, chosen, and taken back until then.
// A larger one is a price of its own (`makeQuote` with `upgrade`): which ones there are, and what each would come to.
import * as z from 'zod/mini';
import { Agreement } from './agreements.ts';
import { endpoint } from './endpoint.ts';
import { Moment, Money, requiredText } from './fields.ts';

const packageId = requiredText('Please choose a package.', 40);
const Answer = z.object({ agreement: z.nullable(Agreement) });

export const Downgrade = z.object({
  packageId: z.string(),
  packageName: z.string(),
  price: Money,
  period: z.string(),
  /** When this price is charged for the first time. */
  renewsAt: Moment,
  /** When it begins: until then everything stays. */
  beginsAt: Moment,
});
export type Downgrade = z.infer<typeof Downgrade>;

export const Upgrade = z.object({
  packageId: z.string(),
  packageName: z.string(),
  price: Money,
  /** What is left of packages that were paid for, and counts. */
  credit: Money,
  total: Money,
});
export type Upgrade = z.infer<typeof Upgrade>;

export const listUpgrades = endpoint({
  method: 'GET',
  path: '/api/subscription/upgrades',
  access: 'member',
  summary:
    'The larger packages that can take the place of what runs, each with its price today: none on trial, in a pause, while a bank asks money back, or where nothing is left that counts.',
  answer: z.object({ upgrades: z.array(Upgrade) }),
});

export const previewDowngrade = endpoint({
  method: 'GET',
  path: '/api/agreement/downgrade',
  access: 'member',
  summary:
    'What renewing as a smaller package would come to: its price, when that is charged, and when the package begins. 409 without a renewal that runs, and for a package that is no smaller one.',
  query: z.object({ packageId }),
  answer: Downgrade,
});
export const chooseDowngrade = endpoint({
  method: 'POST',
  path: '/api/agreement/downgrade',
  access: 'member',
  summary:
    'Agrees that the renewal is a smaller package from its next charge on, at the price that was shown; nothing is charged now. 409 where the price is another one meanwhile.',
  body: z.strictObject({ packageId, price: Money }),
  answer: Answer,
});
export const takeBackDowngrade = endpoint({
  method: 'POST',
  path: '/api/agreement/downgrade/take-back',
  access: 'member',
  summary: 'Renews as before, until the smaller package is charged. 409 where nothing was chosen.',
  answer: Answer,
});
