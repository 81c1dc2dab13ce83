// Builds the leaving room: what ends with an account stands in many rooms.
import type { Notify } from '#platform/notify.ts';
import type { FileAddress } from '#platform/private-files/file-address.ts';
import type { PrivateFiles } from '#platform/private-files/private-files.ts';
import { findZone } from '#platform/zones/find-zone.ts';
import type { AccountsRoom } from '../features/accounts/accounts.room.ts';
import type { Billing } from '../features/billing/billing.service.ts';
import type { Compatibility } from '../features/compatibility/compatibility.service.ts';
import type { CouplesRoom } from '../features/couples/couples.room.ts';
import type { Events } from '../features/events/events.service.ts';
import { makeLeaving } from '../features/leaving/leaving.room.ts';
import type { Matching } from '../features/matching/matching.service.ts';
import type { ScheduleRoom } from '../features/schedule/schedule.room.ts';
import type { Vip } from '../features/vip/vip.room.ts';
import type { Platform } from './platform.ts';

type Rooms = {
  notify: Notify;
  privateFiles: PrivateFiles;
  fileAddress: FileAddress;
  accounts: AccountsRoom;
  billing: Billing;
  compatibility: Compatibility;
  couples: CouplesRoom;
  events: Events;
  matching: Matching;
  schedule: ScheduleRoom;
  vip: Vip;
};

export const wireLeaving = (platform: Platform, rooms: Rooms) => {
  const { notify, privateFiles, fileAddress, accounts, billing, compatibility, couples } = rooms;
  const { events, matching, schedule, vip } = rooms;
  return makeLeaving({
    ...platform,
    publicUrl: platform.config.publicUrl,
    notify,
    privateFiles,
    fileAddress,
    findZone,
    ownerProof: accounts.ownerProof,
    departure: accounts.departure,
    listPartners: matching.matches.listPartners,
    findPartner: couples.findPartner,
    findEnding: async (memberId) => ({
      appointments: await schedule.listEnding(memberId),
      vip: await vip.findEnd(memberId),
      seats: await events.listSeats(memberId),
      reports: await compatibility.countMade(memberId),
      credit: (await billing.credit.find(memberId)).balances.map(({ amount }) => amount),
    }),
    async endAll(tx, memberId) {
      // As whoever books takes them: people, and then their money.
      await schedule.hold(tx, memberId);
      await billing.checkout.hold(tx, memberId);
      await couples.endOf(tx, memberId);
      await compatibility.endOf(tx, memberId);
      await schedule.endOf(tx, memberId);
      await vip.endOf(tx, memberId);
      await events.endOf(tx, memberId);
      await billing.checkout.endOpen(tx, memberId);
      await billing.agreements.endOf(tx, memberId, 'left');
      await billing.credit.giveBackAll(tx, memberId);
    },
    async settleBuyers(tx, memberId) {
      await billing.buyers.settle(tx, memberId);
      await billing.hadBefore.keep(tx, memberId);
    },
    listPapers: billing.invoices.filesOf,
  });
};
