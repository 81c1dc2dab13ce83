// Builds each room's services in order, and hands each what it needs of the others.
import { makeMemberChanges } from '#platform/member-changed.ts';
import { makePhotoAddress } from '#platform/photo-address.ts';
import { makeFileAddress } from '#platform/private-files/file-address.ts';
import { makePrivateFiles } from '#platform/private-files/private-files.ts';
import type { ServicesSold } from '#platform/services-sold.ts';
import { findZone } from '#platform/zones/find-zone.ts';
import { accountsRules, makeAccountsRoom } from '../features/accounts/accounts.room.ts';
import { makeBilling } from '../features/billing/billing.service.ts';
import { bankAccountOf } from '../features/billing/checkout/bank-account.rules.ts';
import { makeCatalogue } from '../features/catalogue/catalogue.service.ts';
import { readOpeners } from '../features/chat/beginning/opener-list.ts';
import { makeChatRoom } from '../features/chat/chat.room.ts';
import { makeCompatibility } from '../features/compatibility/compatibility.service.ts';
import { makeCounsellors } from '../features/counselling/counsellors/counsellors.service.ts';
import { makeCouplesRoom } from '../features/couples/couples.room.ts';
import { makeDashboard } from '../features/dashboard/dashboard.service.ts';
import { makeEntitlements } from '../features/entitlements/entitlements.service.ts';
import { makeEvents } from '../features/events/events.service.ts';
import { makeHelp } from '../features/help/help.service.ts';
import { makeLiveChatRoom } from '../features/live-chat/live-chat.room.ts';
import { makeMatching } from '../features/matching/matching.service.ts';
import { makeMembers } from '../features/members/members.service.ts';
import { makeNotificationsRoom } from '../features/notifications/notifications.room.ts';
import { readLegalNews, readLegalVersions } from '../features/profiles/agreements/legal-versions.ts';
import { makeProfilesRoom } from '../features/profiles/profiles.room.ts';
import { readPrompts } from '../features/profiles/prompts/prompt-list.ts';
import { makeSafety } from '../features/safety/safety.service.ts';
import { makeScheduleRoom } from '../features/schedule/schedule.room.ts';
import { makeStaff } from '../features/staff/staff.service.ts';
import { makeSupport } from '../features/support/support.service.ts';
import { readSupportHours } from '../features/support/support-hours.ts';
import { makeTherapyRoom } from '../features/therapy/therapy.room.ts';
import { makeVenues } from '../features/venues/venues.service.ts';
import { makeVip } from '../features/vip/vip.room.ts';
import { carriesMedia } from './choose-adapters.ts';
import { mailAddressOf } from './mail-address.ts';
import type { Platform } from './platform.ts';
import { wireLeaving } from './wire-leaving.ts';
import { wireMeeting } from './wire-meeting.ts';

export const wireFeatures = (platform: Platform, sold?: ServicesSold) => {
  const { config, clock, db } = platform;
  const { publicUrl, demo } = config;
  const fileAddress = makeFileAddress(platform.sealing, () => clock.now());
  const photoAddress = makePhotoAddress(fileAddress);
  const privateFiles = makePrivateFiles({ ...platform, fileAddress });
  const { follow, memberChanged, followPhones, phoneGiven, ...changes } = makeMemberChanges();
  const { followContacts, contactChanged, followPackages, packageTakenBack } = changes;

  const notifications = makeNotificationsRoom({
    ...platform,
    publicUrl,
    pushOrigins: config.PUSH_ORIGINS,
    findZone,
  });
  const { notify, standing, settings } = notifications;
  const staff = makeStaff({
    ...platform,
    notify,
    publicUrl,
    refuseEasyPassword: accountsRules.refuseEasyPassword,
    first: { email: config.STAFF_EMAIL, password: config.STAFF_PASSWORD },
  });
  const { audit } = staff;
  const { listColleagues } = staff.onCall;

  const entitlements = makeEntitlements(platform);
  const { find: findEntitlement, inQuery } = entitlements;
  const catalogue = makeCatalogue({ ...platform, audit });
  const counsellors = makeCounsellors({ catalogue, demo });

  const profiles = makeProfilesRoom({
    ...platform,
    notify,
    audit,
    photoAddress,
    privateFiles,
    reviewsAtOnce: demo,
    memberChanged,
    matchesSwitch: settings.matchesSwitch,
    publicUrl,
    phoneOf: accountsRules.phoneOf,
    phoneGiven,
    legal: readLegalVersions(),
    news: readLegalNews(),
    prompts: readPrompts(),
  });

  const accounts = makeAccountsRoom({
    ...platform,
    notify,
    photoAddress,
    publicUrl,
    demo,
    memberChanged,
    contactChanged,
    opening: profiles.opening,
    agreements: profiles.agreements,
  });

  const chat = makeChatRoom({ ...platform, standing, photoAddress, openers: readOpeners() });

  const telling = { ...platform, notify, standing, publicUrl };
  const matching = makeMatching({
    ...telling,
    audit,
    photoAddress,
    changeCardFields: profiles.changeCardFields,
    takeEdit: profiles.editing.takeEdit,
    listReviewPhotos: profiles.listReviewPhotos,
    decidePhotos: profiles.decidePhotos,
    listWritten: profiles.story.listWrittenOf,
    findEntitlement,
    mayLike: inQuery('like'),
    crossesBorders: inQuery('acrossBorders'),
    memberChanged,
    findQuoted: profiles.findQuoted,
    firstWords: chat.firstWords,
    reviewsAtOnce: demo,
  });

  const filed = { privateFiles, fileAddress };
  const compatibility = makeCompatibility({ ...telling, ...filed });

  const billing = makeBilling({
    ...platform,
    notify,
    standing,
    audit,
    listColleagues,
    catalogue,
    listUnknownFeatures: entitlements.listUnknown,
    comparePackages: entitlements.compare,
    reviewHoursOf: entitlements.reviewHoursOf,
    publicUrl,
    demo,
    payerEmail: mailAddressOf(config.MAIL_FROM),
    bank: bankAccountOf(config),
    twoStaffAboveNaira: config.TWO_STAFF_ABOVE_NAIRA,
    seenWithinWorkingDays: config.TRANSFER_SEEN_WITHIN_WORKING_DAYS,
    statementConfirmsUpToNaira: config.STATEMENT_CONFIRMS_UP_TO_NAIRA,
    findEntitlement,
    findZone,
    findActivity: matching.findActivity,
    giveReport: compatibility.rights.give,
    memberChanged,
    packageTakenBack,
    ownerProof: accounts.ownerProof,
  });

  const services = sold ?? billing.services;
  const { passMoment } = matching.matches;
  const couples = makeCouplesRoom({ ...telling, passMoment, ...profiles.agreements });

  const asked = { ...platform, notify, audit, listColleagues, publicUrl };
  const schedule = makeScheduleRoom({
    ...asked,
    standing,
    findTimeline: billing.timelines.find,
    byVideo: carriesMedia(platform.config),
    findZone,
    services,
    findPartner: couples.findPartner,
    lockPackages: billing.grants.lock,
    findMonthlySessions: async (tx, memberId) =>
      (await entitlements.find(tx, memberId)).may.sessionCreditsAMonth?.is ?? 0,
  });

  const { meeting, sessionNotes } = wireMeeting(platform, { schedule, couples, audit, profiles });
  const supportHours = readSupportHours();
  const help = makeHelp({ catalogue, listFigures: billing.packages.listFigures, supportHours });

  const safety = makeSafety({
    ...platform,
    notify,
    audit,
    publicUrl,
    matches: matching.matches,
    phoneOf: accountsRules.phoneOf,
    suspension: accounts.suspension,
    listPartners: matching.matches.listPartners,
    findNote: matching.findNote,
    listReviewPhotos: profiles.listReviewPhotos,
    listWritten: profiles.story.listWritten,
  });

  const members = makeMembers({ ...platform, audit, phoneOf: accountsRules.phoneOf, findEntitlement });

  const dashboard = makeDashboard({
    ...platform,
    countRequests: matching.deck.countRequests,
    findComing: schedule.findComing,
  });

  const liveChat = makeLiveChatRoom({
    ...platform,
    notify,
    standing,
    audit,
    catalogue,
    publicUrl,
    demo,
    hours: supportHours,
    listColleagues,
    marks: help.marks,
    deliveries: config.deliveries,
    findEntitlement,
    findZone,
  });
  const support = makeSupport({ ...asked, hours: supportHours, findPromise: liveChat.promise });

  const offering = { ...platform, notify, audit, catalogue, publicUrl, demo };
  const therapy = makeTherapyRoom({
    ...offering,
    bank: bankAccountOf(config),
    services,
    credits: schedule.credits,
    consultationTimes: schedule.consultationTimes,
    listColleagues,
    agreeTo: profiles.agreements.agreeTo,
    withdrawFrom: profiles.agreements.withdrawFrom,
  });

  const vip = makeVip({
    ...offering,
    standing,
    services,
    findEntitlement,
    introducing: matching.introducing,
    findPartner: couples.findPartner,
    changeCardFields: profiles.changeCardFields,
    takeEdit: profiles.editing.takeEdit,
  });
  const venues = makeVenues({ ...offering, standing, listColleagues });
  const events = makeEvents({ ...offering, findEntitlement, mayCome: inQuery('invitedToEvents') });

  const leaving = wireLeaving(platform, {
    notify,
    ...filed,
    accounts,
    billing,
    compatibility,
    couples,
    events,
    matching,
    schedule,
    vip,
  });

  counsellors.follow(schedule.keepCounsellors, schedule.listRatings, schedule.listDays);
  matching.matches.followEnd(couples.endParted);
  matching.matches.followEnd(compatibility.endParted);
  couples.followEnd(schedule.together.partNow);
  matching.matches.followEnded(schedule.together.partNow);
  schedule.followFee(therapy.offers.findConsultation);
  // Who follows what has changed about a member, in this order.
  const told = [billing, matching, compatibility, vip, schedule, schedule.feed, events, leaving.erasures];
  follow(...told.map((one) => one.memberChanged));
  const holding = [liveChat, support, vip, venues.planning, therapy.assessments, schedule, billing];
  staff.team.follow(...holding.map(({ letGo }) => letGo));
  followPhones(accounts.changePhone);
  followContacts(billing.hadBefore.keep);
  followPackages(schedule.packageTakenBack, events.packageTakenBack);

  return {
    db,
    clock,
    notifications,
    privateFiles,
    entitlements,
    accounts,
    profiles,
    billing,
    services,
    help,
    counsellors,
    liveChat,
    leaving,
    matching,
    safety,
    schedule,
    sessionNotes,
    chat,
    compatibility,
    couples,
    meeting,
    support,
    therapy,
    dashboard,
    members,
    staff,
    vip,
    venues,
    events,
  };
};

export type Features = ReturnType<typeof wireFeatures>;
