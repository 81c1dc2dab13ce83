// The sample membership of the demonstration: nobody is offered it, and its invoices are the samples that the specification shows.
import { QUOTE_MINUTES, SAMPLE_PACKAGE } from '@ijeuwa/contract/billing';
import type { PackageEntry } from '@ijeuwa/contract/packages';
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { saveQuote } from '../checkout/quotes.repository.ts';
import { findNewestId } from './packages.repository.ts';
import type { Packages } from './packages.service.ts';

export type SampleNeeds = { db: Database; clock: Clock; demo: boolean; packages: Packages };

/** Spec 9: $49.99. */
const PRICE = { amountMinor: 4999, currency: 'USD' } as const;
/** Below every package that is sold (`rank`), so that it follows what runs and keeps none of them waiting. Prices of the catalogue are whole: its quote has the cents. */
const SAMPLE: PackageEntry = {
  name: 'Sample membership',
  price: 75_000,
  priceUSD: 50,
  priceEUR: 46,
  months: 1,
  period: '1 month',
  color: 'wine',
  features: ['Standard support'],
  position: 0,
};

export const makeSample = ({ db, clock, demo, packages }: SampleNeeds) => ({
  /** A price of it for this member: what follows is an order like any other. */
  async quote(memberId: string): Promise<string> {
    if (!demo) throw new Error('the sample membership exists in the demonstration alone');
    await packages.keepHidden(SAMPLE_PACKAGE, SAMPLE);
    const packageVersionId = (await findNewestId(db, SAMPLE_PACKAGE))!;
    const expiresAt = later(clock.now(), QUOTE_MINUTES * MINUTE_MS);
    return saveQuote(db, { ...PRICE, memberId, packageVersionId, expiresAt });
  },
});
