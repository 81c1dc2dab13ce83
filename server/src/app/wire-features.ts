// Builds each room's services in order, and hands each what it needs of the others.
import { makePhotoAddress } from '#platform/photo-address.ts';
import { makeAccounts } from '../features/accounts/accounts.service.ts';
import { makeDemonstrationAccounts } from '../features/accounts/demonstration.service.ts';
import { makeConfirmation } from '../features/accounts/links/confirmation.service.ts';
import { makeLinks } from '../features/accounts/links/links.service.ts';
import { makePhone } from '../features/accounts/phone/phone.service.ts';
import { refuseEasyPassword } from '../features/accounts/refuse-easy-password.ts';
import { makeSessions } from '../features/accounts/sessions/sessions.service.ts';
import { makeGoogle } from '../features/accounts/social/google.service.ts';
import { makeIdentities } from '../features/accounts/social/identities.service.ts';
import { makeSuspension } from '../features/accounts/suspension.ts';
import { makeOwnerProof } from '../features/accounts/ways/owner-proof.service.ts';
import { makePhoneWay } from '../features/accounts/ways/phone-way.service.ts';
import { makeBilling } from '../features/billing/billing.service.ts';
import { bankAccountOf } from '../features/billing/checkout/bank-account.rules.ts';
import { makeCatalogue } from '../features/catalogue/catalogue.service.ts';
import { makeChat } from '../features/chat/chat.service.ts';
import { makeEntitlements } from '../features/entitlements/entitlements.service.ts';
import { makeHelp } from '../features/help/help.service.ts';
import { makeCardIndex } from '../features/matching/card-index.service.ts';
import { makeMatching } from '../features/matching/matching.service.ts';
import { makeOutbox } from '../features/notifications/outbox.service.ts';
import { makeStandingNotices } from '../features/notifications/standing.service.ts';
import { makeAgreements } from '../features/profiles/agreements/agreements.service.ts';
import { readLegalVersions } from '../features/profiles/agreements/legal-versions.ts';
import { makeOpening } from '../features/profiles/opening.service.ts';
import { makeProfiles } from '../features/profiles/profiles.service.ts';
import { makeSafety } from '../features/safety/safety.service.ts';
import { makeStaff } from '../features/staff/staff.service.ts';
import { makeSupport } from '../features/support/support.service.ts';
import { readSupportHours } from '../features/support/support-hours.ts';
import type { Platform } from './platform.ts';

export const wireFeatures = (platform: Platform) => {
  const { config, clock, db } = platform;
  const { publicUrl, demo } = config;
  const photoAddress = makePhotoAddress(platform.sealing, () => clock.now());

  const outbox = makeOutbox(platform);
  const { notify } = outbox;
  const standing = makeStandingNotices(platform);

  const staff = makeStaff({
    ...platform,
    notify,
    publicUrl,
    refuseEasyPassword,
    first: { email: config.STAFF_EMAIL, password: config.STAFF_PASSWORD },
  });
  const { audit } = staff;

  const entitlements = makeEntitlements(platform);
  const cardIndex = makeCardIndex({ ...platform, crossesBorders: entitlements.inQuery('acrossBorders') });

  const catalogue = makeCatalogue(platform);

  const opening = makeOpening(platform);
  const agreements = makeAgreements({ ...platform, legal: readLegalVersions() });

  const sessions = makeSessions(platform);
  const links = makeLinks({ ...platform, notify, publicUrl, sessions, agreements });
  const accounts = makeAccounts({
    ...platform,
    notify,
    photoAddress,
    publicUrl,
    demo,
    sessions,
    sendVerification: links.sendVerification,
    openProfile: opening.open,
    changeProfile: opening.complete,
    agreements,
  });

  const proving = { ...platform, notify, publicUrl };
  const ownerProof = makeOwnerProof(proving);
  const phoneWay = makePhoneWay({ ...proving, ownerProof });
  const confirmation = makeConfirmation({ ...platform, accounts, sessions, agreements });

  const profiles = makeProfiles({
    ...platform,
    notify,
    audit,
    photoAddress,
    reviewsAtOnce: demo,
    cardChanged: cardIndex.refresh,
    hideCard: cardIndex.hide,
    changePhone: phoneWay.change,
    findUser: accounts.findUser,
  });

  const billing = makeBilling({
    ...platform,
    notify,
    audit,
    publicUrl,
    bank: bankAccountOf(config),
    twoStaffAboveNaira: config.TWO_STAFF_ABOVE_NAIRA,
    findEntitlement: entitlements.find,
    cardChanged: cardIndex.refresh,
  });

  const supportHours = readSupportHours();
  const help = makeHelp({ catalogue, listFigures: billing.packages.listFigures, supportHours });

  const matching = makeMatching({
    ...platform,
    notify,
    audit,
    standing,
    photoAddress,
    cardIndex,
    changeCardFields: profiles.changeCardFields,
    listReviewPhotos: profiles.listReviewPhotos,
    decidePhotos: profiles.decidePhotos,
    findEntitlement: entitlements.find,
    reviewsAtOnce: demo,
  });
  const safety = makeSafety({
    ...platform,
    notify,
    audit,
    publicUrl,
    matches: matching.matches,
    suspension: makeSuspension({ sessions }),
    cards: matching.cards,
    listPartners: matching.matches.listPartners,
    listReviewPhotos: profiles.listReviewPhotos,
  });

  const signingIn = {
    ...platform,
    notify,
    publicUrl,
    accounts,
    links,
    sessions,
    openProfile: opening.open,
    agreements,
  };
  const identities = makeIdentities({ ...signingIn, ownerProof });
  const google = makeGoogle({ ...platform, identities, ownerProof });
  const phone = makePhone(signingIn);

  const chat = makeChat({ ...platform, standing, photoAddress });

  const demonstrationAccounts = makeDemonstrationAccounts({
    ...platform,
    demo,
    sessions,
    openProfile: opening.open,
    agreements,
  });

  const support = makeSupport({ ...platform, notify, audit, hours: supportHours });

  return {
    db,
    clock,
    outbox,
    entitlements,
    cardIndex,
    sessions,
    links,
    confirmation,
    agreements,
    accounts,
    google,
    identities,
    ownerProof,
    phoneWay,
    phone,
    profiles,
    billing,
    help,
    matching,
    safety,
    demonstrationAccounts,
    chat,
    support,
    staff,
  };
};

export type Features = ReturnType<typeof wireFeatures>;
