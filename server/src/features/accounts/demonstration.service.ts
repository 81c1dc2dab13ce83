// Opens and enters the accounts of the demonstration world; refuses where the demonstration is off.
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { hashPassword } from '#platform/passwords.ts';
import type { Sealing } from '#platform/sealing.ts';
import * as accounts from './accounts.repository.ts';
import type { Agreements, OpenProfile, ProfileStart } from './accounts.service.ts';
import type { Sessions } from './sessions/sessions.service.ts';

export type DemonstrationAccount = ProfileStart & {
  email: string;
  phone: string;
  country: string;
  /** Only the ready accounts that people sign in to have one. */
  password?: string;
  /** A practice member, marked as such on every screen; the ready accounts are people's own. */
  practice: boolean;
};

type Mark = 'demonstration' | 'readyAccount';
const SAID_OF = { demonstration: 'no practice member', readyAccount: 'no ready account' } as const;

type Needs = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  demo: boolean;
  openProfile: OpenProfile;
  agreements: Agreements;
  sessions: Sessions;
};

export const makeDemonstrationAccounts = (needs: Needs) => {
  const { db, clock, sealing, demo, openProfile, sessions, agreements } = needs;
  const onlyInDemonstration = () => {
    if (!demo) throw new Error('demonstration members exist in the demonstration alone');
  };
  const onlyOurOwn = async (memberId: string, mark: Mark): Promise<void> => {
    onlyInDemonstration();
    const found = await accounts.findMember(db, memberId);
    if (!found?.[mark]) throw new Error(`this is ${SAID_OF[mark]}: nobody else’s account is opened here`);
  };
  const openSession = async (memberId: string) =>
    (await sessions.open(db, memberId, 'practice member', true)).token;
  return {
    /** Answers the member's id; a known email answers who has it. */
    async open({
      email,
      phone,
      country,
      password,
      practice,
      ...start
    }: DemonstrationAccount): Promise<string> {
      onlyInDemonstration();
      const known = await accounts.findMemberByEmail(db, email);
      if (known && !known[practice ? 'demonstration' : 'readyAccount'])
        throw new Error('this address belongs to a person: nobody of the demonstration can have it');
      if (known) return known.id;
      const passwordHash = password ? await hashPassword(password) : null;
      return db.transaction(async (tx) => {
        const memberId = await accounts.saveMember(tx, {
          email,
          passwordHash,
          country,
          phoneSealed: sealing.seal(phone),
          phoneDigest: sealing.digest(phone),
          phoneCheckedAt: clock.now(),
          emailVerifiedAt: clock.now(),
          demonstration: practice,
          readyAccount: !practice,
        });
        await openProfile(tx, memberId, start);
        // Practice members are nobody, and agree to nothing.
        if (!practice) await agreements.agree(tx, memberId);
        return memberId;
      });
    },

    /** The one session of a practice member, for its client of the public API. */
    async enter(memberId: string): Promise<string> {
      await onlyOurOwn(memberId, 'demonstration');
      await sessions.closeAll(db, memberId);
      return openSession(memberId);
    },

    /** A passing session for setting a ready account up; people's own sessions stay. */
    async visit<T>(memberId: string, work: (token: string) => Promise<T>): Promise<T> {
      await onlyOurOwn(memberId, 'readyAccount');
      const token = await openSession(memberId);
      try {
        return await work(token);
      } finally {
        const viewer = await sessions.findViewer(token);
        if (viewer) await sessions.end(viewer, viewer.sessionId);
      }
    },
  };
};
