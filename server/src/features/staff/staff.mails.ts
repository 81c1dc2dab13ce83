// What the staff room sends to its people.
import { STAFF_CODE_MINUTES } from '@ijeuwa/contract/staff';
import { signedPlainly } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';

export const codeNotice = (challenge: string, to: string, code: string): Notice => ({
  onceKey: `staff-code:${challenge}`,
  category: 'security',
  mail: {
    to,
    subject: `${code} is your code for the Ijeuwa back office`,
    text: signedPlainly(
      `Your code is ${code}. It works once, for ${STAFF_CODE_MINUTES} minutes. If you are not signing in, somebody knows your password: change it, and tell an administrator.`,
    ),
  },
});
