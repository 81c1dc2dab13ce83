// The trial and each code are had once, also by whoever has their account erased and opens another: what they had is known
// again for a while by a keyed digest of the email and the phone that they had confirmed, and by nothing else of them.
import { HAD_KEPT_MONTHS } from '@ijeuwa/contract/leaving';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Sealing } from '#platform/sealing.ts';
import { findProven } from './codes.repository.ts';
import * as had from './had-before.repository.ts';

type Needs = { db: Database; clock: Clock; sealing: Sealing };
type Offer = 'trial' | `code:${string}`;

/** 24 months, as long as what we know of whoever was shut out. */
const KEPT_DAYS = (HAD_KEPT_MONTHS / 12) * 365;

export const makeHadBefore = ({ db, clock, sealing }: Needs) => {
  const confirmedBy = async (tx: Queryable, memberId: string): Promise<string[]> => {
    const found = await findProven(tx, memberId);
    if (!found) return [];
    const { email, emailVerifiedAt, phoneProven, phoneSealed } = found;
    return [
      ...(emailVerifiedAt ? [email] : []),
      ...(phoneProven && phoneSealed ? [sealing.open(phoneSealed)] : []),
    ];
  };

  return {
    async wasHad(tx: Queryable, memberId: string, offer: Offer): Promise<boolean> {
      const confirmed = await confirmedBy(tx, memberId);
      return had.wasHad(tx, offer, confirmed.flatMap(sealing.digests), clock.now());
    },

    /** Before an account is erased. */
    async keep(tx: Queryable, memberId: string): Promise<void> {
      const now = (await confirmedBy(tx, memberId)).map(sealing.digest);
      const keptUntil = later(clock.now(), KEPT_DAYS * DAY_MS);
      const rowsOf = (offer: Offer, digests: readonly (string | null)[]) =>
        digests.flatMap((digest) => (digest ? [{ offer, digest, keptUntil }] : []));
      const used = await had.listUsed(tx, memberId);
      await had.recordOnce(tx, [
        ...((await had.findTrial(tx, memberId)) ? rowsOf('trial', now) : []),
        ...used.flatMap(({ key, emailDigest, phoneDigest }) =>
          rowsOf(`code:${key}`, [...now, emailDigest, phoneDigest]),
        ),
      ]);
    },

    forgetOld: (): Promise<void> => had.forget(db, clock.now()),
  };
};
export type HadBefore = ReturnType<typeof makeHadBefore>;
