// Discount codes: what is offered, what one takes off a price, and that each is taken as often as it may be, and no more.
import { type Discount, percentOf, TRIAL_CODE_DAYS } from '@ijeuwa/contract/codes';
import type { Currency } from '@ijeuwa/contract/fields';
import { AppError } from '#platform/app-error.ts';
import type { Catalogue } from '#platform/catalogue.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import { mailboxOf, spellingsOf } from '#platform/mailbox.rules.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { AfterSettling } from '../payments/after-settling.ts';
import { demonstrationCodes, keyOfCode, makeCodeKind } from './codes.kind.ts';
import * as codes from './codes.repository.ts';
import {
  discountOf,
  judgeTaking,
  NOBODY,
  type Refused,
  refusedToday,
  USED_ELSEWHERE,
} from './codes.rules.ts';
import type { HadBefore } from './had-before.ts';
import { findProven } from './proven.ts';

export type CodesNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  sealing: Sealing;
  catalogue: Catalogue;
  hadBefore: HadBefore;
  /** The demonstration has one code that holds. */
  demo: boolean;
};

/** Nobody finds a code by trying. */
const TRIES = { points: 30, seconds: 3600 };

const refuse = (why: Refused): never => {
  throw new AppError('invalid', why, { code: why });
};

type Price = { amountMinor: number; currency: Currency };

export const makeCodes = (needs: CodesNeeds) => {
  const { db, clock, limits, sealing, catalogue, hadBefore, demo } = needs;
  const { seed, listCurrent, desk } = catalogue.open(makeCodeKind((key) => codes.countTaken(db, key)));

  const findPerson = async (tx: Queryable, memberId: string) => {
    const { email, phone, signsInBy } = await findProven(tx, sealing, memberId);
    if (email === undefined && phone === undefined) return undefined;
    return {
      row: {
        memberId,
        // As it was given: this is what the copy of their data shows.
        emailSealed: email ? sealing.seal(email) : null,
        emailDigest: email ? sealing.digest(mailboxOf(email)) : null,
        phoneSealed: phone ? sealing.seal(phone) : null,
        phoneDigest: phone ? sealing.digest(phone) : null,
      },
      marks: [
        ...[...(email ? spellingsOf(email) : []), ...(phone ? [phone] : [])].flatMap(sealing.digests),
        ...(signsInBy ? [signsInBy] : []),
      ],
    };
  };
  type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

  const judge = async (tx: Queryable, key: string, person: Person, purchaseId: string | null) => {
    const found = await codes.findCode(tx, key);
    const [taken, before] = [
      await codes.countTaken(tx, key),
      await codes.listTakenBy(tx, key, person.row.memberId, person.marks),
    ];
    const judged = judgeTaking({ uses: found?.entry.uses, taken, before }, purchaseId);
    if (judged !== 'take') return judged;
    return (await hadBefore.wasHad(tx, person.row.memberId, `code:${key}`)) ? USED_ELSEWHERE : judged;
  };

  /** Under the lock of the code: taken, held already, or refused with the reason. */
  const take = async (
    tx: Queryable,
    key: string,
    memberId: string,
    of: { purchaseId: string; state: 'reserved' } | { purchaseId: null; state: 'used' },
  ): Promise<Refused | undefined> => {
    const person = await findPerson(tx, memberId);
    if (!person) return NOBODY;
    // In a rush nobody waits for the lock only to be refused.
    const before = await judge(tx, key, person, of.purchaseId);
    if (before !== 'take' && before !== 'held') return before;
    await codes.lockCode(tx, key);
    const judged = await judge(tx, key, person, of.purchaseId);
    if (judged === 'held') return undefined;
    if (judged !== 'take') return judged;
    const takenAt = clock.now();
    const usedAt = of.state === 'used' ? takenAt : null;
    await codes.saveUse(tx, { ...person.row, ...of, codeKey: key, takenAt, usedAt });
    return undefined;
  };

  const findToday = async (tx: Queryable, typed: string, what: 'price' | 'trial') => {
    const key = keyOfCode(typed);
    const found = await codes.findCode(tx, key);
    const entry = found?.ended ? undefined : found?.entry;
    const refused = refusedToday(entry, what, clock.now());
    if (!entry || refused) return refuse(refused!);
    return { key, entry };
  };

  return {
    seed: (): Promise<void> => seed(undefined, demo ? demonstrationCodes(clock.now()) : undefined),
    desk,
    listUses: () => codes.listUses(db),

    async list(): Promise<Discount[]> {
      const current = (await listCurrent()).sort(
        (one, other) => one.data.order - other.data.order || (one.key < other.key ? -1 : 1),
      );
      const all: Discount[] = [];
      for (const { key, data } of current) {
        const { order: _, uses, featured = false, ...told } = data;
        const isTaken = uses !== undefined && (await codes.countTaken(db, key)) >= uses;
        all.push({ id: key, ...told, featured, ...(isTaken && { taken: true as const }) });
      }
      return all;
    },

    /** Before one that was typed is looked at. */
    countTry: (memberId: string): Promise<void> => limits.take('code', memberId, TRIES),

    /** What it takes off, for whoever could take it now; `purchaseId`: what they would buy with it, where that waits. */
    async priceWith(
      memberId: string,
      typed: string,
      { amountMinor, currency }: Price,
      purchaseId: string | null,
    ): Promise<{ codeKey: string; code: string; discountMinor: number }> {
      const { key, entry } = await findToday(db, typed, 'price');
      const person = await findPerson(db, memberId);
      if (!person) return refuse(NOBODY);
      const judged = await judge(db, key, person, purchaseId);
      if (judged !== 'take' && judged !== 'held') return refuse(judged);
      const discountMinor = discountOf(amountMinor, currency, percentOf(entry)!);
      if (discountMinor <= 0) return refuse('This code takes nothing off so small a price.');
      return { codeKey: key, code: entry.code, discountMinor };
    },

    /** With the order whose price it lowered; its last day was asked about with the price. */
    async reserve(tx: Queryable, key: string, memberId: string, purchaseId: string): Promise<void> {
      const refused = await take(tx, key, memberId, { purchaseId, state: 'reserved' });
      if (refused)
        throw new AppError(
          'conflict',
          `${refused} Nothing was charged. Please remove it and pay the whole price, or try another one.`,
        );
    },

    /** Of an order that had let go of it, when its money comes after all: whether it has its code once more. */
    takeAgain: async (tx: Queryable, key: string, memberId: string, purchaseId: string): Promise<boolean> =>
      (await take(tx, key, memberId, { purchaseId, state: 'reserved' })) === undefined,

    /** What was reserved for it is used. */
    afterSettling: (async (tx, { found: { codeKey, order }, settledAt }) => {
      if (codeKey) await codes.markUsed(tx, codeKey, order.purchaseId, settledAt);
    }) satisfies AfterSettling,

    /** The days of the trial that it begins. */
    async useForTrial(tx: Queryable, memberId: string, typed: string): Promise<number> {
      const { key } = await findToday(tx, typed, 'trial');
      const refused = await take(tx, key, memberId, { purchaseId: null, state: 'used' });
      if (refused) refuse(refused);
      return TRIAL_CODE_DAYS;
    },
  };
};
export type Codes = ReturnType<typeof makeCodes>;
