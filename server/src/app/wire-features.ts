// Builds each room's services in order, and hands each what it needs of the others.
import { makeMemberChanges } from '#platform/member-changed.ts';
import { makePhotoAddress } from '#platform/photo-address.ts';
import { makeAccounts } from '../features/accounts/accounts.service.ts';
import { makeDemonstrationAccounts } from '../features/accounts/demonstration.service.ts';
import { makeConfirmation } from '../features/accounts/links/confirmation.service.ts';
import { makeLinks } from '../features/accounts/links/links.service.ts';
import { makePhone } from '../features/accounts/phone/phone.service.ts';
import { makeSessions } from '../features/accounts/sessions/sessions.service.ts';
import { makeGoogle } from '../features/accounts/social/google.service.ts';
import { makeIdentities } from '../features/accounts/social/identities.service.ts';
import { makeSuspension } from '../features/accounts/suspension.ts';
import { makeOwnerProof } from '../features/accounts/ways/owner-proof.service.ts';
import { makePhoneWay } from '../features/accounts/ways/phone-way.service.ts';
import { makeBilling } from '../features/billing/billing.service.ts';
import { bankAccountOf } from '../features/billing/checkout/bank-account.rules.ts';
import { makeChat } from '../features/chat/chat.service.ts';
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

  const { follow, memberChanged } = makeMemberChanges();

  const outbox = makeOutbox(platform);
  const { notify } = outbox;
  const standing = makeStandingNotices(platform);

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
    photoAddress,
    reviewsAtOnce: demo,
    memberChanged,
    changePhone: phoneWay.change,
    findUser: accounts.findUser,
  });

  const billing = makeBilling({
    ...platform,
    notify,
    publicUrl,
    bank: bankAccountOf(config),
    twoStaffAboveNaira: config.TWO_STAFF_ABOVE_NAIRA,
    memberChanged,
  });

  const matching = makeMatching({
    ...platform,
    notify,
    standing,
    photoAddress,
    changeCardFields: profiles.changeCardFields,
    findEntitlement: billing.subscriptions.findEntitlement,
    reviewHours: billing.subscriptions.reviewHours,
    reviewsAtOnce: demo,
  });
  const safety = makeSafety({
    ...platform,
    notify,
    publicUrl,
    maySee: profiles.members.maySee,
    matches: matching.matches,
    suspension: makeSuspension({ sessions, memberChanged }),
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

  const support = makeSupport({ ...platform, notify, hours: readSupportHours() });

  const staff = makeStaff({
    ...platform,
    ...profiles,
    notify,
    first: { email: config.STAFF_EMAIL, password: config.STAFF_PASSWORD },
    listPendingCards: matching.cards.listPendingCards,
    decideCard: matching.cards.decideCard,
    listTransfers: billing.transfers.list,
    confirmTransfer: billing.transfers.confirm,
    recordRefund: billing.transfers.recordRefund,
    listOddNotices: billing.payments.listOdd,
    enquiries: support.desk,
    reports: safety.reports,
    prices: billing.prices,
  });

  // Who follows what has changed about a member, in this order.
  follow(matching.memberChanged);

  return {
    db,
    clock,
    outbox,
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
    matching,
    safety,
    demonstrationAccounts,
    chat,
    support,
    staff,
  };
};

export type Features = ReturnType<typeof wireFeatures>;
