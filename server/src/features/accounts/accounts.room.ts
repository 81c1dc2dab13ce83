// The accounts room put together: sessions, links, sign-up, every way to sign in, suspension, the demonstration's doors.
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Cookies } from '#platform/http/cookies.ts';
import type { Serve } from '#platform/http/serve.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { ContactChanged, MemberChanged } from '#platform/member-changed.ts';
import type { Notify } from '#platform/notify.ts';
import type { PhotoAddress } from '#platform/photo-address.ts';
import type { IdentityProvider } from '#platform/ports/identity-provider.ts';
import type { Sealing } from '#platform/sealing.ts';
import { findZone } from '#platform/zones/find-zone.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { type Agreements, type ChangeProfile, makeAccounts, type OpenProfile } from './accounts.service.ts';
import { makeChangeContact } from './change-contact.ts';
import { makeDemonstrationAccounts } from './demonstration.service.ts';
import { makeDeparture } from './departure.ts';
import { makeEmailChange } from './email/email-change.service.ts';
import { makeConfirmation } from './links/confirmation.service.ts';
import { makeLinks } from './links/links.service.ts';
import { makePhone } from './phone/phone.service.ts';
import { phoneOf } from './phone/phone-number.ts';
import { refuseEasyPassword } from './refuse-easy-password.ts';
import { makeSessions } from './sessions/sessions.service.ts';
import { makeGoogle } from './social/google.service.ts';
import { makeIdentities } from './social/identities.service.ts';
import { socialRoutes } from './social.routes.ts';
import { makeSuspension } from './suspension.ts';
import { makeOwnerProof } from './ways/owner-proof.service.ts';
import { makePassword } from './ways/password.service.ts';
import { makePhoneWay } from './ways/phone-way.service.ts';
import { makeZones } from './zones/zones.service.ts';

/** What other rooms read by the rules of this one; it needs no room, and is there before any is built. */
export const accountsRules = { phoneOf, refuseEasyPassword };

export type AccountsRoomNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  limits: Limits;
  live: Live;
  identity: IdentityProvider | undefined;
  onError(error: unknown): void;
  notify: Notify;
  photoAddress: PhotoAddress;
  publicUrl: string;
  demo: boolean;
  memberChanged: MemberChanged;
  contactChanged: ContactChanged;
  /** Of the profiles room: a profile begins with the account, and what a person agreed to is kept beside it. */
  opening: { open: OpenProfile; complete: ChangeProfile };
  agreements: Agreements;
};

export const makeAccountsRoom = (room: AccountsRoomNeeds) => {
  const needs = {
    ...room,
    openProfile: room.opening.open,
    changeProfile: room.opening.complete,
    changeContact: makeChangeContact(room.contactChanged),
    findZone,
  };
  const sessions = makeSessions(needs);
  const suspension = makeSuspension({ ...needs, sessions });
  const departure = makeDeparture({ ...needs, sessions });
  const links = makeLinks({ ...needs, sessions });
  const accounts = makeAccounts({ ...needs, sessions, sendVerification: links.sendVerification });
  const confirmation = makeConfirmation({ ...needs, accounts, sessions });
  const ownerProof = makeOwnerProof(needs);
  const phoneWay = makePhoneWay({ ...needs, ownerProof });
  const identities = makeIdentities({ ...needs, accounts, links, sessions, ownerProof });
  return {
    sessions,
    suspension,
    departure,
    links,
    accounts,
    confirmation,
    ownerProof,
    phoneWay,
    password: makePassword({ ...needs, ownerProof, sessions }),
    emailChange: makeEmailChange({ ...needs, ownerProof, sessions }),
    identities,
    google: makeGoogle({ ...needs, identities, ownerProof }),
    phone: makePhone({ ...needs, accounts, links, sessions }),
    demonstrationAccounts: makeDemonstrationAccounts({ ...needs, sessions }),
    zones: makeZones(room),
    findUser: accounts.findUser,
    changePhone: phoneWay.change,
  };
};
export type AccountsRoom = ReturnType<typeof makeAccountsRoom>;

export const accountsRoomRoutes = (
  serve: Serve,
  room: AccountsRoom,
  http: { cookies: Cookies; publicUrl: string },
): void => {
  accountsRoutes(serve, { ...room, ...http });
  socialRoutes(serve, { ...room, ...http });
};
