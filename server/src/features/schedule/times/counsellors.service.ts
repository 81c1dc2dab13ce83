// Counsellors as the schedule keeps them, out of the catalogue, and the holidays out of the content.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Handing } from '../telling/handing.service.ts';
import * as times from './times.repository.ts';

/** As the catalogue has them now; prices in kobo and cents, for a session. */
export type ListedCounsellor = {
  key: string;
  name: string;
  versionId: string;
  priceNGN: number;
  priceUSD: number;
  bookable: boolean;
  /** On which weekdays they are there at first, 1 Monday to 7 Sunday; from then on the back office keeps it. */
  weekdays?: readonly number[];
};

/** Spec 9: from the first of the six times to the end of the last. */
const FIRST_DAY = { fromMinute: 9 * 60, toMinute: 17 * 60 };
const WORKING_DAYS = [1, 2, 3, 4, 5];

const FILE = fileURLToPath(new URL('../../../../../content/holidays.json', import.meta.url));
const Holidays = z.array(
  z.object({
    key: z.string().min(1),
    day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    name: z.string().min(1),
    provisional: z.optional(z.boolean()),
  }),
);
export const readHolidays = (file = FILE) => {
  const read = Holidays.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`content/holidays.json: ${z.prettifyError(read.error)}`);
  return read.data.map((one) => ({ ...one, provisional: one.provisional ?? false }));
};

export type CounsellorsNeeds = { db: Database; clock: Clock; handing: Handing };

export const makeCounsellors = ({ db, clock, handing }: CounsellorsNeeds) => ({
  /** At the start, and whenever the catalogue has changed. Whoever is new is there on their weekdays. */
  async keepCounsellors(listed: readonly ListedCounsellor[]): Promise<void> {
    await db.transaction(async (tx) => {
      const rows = listed.map(({ priceNGN, priceUSD, key, name, versionId, bookable }) => ({
        key,
        name,
        versionId,
        bookable,
        priceNgnMinor: priceNGN,
        priceUsdMinor: priceUSD,
      }));
      for (const { id, key } of await times.keepCounsellors(tx, rows, clock.now())) {
        const weekdays = listed.find((one) => one.key === key)?.weekdays ?? WORKING_DAYS;
        await times.saveWeek(
          tx,
          id,
          weekdays.map((weekday) => ({ weekday, ...FIRST_DAY })),
        );
      }
      await times.hideOtherCounsellors(
        tx,
        listed.map(({ key }) => key),
      );
    });
    // Whose access ended while nobody saw to it: of before, or written by hand.
    for (const { id } of await times.listOfGone(db))
      await db.transaction(async (tx) => {
        await handing.lock(tx, id);
        const gone = (await times.listOfGone(tx)).find((one) => one.id === id);
        if (!gone) return;
        await times.changeCounsellor(tx, id, { staffId: null });
        await handing.tellHanded(tx, gone, null);
      });
  },

  seedHolidays: (): Promise<void> => times.recordHolidaysOnce(db, readHolidays()),
});
