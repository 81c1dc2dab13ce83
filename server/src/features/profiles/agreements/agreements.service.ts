// What a person agrees to by making an account, and the list of everything that they agreed to.
import type { Consent } from '@ijeuwa/contract/profiles';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import * as consents from '../consents.repository.ts';
import type { LegalVersions } from './legal-versions.ts';

type AgreementsNeeds = { db: Database; clock: Clock; legal: LegalVersions };

export const makeAgreements = ({ db, clock, legal }: AgreementsNeeds) => {
  const inForce = [
    { purpose: 'terms', version: legal.terms },
    { purpose: 'privacy-policy', version: legal.policy },
  ] as const;

  return {
    /** Written in the transaction that makes the account; what was agreed to before is not written again. */
    async agree(tx: Queryable, memberId: string): Promise<void> {
      const givenAt = clock.now();
      await consents.recordConsents(tx, ...inForce.map((one) => ({ ...one, memberId, givenAt })));
    },

    /** Another made the account in this person's name: what that other agreed to binds nobody. */
    async disown(tx: Queryable, memberId: string): Promise<void> {
      for (const { purpose } of inForce) await consents.recordWithdrawal(tx, memberId, purpose, clock.now());
    },

    /** A consent of its own, given in another room beside what it is for. */
    agreeTo: (tx: Queryable, memberId: string, purpose: consents.Purpose, version: string): Promise<void> =>
      consents.recordConsents(tx, { memberId, purpose, version, givenAt: clock.now() }),

    withdrawFrom: (tx: Queryable, memberId: string, purpose: consents.Purpose): Promise<void> =>
      consents.recordWithdrawal(tx, memberId, purpose, clock.now()),

    holdConsent: (tx: Queryable, memberId: string, purpose: consents.Purpose): Promise<boolean> =>
      consents.holdConsent(tx, memberId, purpose),

    async list({ memberId }: Viewer): Promise<Consent[]> {
      const given = await consents.listConsents(db, memberId);
      return given.map(({ purpose, version, givenAt, withdrawnAt }) => ({
        purpose,
        version,
        givenAt: givenAt.toISOString(),
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
      }));
    },
  };
};
export type Agreements = ReturnType<typeof makeAgreements>;
