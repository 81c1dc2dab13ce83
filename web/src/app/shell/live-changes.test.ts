// What grows old is named by the addresses of the contract.
import { findAgreement } from '@ijeuwa/contract/agreements';
import { findSubscription } from '@ijeuwa/contract/billing';
import { findConversation } from '@ijeuwa/contract/chat';
import { findCompatibilityReport, listReportRights } from '@ijeuwa/contract/compatibility';
import { findCredit } from '@ijeuwa/contract/credit';
import { findGuarantee } from '@ijeuwa/contract/guarantee';
import { listInvoices } from '@ijeuwa/contract/invoices';
import { findLiveChat } from '@ijeuwa/contract/live-chat';
import { listMatches } from '@ijeuwa/contract/matching';
import { findPublicProfile } from '@ijeuwa/contract/people';
import { findProfile } from '@ijeuwa/contract/profiles';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { expect, test } from 'vitest';
import {
  AGREEMENT,
  CREDIT,
  GUARANTEE,
  INVOICES,
  LIVE_CHAT,
  PERSON,
  PROFILE,
  RENEWED_BY,
  REPORT,
  REPORT_RIGHTS,
  TIMELINE,
} from './live-changes.ts';

test('the profile and the live chat are renewed at the addresses they are read from', () => {
  expect(PROFILE.path).toBe(findProfile.path);
  expect([AGREEMENT.path, GUARANTEE.path, TIMELINE.path, INVOICES.path, CREDIT.path]).toEqual([
    findAgreement.path,
    findGuarantee.path,
    findTimeline.path,
    listInvoices.path,
    findCredit.path,
  ]);
  expect([REPORT.path, REPORT_RIGHTS.path]).toEqual([findCompatibilityReport.path, listReportRights.path]);
  expect(LIVE_CHAT.path).toBe(findLiveChat.path);
});

test('with somebody who is gone closes whatever stands open of them', () => {
  expect(PERSON.path).toBe(findPublicProfile.path);
  expect(RENEWED_BY.matches.map(({ path }) => path)).toEqual(
    expect.arrayContaining([findConversation.path, listMatches.path, PERSON.path]),
  );
});

test('the trial that waits for a confirmed email or phone hears of it', () => {
  expect(RENEWED_BY.profile.map(({ path }) => path)).toContain(findSubscription.path);
});
