// The privacy policy promises the periods by which the server forgets.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CASE_KEPT_MONTHS } from '@ijeuwa/contract/cases';
import { CARE_DAYS, SEALED_NOTES_KEPT_DAYS } from '@ijeuwa/contract/clients';
import { EMAIL_BACK_DAYS, EMAIL_LINK_HOURS } from '@ijeuwa/contract/email-change';
import { COPY_KEPT_DAYS, HAD_KEPT_MONTHS, RETURN_DAYS } from '@ijeuwa/contract/leaving';
import { LIVE_CHAT_KEPT_MONTHS } from '@ijeuwa/contract/live-chat';
import { SESSION_MOST_DAYS } from '@ijeuwa/contract/ways';
import { expect, test } from 'vitest';
import { ATTEMPT_MINUTES } from '../features/accounts/social/google.service.ts';
import { LOOKS_KEPT_DAYS, NOTES_KEPT_DAYS, TOLD_KEPT_DAYS } from '../features/matching/matching.jobs.ts';
import { DELIVERIES_KEPT_DAYS, NOTICES_KEPT_DAYS } from '../features/notifications/notifications.jobs.ts';
import { LEFT_KEPT_DAYS } from '../features/schedule/waiting/waiting.service.ts';

const policy = readFileSync(
  fileURLToPath(new URL('../../../content/legal/policy.md', import.meta.url)),
  'utf8',
);

test.each([
  `| A mail or SMS that has left | ${DELIVERIES_KEPT_DAYS} days |`,
  `| A notice in the bell | ${NOTICES_KEPT_DAYS} days |`,
  `| That you looked at somebody’s card | ${LOOKS_KEPT_DAYS} days after you last did |`,
  `| A like that is gone: that there was one | ${TOLD_KEPT_DAYS} days after it went |`,
  `| The note with a like that is gone | ${NOTES_KEPT_DAYS} days after it went |`,
  `| Your live chat with support | ${LIVE_CHAT_KEPT_MONTHS} months after it is closed |`,
  `| What you asked our wedding planners | ${CASE_KEPT_MONTHS} months after it is closed |`,
  `| Notes of a counsellor in whose care you are no more | ${SEALED_NOTES_KEPT_DAYS} days after it ended |`,
  `or ${CARE_DAYS} days after your last one: then they are sealed`,
  `| That you left the line for a counsellor’s times | ${LEFT_KEPT_DAYS} days after you left it |`,
  `email and phone number | ${HAD_KEPT_MONTHS} months after it was used, ${HAD_KEPT_MONTHS} months after that email or number was confirmed or left the account, and ${HAD_KEPT_MONTHS} months after the account was erased |`,
  `phone number for ${HAD_KEPT_MONTHS} months. They are made with a secret key`,
  `At the latest until ${HAD_KEPT_MONTHS} months after your account was erased`,
  `| The copy of your data that you asked for | ${COPY_KEPT_DAYS} days after it was made |`,
  `| Everything of an account that you asked us to delete | ${RETURN_DAYS} days after you asked |`,
  `| A link to use another email, with that address | ${EMAIL_LINK_HOURS} hours |`,
  `| The email that you had before, with the link that takes it back | ${EMAIL_BACK_DAYS} days after you changed it |`,
  `or ${SESSION_MOST_DAYS} days after you signed in`,
  `| Keeps a sign-in with Google together while it runs | ${ATTEMPT_MINUTES} minutes |`,
])('%s', (promise) => expect(policy).toContain(promise));
