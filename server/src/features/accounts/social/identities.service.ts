// Signs in whoever an identity provider vouches for: by the link, else by the verified email, else as a newcomer.

import type { Answer } from '@ijeuwa/contract/endpoint';
import type { listIdentities } from '@ijeuwa/contract/identities';
import { personName } from '@ijeuwa/contract/names';
import type { Proof } from '@ijeuwa/contract/ways';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { breaks, type Database, type Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { ForeignIdentity } from '#platform/ports/identity-provider.ts';
import * as accounts from '../accounts.repository.ts';
import { mayEnter } from '../accounts.rules.ts';
import type { Accounts, Agreements, Device, OpenProfile, SignedIn } from '../accounts.service.ts';
import type { ChangeContact } from '../change-contact.ts';
import type { Links } from '../links/links.service.ts';
import { proveOwner } from '../prove-owner.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { refuseSuspended } from '../suspension.ts';
import type { OwnerProof, Proven } from '../ways/owner-proof.service.ts';
import * as identities from './identities.repository.ts';

/** `byMailbox`: proved by the mailbox itself, so that it outlives the password. */
type LinkProof = Pick<Proven, 'memberId' | 'epoch' | 'byMailbox'>;

export type IdentitiesNeeds = {
  db: Database;
  clock: Clock;
  publicUrl: string;
  accounts: Accounts;
  links: Links;
  sessions: Sessions;
  ownerProof: OwnerProof;
  openProfile: OpenProfile;
  agreements: Agreements;
  changeContact: ChangeContact;
};

const Name = personName('Name is required');
const PASSWORD_FIRST = 'Please set a password first, so that you can still log in afterwards.';
const refused = () =>
  new AppError('forbidden', 'You cannot open an account with this sign-in. Please use another way.');

export const makeIdentities = (needs: IdentitiesNeeds) => {
  const { db, clock, links, sessions, agreements, changeContact, ownerProof } = needs;

  const signIn = async (identity: ForeignIdentity, device: Device): Promise<SignedIn> => {
    const { memberId, session, wasTaken } = await findOrOpen(identity, device);
    if (wasTaken) sessions.cutAll(memberId);
    return { user: await needs.accounts.findUser(memberId), session };
  };

  /** Two crossing sign-ins of one newcomer open one account: the second finds what the first has made. */
  const findOrOpen = (identity: ForeignIdentity, device: Device) => {
    const enter = () =>
      db.transaction(async (tx) => {
        const found = (await enterLinked(tx, identity)) ?? (await joinOrOpen(tx, identity, device));
        return { ...found, session: await sessions.open(tx, found.memberId, device.name, false) };
      });
    return enter().catch((error) => {
      if (!breaks(error, 'member_email_unique')) throw error;
      return enter();
    });
  };

  /** Looked for again under the lock of the account: a reset that crosses may have ended the link. */
  const enterLinked = async (tx: Queryable, identity: ForeignIdentity) => {
    const linked = await identities.findMemberByIdentity(tx, identity);
    if (!linked) return undefined;
    await accounts.lockMember(tx, linked.id);
    const still = await identities.findMemberByIdentity(tx, identity);
    if (still) await refuseSuspended(tx, still, needs.publicUrl);
    if (still?.id !== linked.id || !mayEnter(still.status)) throw refused();
    await identities.changeIdentityEmail(tx, identity);
    return { memberId: linked.id, wasTaken: false };
  };

  const joinOrOpen = async (tx: Queryable, identity: ForeignIdentity, device: Device) => {
    const email = identity.email.trim().normalize('NFC').toLowerCase();
    const known = await accounts.findMemberByEmail(tx, email);
    const memberId = known ? known.id : await openAccount(tx, identity, email);
    const now = clock.now();
    let wasTaken = false;
    if (known) {
      const owned = await accounts.lockMember(tx, known.id);
      // Only the provider's word that the address is this person's joins them to an account that is there.
      if (!identity.emailVerified || !owned) throw refused();
      await refuseSuspended(tx, owned, needs.publicUrl);
      if (!mayEnter(owned.status) || owned.email !== email) throw refused();
      wasTaken = await proveOwner(tx, owned, { agreements, sessions, changeContact, now });
    }
    const confirmedAt = identity.emailVerified ? now : null;
    const owner = await identities.linkIdentityOnce(tx, identity, { memberId, confirmedAt, now });
    if (owner !== memberId) throw refused();
    if (known) await tellLinked(tx, memberId, identity, device);
    return { memberId, wasTaken };
  };

  /** Only an address that the provider stands behind is repeated. */
  const tellLinked = (tx: Queryable, memberId: string, identity: ForeignIdentity, device: Device) => {
    const which = identity.emailVerified ? `Google account ${identity.email}` : 'Google account';
    const what = `The ${which} was linked to your account, and signs in to it from now on.`;
    return ownerProof.tell(tx, memberId, `linked:${identity.subject}`, what, device);
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
    // What is no name is asked for in the short form.
    const name = Name.safeParse(identity.name).data ?? '';
    await needs.openProfile(tx, memberId, { name });
    if (!identity.emailVerified) await links.sendVerification(tx, memberId, email, name);
    return memberId;
  };

  return {
    signIn,

    /** Joins it to the member who has proved themselves; false when it is somebody else's. */
    link: (proven: LinkProof, identity: ForeignIdentity, device: Device): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { id: memberId, email } = await ownerProof.lockProven(tx, proven);
        const before = await identities.findMemberByIdentity(tx, identity);
        if (before) return before.id === memberId;
        const now = clock.now();
        const isOwnAddress = identity.emailVerified && identity.email.trim().toLowerCase() === email;
        const confirmedAt = proven.byMailbox || isOwnAddress ? now : null;
        const owner = await identities.linkIdentityOnce(tx, identity, { memberId, confirmedAt, now });
        if (owner !== memberId) return false;
        await tellLinked(tx, memberId, identity, device);
        return true;
      }),

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
    async unlink(viewer: Viewer, id: string, proof: Proof, device: Device): Promise<void> {
      const { passwordHash } = await ownerProof.ownerOf(viewer);
      if (!passwordHash) throw new AppError('conflict', PASSWORD_FIRST);
      const proven = await ownerProof.demand(viewer, proof);
      await db.transaction(async (tx) => {
        await ownerProof.lockProven(tx, proven);
        if (!(await identities.removeIdentity(tx, viewer.memberId, id))) throw notFound('This account');
        const what = 'A Google account was unlinked from your account, and signs in no more.';
        await ownerProof.tell(tx, viewer.memberId, `unlinked:${id}`, what, device);
      });
    },
  };
};
export type Identities = ReturnType<typeof makeIdentities>;
