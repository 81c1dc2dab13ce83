// What the staff room sends to its people.
import { INVITATION_HOURS, STAFF_CODE_MINUTES } from '@ijeuwa/contract/staff';
import type { Notice } from '#platform/notify.ts';

type NewPerson = { email: string; name: string; roles: readonly string[] };

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

/** To the person whose password it is, and to administrators. */
export const wrongCodesNotice = (
  cause: string,
  to: string,
  { name, email }: { name: string; email: string },
): Notice => ({
  onceKey: `staff-wrong-codes:${cause}:${to}`,
  category: 'security',
  mail: {
    to,
    subject: 'Wrong codes were given at the Ijeuwa back office',
    preview: `With the password of ${email}. Nobody came in by them.`,
    body: [
      `Somebody gave the right password of ${name} (${email}) and wrong codes. Nobody came in by them; after twenty in a day no more are taken.`,
      email === to
        ? 'If it was not you, somebody knows your password: ask an administrator for a new link at once, and choose another one.'
        : 'If it was not them, please send them a new link under People, which ends the password of now.',
    ],
    grave: true,
  },
});

/** To every other administrator: whoever adds somebody could add themselves. */
export const addedNotice = (
  to: string,
  { id, name, email, roles, at, reason }: NewPerson & { id: string; at: Date; reason: string },
): Notice => ({
  onceKey: `staff-added:${id}:${at.getTime()}:${to}`,
  category: 'security',
  mail: {
    to,
    subject: `${name} was added to the Ijeuwa back office`,
    preview: `${email}, as ${roles.join(', ')}.`,
    body: [
      `An administrator added ${name} (${email}) as ${roles.join(', ')}. The reason given: ${reason}`,
      'If you do not know this person, please ask who they are. An administrator can end their access under People.',
    ],
    grave: true,
  },
});

/** Whoever gives a role could give it to a second mailbox of their own. */
export const raisedNotice = (
  to: string,
  { id, name, email, roles, at, reason }: NewPerson & { id: string; at: Date; reason: string },
): Notice => ({
  onceKey: `staff-raised:${id}:${at.getTime()}:${to}`,
  category: 'security',
  mail: {
    to,
    subject: `${name} was given more in the Ijeuwa back office`,
    preview: `${email}, now also ${roles.join(', ')}.`,
    body: [
      `An administrator made ${name} (${email}) ${roles.join(', ')} as well. The reason given: ${reason}`,
      'If you did not expect this, please ask an administrator who this person is.',
    ],
    grave: true,
  },
});
