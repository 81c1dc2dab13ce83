// Builds each room's services in order, and hands each what it needs of the others.
import { makeMemberChanges } from '#platform/member-changed.ts';
import { makePhotoAddress } from '#platform/photo-address.ts';
import { makeAccountsRoom } from '../features/accounts/accounts.room.ts';
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

  const agreements = makeAgreements({ ...platform, legal: readLegalVersions() });
  const accounts = makeAccountsRoom({
    ...platform,
    notify,
    photoAddress,
    publicUrl,
    demo,
    memberChanged,
    opening: makeOpening(platform),
    agreements,
  });

  const profiles = makeProfiles({
    ...platform,
    photoAddress,
    reviewsAtOnce: demo,
    memberChanged,
    agreements,
    phoneOf: accounts.phoneOf,
    changePhone: accounts.changePhone,
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
    suspension: accounts.suspension,
    listPartners: matching.matches.listPartners,
    listReviewPhotos: profiles.listReviewPhotos,
  });

  const chat = makeChat({ ...platform, standing, photoAddress });

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
    accounts,
    profiles,
    billing,
    matching,
    safety,
    chat,
    support,
    staff,
  };
};

export type Features = ReturnType<typeof wireFeatures>;
