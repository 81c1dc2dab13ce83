// What is sold: the plans and the consultation as the catalogue has them.
import type { BankAccount } from '@ijeuwa/contract/billing';
import type { Currency } from '@ijeuwa/contract/fields';
import type { Therapy, TherapyPackageEntry } from '@ijeuwa/contract/therapy';
import { AppError } from '#platform/app-error.ts';
import type { Catalogue, Entry } from '#platform/catalogue.ts';
import type { Database } from '#platform/database/connect.ts';
import { therapyPackageKind } from './packages.kind.ts';
import { findVersionId } from './plans.repository.ts';
import { priceOf } from './therapy.rules.ts';

export type OffersNeeds = { db: Database; catalogue: Catalogue; bank: BankAccount };

type Placed = Entry<TherapyPackageEntry>;

export const makeOffers = ({ db, catalogue, bank }: OffersNeeds) => {
  const { seed, listCurrent, desk } = catalogue.open(therapyPackageKind);
  const list = async (): Promise<Placed[]> =>
    (await listCurrent()).sort((one, other) => one.data.order - other.data.order);
  const isConsultation = ({ data }: Placed): boolean => data.offer === 'consultation';

  const price = async (entry: Placed, currency: Currency) => {
    const amountMinor = priceOf(entry.data, currency);
    const versionId = await findVersionId(db, entry);
    if (amountMinor === undefined || !versionId)
      throw new AppError('invalid', 'It is sold in naira and in dollars.', {
        currency: 'Please choose naira or dollars.',
      });
    return { versionId, amountMinor, currency, name: entry.data.name, sessions: entry.data.sessions };
  };

  return {
    seed,
    desk,
    /** The fee of one in kobo and cents, by its entry; undefined while none are given. */
    async findConsultation() {
      const entry = (await list()).find(isConsultation);
      const versionId = entry && (await findVersionId(db, entry));
      if (!entry || !versionId) return undefined;
      const [priceNGN, priceUSD] = [priceOf(entry.data, 'NGN'), priceOf(entry.data, 'USD')];
      return priceNGN && priceUSD ? { versionId, priceNGN, priceUSD } : undefined;
    },
    async find(): Promise<Therapy> {
      const all = await list();
      const fee = all.find(isConsultation)?.data;
      return {
        packages: all
          .filter((one) => !isConsultation(one))
          .map(({ key, data: { offer: _, order: __, ...data } }) => ({ id: key, ...data })),
        fee: fee ? { priceNGN: fee.priceNGN, priceUSD: fee.priceUSD } : null,
        bank,
      };
    },
    async pricePlan(key: string, currency: Currency) {
      const entry = (await list()).find((one) => one.key === key && !isConsultation(one));
      if (!entry)
        throw new AppError('not_found', 'This plan is not sold any more. Please choose another one.');
      return price(entry, currency);
    },
  };
};
export type Offers = ReturnType<typeof makeOffers>;
