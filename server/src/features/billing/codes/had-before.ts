// The trial and each code are had once, also by whoever has another account or had theirs erased: what they had is known
// again for a while by a keyed digest of the email and the phone that they had confirmed, and by nothing else of them.
import { HAD_KEPT_MONTHS } from '@ijeuwa/contract/leaving';
import { AppError } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Sealing } from '#platform/sealing.ts';
import { findProven } from './codes.repository.ts';
import * as had from './had-before.repository.ts';
import { mailboxOf } from './mailbox.rules.ts';

type Needs = { db: Database; clock: Clock; sealing: Sealing };
type Offer = 'trial' | `code:${string}`;

/** 24 months, as long as what we know of whoever was shut out. */
const KEPT_DAYS = (HAD_KEPT_MONTHS / 12) * 365;

const refuse = (why: string): never => {
  throw new AppError('conflict', why);
};
const UNCONFIRMED =
  'The free trial is for one person, once. Please confirm your email by the link that we sent you, or your phone number among your devices, then start it again.';
const HAD = 'You have had your free trial already. Please choose a package to go on.';

export const makeHadBefore = ({ db, clock, sealing }: Needs) => {
  const confirmedBy = async (tx: Queryable, memberId: string): Promise<string[]> => {
    const found = await findProven(tx, memberId);
    if (!found) return [];
    const { email, emailVerifiedAt, phoneProven, phoneSealed } = found;
    return [
      ...(emailVerifiedAt ? [mailboxOf(email)] : []),
      ...(phoneProven && phoneSealed ? [sealing.open(phoneSealed)] : []),
    ];
  };

  const hadElsewhere = async (tx: Queryable, memberId: string, digests: readonly string[]) =>
    (await had.wasHad(tx, 'trial', digests, clock.now())) ||
    (await had.hadTrialElsewhere(tx, memberId, digests));

  return {
    async wasHad(tx: Queryable, memberId: string, offer: Offer): Promise<boolean> {
      const confirmed = await confirmedBy(tx, memberId);
      return had.wasHad(tx, offer, confirmed.flatMap(sealing.digests), clock.now());
    },

    /** By whatever is confirmed now, which then has had it; nobody's trial is begun by an address that nobody has proven. */
    async takeTrial(tx: Queryable, memberId: string): Promise<void> {
      const now = clock.now();
      if (!(await had.recordTrialOnce(tx, memberId, now))) refuse(HAD);
      const confirmed = await confirmedBy(tx, memberId);
      if (confirmed.length === 0) refuse(UNCONFIRMED);
      const digests = confirmed.flatMap(sealing.digests);
      if (await hadElsewhere(tx, memberId, digests)) refuse(HAD);
      const keptUntil = later(now, KEPT_DAYS * DAY_MS);
      // In one order, so that two who have both in common never wait for each other.
      const rows = confirmed
        .map(sealing.digest)
        .sort()
        .map((digest) => ({ offer: 'trial', digest, keptUntil }));
      if (!(await had.claim(tx, rows, now))) refuse(HAD);
    },

    /** `awaits`: nothing is confirmed by which it would be known again. `had`: it was had, by this account or by another. */
    async findTrial(memberId: string): Promise<'had' | 'awaits' | 'free'> {
      if (await had.findTrial(db, memberId)) return 'had';
      const confirmed = await confirmedBy(db, memberId);
      if (confirmed.length === 0) return 'awaits';
      return (await hadElsewhere(db, memberId, confirmed.flatMap(sealing.digests))) ? 'had' : 'free';
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
