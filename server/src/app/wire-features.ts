// Builds each room's services in order, and hands each what it needs of the others.
import { makeMemberChanges } from '#platform/member-changed.ts';
import { makePhotoAddress } from '#platform/photo-address.ts';
import { makeAccountsRoom } from '../features/accounts/accounts.room.ts';
import { refuseEasyPassword } from '../features/accounts/refuse-easy-password.ts';
import { makeBilling } from '../features/billing/billing.service.ts';
import { bankAccountOf } from '../features/billing/checkout/bank-account.rules.ts';
import { makeCatalogue } from '../features/catalogue/catalogue.service.ts';
import { makeChat } from '../features/chat/chat.service.ts';
import { makeEntitlements } from '../features/entitlements/entitlements.service.ts';
import { makeHelp } from '../features/help/help.service.ts';
import { makeMatching } from '../features/matching/matching.service.ts';
import { makeOutbox } from '../features/notifications/outbox.service.ts';
import { makeStandingNotices } from '../features/notifications/standing.service.ts';
import { makeAgreements } from '../features/profiles/agreements/agreements.service.ts';
import { readLegalVersions } from '../features/profiles/agreements/legal-versions.ts';
import { makeMembers } from '../features/profiles/members/members.service.ts';
import { makeOpening } from '../features/profiles/opening.service.ts';
import { makeProfiles } from '../features/profiles/profiles.service.ts';
import { readPrompts } from '../features/profiles/prompts/prompt-list.ts';
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

  const staff = makeStaff({
    ...platform,
    notify,
    publicUrl,
    refuseEasyPassword,
    first: { email: config.STAFF_EMAIL, password: config.STAFF_PASSWORD },
  });
  const { audit } = staff;

  const entitlements = makeEntitlements(platform);
  const catalogue = makeCatalogue(platform);

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
    notify,
    audit,
    photoAddress,
    reviewsAtOnce: demo,
    memberChanged,
    agreements,
    prompts: readPrompts(),
    phoneOf: accounts.phoneOf,
    changePhone: accounts.changePhone,
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
    memberChanged,
  });

  const supportHours = readSupportHours();
  const help = makeHelp({ catalogue, listFigures: billing.packages.listFigures, supportHours });

  const matching = makeMatching({
    ...platform,
    notify,
    audit,
    standing,
    photoAddress,
    changeCardFields: profiles.changeCardFields,
    listReviewPhotos: profiles.listReviewPhotos,
    decidePhotos: profiles.decidePhotos,
    listPrompts: profiles.prompts.listShownOf,
    findEntitlement: entitlements.find,
    mayLike: entitlements.inQuery('like'),
    crossesBorders: entitlements.inQuery('acrossBorders'),
    reviewsAtOnce: demo,
  });
  const members = makeMembers({
    ...platform,
    photoAddress,
    details: profiles.details,
    prompts: profiles.prompts,
    findBetween: matching.findBetween,
  });

  const safety = makeSafety({
    ...platform,
    notify,
    audit,
    publicUrl,
    matches: matching.matches,
    suspension: accounts.suspension,
    listPartners: matching.matches.listPartners,
    listReviewPhotos: profiles.listReviewPhotos,
    listPrompts: profiles.prompts.listShown,
  });

  const chat = makeChat({ ...platform, standing, photoAddress });

  const support = makeSupport({ ...platform, notify, audit, hours: supportHours });

  // Who follows what has changed about a member, in this order.
  follow(matching.memberChanged);

  return {
    db,
    clock,
    outbox,
    entitlements,
    accounts,
    profiles,
    members,
    billing,
    help,
    matching,
    safety,
    chat,
    support,
    staff,
  };
};

export type Features = ReturnType<typeof wireFeatures>;
