// Signs in whoever an identity provider vouches for: by the link, else by the verified e-mail, else as a newcomer.

import type { Answer } from '@ijeuwa/contract/endpoint';
import type { listIdentities } from '@ijeuwa/contract/identities';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { breaks, type Database, type Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { ForeignIdentity } from '#platform/ports/identity-provider.ts';
import * as accounts from '../accounts.repository.ts';
import type { Accounts, Agreements, Device, OpenProfile, SignedIn } from '../accounts.service.ts';
import type { Links } from '../links/links.service.ts';
import { proveOwner } from '../prove-owner.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { refuseSuspended } from '../suspension.ts';
import * as identities from './identities.repository.ts';

export type IdentitiesNeeds = {
  db: Database;
  clock: Clock;
  publicUrl: string;
  accounts: Accounts;
  links: Links;
  sessions: Sessions;
  openProfile: OpenProfile;
  agreements: Agreements;
};

const NAME_MAX_LENGTH = 100;
const PASSWORD_FIRST = 'Please set a password first, so that you can still log in afterwards.';
const refused = () => new AppError('forbidden', 'This sign-in does not open an account here.');

export const makeIdentities = (needs: IdentitiesNeeds) => {
  const { db, clock, links, sessions, agreements } = needs;

  const signIn = async (identity: ForeignIdentity, device: Device): Promise<SignedIn> => {
    const { memberId, wasTaken } = await findOrOpen(identity);
    if (wasTaken) sessions.cutAll(memberId);
    const session = await sessions.open(db, memberId, device.name, false);
    return { user: await needs.accounts.findUser(memberId), session };
  };

  /** Two crossing sign-ins of one newcomer open one account: the second finds what the first has made. */
  const findOrOpen = (identity: ForeignIdentity) =>
    db
      .transaction((tx) => findOrOpenIn(tx, identity))
      .catch((error) => {
        if (!breaks(error, 'member_email_unique')) throw error;
        return db.transaction((tx) => findOrOpenIn(tx, identity));
      });

  const findOrOpenIn = async (tx: Queryable, identity: ForeignIdentity) => {
    const linked = await identities.findMemberByIdentity(tx, identity);
    if (linked) {
      await refuseSuspended(tx, linked, needs.publicUrl);
      if (linked.status !== 'active') throw refused();
      await identities.changeIdentityEmail(tx, identity);
      return { memberId: linked.id, wasTaken: false };
    }
    const email = identity.email.trim().toLowerCase();
    const known = await accounts.findMemberByEmail(tx, email);
    const memberId = known ? known.id : await openAccount(tx, identity, email);
    // Only the provider's word that the address is this person's joins them to an account that is there.
    if (known && !identity.emailVerified) throw refused();
    if (known) await refuseSuspended(tx, known, needs.publicUrl);
    if (known && known.status !== 'active') throw refused();
    const wasTaken = known ? await proveOwner(tx, known, { agreements, now: clock.now() }) : false;
    if (wasTaken) await sessions.endAll(tx, memberId);
    return { memberId: await identities.linkIdentityOnce(tx, identity, memberId, clock.now()), wasTaken };
  };

  const openAccount = async (tx: Queryable, identity: ForeignIdentity, email: string): Promise<string> => {
    const now = clock.now();
    const memberId = await accounts.saveMember(tx, {
      email,
      passwordHash: null,
      phoneSealed: null,
      phoneDigest: null,
      country: null,
      emailVerifiedAt: identity.emailVerified ? now : null,
      demonstration: false,
      createdAt: now,
    });
    const name = identity.name.trim().slice(0, NAME_MAX_LENGTH);
    await needs.openProfile(tx, memberId, { name });
    if (!identity.emailVerified) await links.sendVerification(tx, memberId, email, name);
    return memberId;
  };

  return {
    signIn,

    /** Joins it to the signed-in member; false when it is somebody else's. */
    async link(viewer: Viewer, identity: ForeignIdentity): Promise<boolean> {
      const owner = await identities.linkIdentityOnce(db, identity, viewer.memberId, clock.now());
      return owner === viewer.memberId;
    },

    async list(viewer: Viewer): Promise<Answer<typeof listIdentities>> {
      const owner = await accounts.findMember(db, viewer.memberId);
      const linked = await identities.listIdentities(db, viewer.memberId);
      return {
        identities: linked.map(({ id, issuer, email, createdAt }) => ({
          _id: id,
          issuer,
          email,
          linkedAt: createdAt.toISOString(),
        })),
        mayUnlink: owner?.passwordHash != null,
      };
    },

    /** Only with a password: else the member might never get in again. */
    async unlink(viewer: Viewer, id: string): Promise<void> {
      const owner = await accounts.findMember(db, viewer.memberId);
      if (!owner?.passwordHash) throw new AppError('conflict', PASSWORD_FIRST);
      if (!(await identities.removeIdentity(db, viewer.memberId, id))) throw notFound('This account');
    },
  };
};
export type Identities = ReturnType<typeof makeIdentities>;
