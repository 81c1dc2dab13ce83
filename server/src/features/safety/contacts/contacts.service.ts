// Hiding from phone numbers: what is added is known to nobody again, and holds from the next night on.

import type { Answer } from '@ijeuwa/contract/endpoint';
import {
  type findHiddenContacts,
  HIDDEN_CONTACTS_A_DAY,
  HIDDEN_CONTACTS_MAX,
} from '@ijeuwa/contract/hidden-contacts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { tryEach } from '#platform/jobs.ts';
import { digestUnder, randomToken, type Sealing } from '#platform/sealing.ts';
import * as contacts from './contacts.repository.ts';
import { nightAfter, nightBefore } from './contacts.rules.ts';

export type ContactsNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  /** Of the accounts room: the number in E.164, or a refusal. */
  phoneOf: (text: string, country: string | null | undefined) => string;
  /** Of the matching room: decks and counts of the two follow, and nobody is told. */
  matches: { follow(tx: Queryable, memberId: string, otherId: string): Promise<void> };
};

const AT_ONCE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const refused = (message: string) => new AppError('invalid', message, { numbers: message });

export const makeContacts = ({ db, clock, sealing, phoneOf, matches }: ContactsNeeds) => {
  /** The number itself ends here. */
  const digester = async (tx: Queryable): Promise<(phone: string) => string> => {
    const key = sealing.open(await contacts.findKeyOr(tx, () => sealing.seal(randomToken())));
    return (phone) => digestUnder(key, phone);
  };

  const readOne = (text: string, country: string | null): string => {
    try {
      return phoneOf(text, country);
    } catch (fault) {
      if (!(fault instanceof AppError)) throw fault;
      throw refused(`“${text}”: ${fault.message}`);
    }
  };

  /** Each once within what is given together; what stands there already is not looked at, so that nobody can find out. */
  const read = (numbers: readonly string[], country: string | null): string[] => [
    ...new Set(numbers.map((text) => readOne(text, country))),
  ];

  const leftOf = ({ all, since }: { all: number; since: number }): number =>
    Math.max(0, Math.min(HIDDEN_CONTACTS_A_DAY - since, HIDDEN_CONTACTS_MAX - all));

  const digestNumbers = async (): Promise<void> => {
    const digest = await digester(db);
    for (let after = BEFORE_ALL; ; ) {
      const some = await contacts.listNewNumbers(db, after, AT_ONCE);
      const last = some.at(-1);
      if (!last) break;
      after = last.memberId;
      const rows = some.map(({ memberId, phoneSealed, madeOf }) => ({
        memberId,
        digest: digest(sealing.open(phoneSealed)),
        madeOf,
      }));
      await contacts.saveNumbers(db, rows);
    }
    await contacts.forgetNumbers(db);
  };

  const settle = (
    pairs: readonly contacts.Pair[],
    change: (tx: Queryable, pair: contacts.Pair) => Promise<void>,
  ): Promise<void> =>
    tryEach(pairs, (pair) =>
      db.transaction(async (tx) => {
        await change(tx, pair);
        await matches.follow(tx, pair.memberId, pair.otherId);
      }),
    );

  return {
    async find({ memberId }: Viewer): Promise<Answer<typeof findHiddenContacts>> {
      const now = clock.now();
      const counted = await contacts.countHidden(db, memberId, nightBefore(now));
      return {
        added: counted.all,
        left: leftOf(counted),
        holdsFrom: counted.since > 0 ? nightAfter(now).toISOString() : null,
      };
    },

    async hide({ memberId }: Viewer, { id, numbers }: { id: string; numbers: string[] }): Promise<void> {
      await db.transaction(async (tx) => {
        const country = await contacts.holdCountry(tx, memberId);
        if (await contacts.isAdded(tx, memberId, id)) return;
        const phones = read(numbers, country);
        const now = clock.now();
        const left = leftOf(await contacts.countHidden(tx, memberId, nightBefore(now)));
        if (phones.length > left)
          throw refused(
            left === 0
              ? `No more numbers can be added now: ${HIDDEN_CONTACTS_A_DAY} a day, ${HIDDEN_CONTACTS_MAX} in all.`
              : `Only ${left} more can be added now: ${HIDDEN_CONTACTS_A_DAY} a day, ${HIDDEN_CONTACTS_MAX} in all.`,
          );
        const digest = await digester(tx);
        const rows = phones.map((phone, position) => ({
          memberId,
          batchId: id,
          position,
          digest: digest(phone),
          createdAt: now,
        }));
        await contacts.saveHidden(tx, rows);
      });
    },

    forget: ({ memberId }: Viewer): Promise<void> => contacts.removeHidden(db, memberId),

    /** By night: each number as it is now, then whoever is hidden from it by what stood there at that night. */
    async settleNight(): Promise<void> {
      await digestNumbers();
      const night = nightBefore(clock.now());
      await settle(await contacts.listOldPairs(db, night), contacts.removePair);
      await settle(await contacts.listNewPairs(db, night), contacts.savePair);
    },
  };
};
