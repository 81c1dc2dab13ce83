// What the staff room sends to its people.
import { INVITATION_HOURS, STAFF_CODE_MINUTES } from '@ijeuwa/contract/staff';
import type { Notice } from '#platform/notify.ts';

export const invitationNotice = (
  cause: string,
  { email, name }: { email: string; name: string },
  link: string,
): Notice => ({
  onceKey: `staff-invitation:${cause}`,
  category: 'security',
  mail: {
    to: email,
    subject: 'Choose your password for the Ijeuwa back office',
    preview: `An administrator lets you in; the link works once, within ${INVITATION_HOURS} hours.`,
    body: [`Hello ${name},`],
    action: {
      lead: `an administrator lets you into the back office of Ijeuwa. Choose your password here, within ${INVITATION_HOURS} hours:`,
      label: 'Choose my password',
      link,
    },
    after: [
      'The link works once. At each sign-in we send a code to this mailbox. If you did not expect this, do nothing, and tell an administrator.',
    ],
    grave: true,
  },
});

export const codeNotice = (challenge: string, to: string, code: string): Notice => ({
  onceKey: `staff-code:${challenge}`,
  category: 'security',
  mail: {
    to,
    subject: `${code} is your code for the Ijeuwa back office`,
    preview: `It works once, for ${STAFF_CODE_MINUTES} minutes.`,
    body: [
      { lead: 'Your code is', code },
      `It works once, for ${STAFF_CODE_MINUTES} minutes. If you are not signing in, somebody knows your password: change it, and tell an administrator.`,
    ],
    grave: true,
  },
});
