// The trial and each code are had once, also by whoever has another account or had theirs erased: what they had is known
// again for a while by a keyed digest of the email and the phone that they had confirmed, and by nothing else of them.
import { HAD_KEPT_MONTHS } from '@ijeuwa/contract/leaving';
import { AppError } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { mailboxOf, spellingsOf } from '#platform/mailbox.rules.ts';
import type { Sealing } from '#platform/sealing.ts';
import * as had from './had-before.repository.ts';
import { findProven } from './proven.ts';

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
const HAD_ELSEWHERE =
  'You have had your free trial already, by this mailbox, perhaps in another spelling, or by this phone number. Please choose a package to go on; if that was somebody else, write to us.';

export const makeHadBefore = ({ db, clock, sealing }: Needs) => {
  /** `marks`: what is kept of it. `looked`: all by which it may have been kept, by a former key or spelling too. */
  const confirmedBy = async (
    tx: Queryable,
    memberId: string,
  ): Promise<{ marks: string[]; looked: string[] }> => {
    const { email, phone, signsInBy } = await findProven(tx, sealing, memberId);
    const [mails, phones] = [email ? [email] : [], phone ? [phone] : []];
    const asDigests = signsInBy ? [signsInBy] : [];
    return {
      marks: [...new Set([...[...mails.map(mailboxOf), ...phones].map(sealing.digest), ...asDigests])],
      looked: [...[...mails.flatMap(spellingsOf), ...phones].flatMap(sealing.digests), ...asDigests],
    };
  };

  const hadElsewhere = async (tx: Queryable, memberId: string, digests: readonly string[]) =>
    (await had.wasHad(tx, 'trial', digests, clock.now())) ||
    (await had.hadTrialElsewhere(tx, memberId, digests));

  return {
    async wasHad(tx: Queryable, memberId: string, offer: Offer): Promise<boolean> {
      const { looked } = await confirmedBy(tx, memberId);
      return had.wasHad(tx, offer, looked, clock.now());
    },

    /** By whatever is confirmed now, which then has had it; nobody's trial is begun by an address that nobody has proven. */
    async takeTrial(tx: Queryable, memberId: string): Promise<void> {
      const now = clock.now();
      if (!(await had.recordTrialOnce(tx, memberId, now))) refuse(HAD);
      const { marks, looked } = await confirmedBy(tx, memberId);
      if (marks.length === 0) refuse(UNCONFIRMED);
      if (await hadElsewhere(tx, memberId, looked)) refuse(HAD_ELSEWHERE);
      const keptUntil = later(now, KEPT_DAYS * DAY_MS);
      // In one order, so that two who have both in common never wait for each other.
      const rows = marks.sort().map((digest) => ({ offer: 'trial', digest, keptUntil }));
      if (!(await had.claim(tx, rows, now))) refuse(HAD_ELSEWHERE);
    },

    /** `awaits`: nothing is confirmed by which it would be known again. `had`: it was had, by this account or by another. */
    async findTrial(memberId: string): Promise<'had' | 'awaits' | 'free'> {
      if (await had.findTrial(db, memberId)) return 'had';
      const { looked } = await confirmedBy(db, memberId);
      if (looked.length === 0) return 'awaits';
      return (await hadElsewhere(db, memberId, looked)) ? 'had' : 'free';
    },

    /** Before an account is erased, and whenever an address or a number leaves it or is confirmed to be theirs. */
    async keep(tx: Queryable, memberId: string): Promise<void> {
      const used = await had.listUsed(tx, memberId);
      const hadTrial = await had.findTrial(tx, memberId);
      if (used.length === 0 && !hadTrial) return;
      const { marks: now } = await confirmedBy(tx, memberId);
      const keptUntil = later(clock.now(), KEPT_DAYS * DAY_MS);
      const rowsOf = (offer: Offer, digests: readonly (string | null)[]) =>
        digests.flatMap((digest) => (digest ? [{ offer, digest, keptUntil }] : []));
      await had.recordOnce(tx, [
        ...(hadTrial ? rowsOf('trial', now) : []),
        ...used.flatMap(({ key, emailDigest, phoneDigest }) =>
          rowsOf(`code:${key}`, [...now, emailDigest, phoneDigest]),
        ),
      ]);
    },

    forgetOld: (): Promise<void> => had.forget(db, clock.now()),
  };
};
export type HadBefore = ReturnType<typeof makeHadBefore>;
