// What the leaving room tells: a copy is ready, an account is closed, is back, or is gone.
import { COPY_KEPT_DAYS, HAD_KEPT_MONTHS, type Lost, RETURN_DAYS } from '@ijeuwa/contract/leaving';
import { endsAtOnce } from '@ijeuwa/contract/lost-words';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import { amountIn, dayIn, momentIn } from '#platform/mail-words.ts';
import { greeting } from '#platform/name-in-mail.ts';
import type { Notice } from '#platform/notify.ts';

type Waiting = { memberId: string; askedAt: Date; name: string };

export const copyReadyNotice = ({ memberId, askedAt, name }: Waiting, link: string): Notice => {
  const message = `You can fetch it for ${COPY_KEPT_DAYS} days under Privacy; then it is erased here.`;
  return {
    onceKey: `copy:${memberId}:${askedAt.getTime()}`,
    category: 'security',
    memberId,
    bell: { type: 'system', title: 'The copy of your data is ready', message },
    mail: {
      subject: 'The copy of your data is ready',
      preview: message,
      body: [
        greeting('Hello', name),
        'You asked for a copy of what we keep about you. It is ready.',
        message,
      ],
      action: {
        lead: 'Fetch it here; it opens to you alone, once you have shown that it is you:',
        label: 'Fetch my data',
        link,
      },
      after: ['If you did not ask for it, change your password at once and tell our support.'],
    },
  };
};

/** Who the other of a couple is stands in no mail. */
const endedWords = ({ zone, lost }: { zone: string; lost: Lost }): string[] => {
  const lines = endsAtOnce({ ...lost, couple: null }, (moment) => momentIn(zone, new Date(moment)), amountIn);
  const unused = lost.sessions.map(
    // By no name: it may say for what it is.
    ({ left }) =>
      left === 1
        ? 'One appointment that you bought and have not used waits for your return, and is erased with the account.'
        : `${left} appointments that you bought and have not used wait for your return, and are erased with the account.`,
  );
  if (lines.length === 0) return unused;
  return [
    ...unused,
    `This happened with your request; what is cancelled or given back stays so when you return:\n${lines.map((line) => `– ${line}`).join('\n')}`,
  ];
};

export const leavingMail = (
  about: { name: string; zone: string; until: Date; lost: Lost },
  link: string,
): MailDescription => ({
  subject: 'Your Ijeuwa account is being deleted',
  preview: `Until ${dayIn(about.zone, about.until)} you can come back.`,
  body: [
    greeting('Hello', about.name),
    'You asked us to delete your account. Nobody sees you any more, and every device is signed out.',
    ...endedWords(about),
    `On ${dayIn(about.zone, about.until)} everything is erased. Until then, for ${RETURN_DAYS} days, you can change your mind: sign in and tap “Return”. Your profile, your photos and your matches are as they were.`,
  ],
  action: { lead: 'To come back, sign in here:', label: 'Sign in', link },
  after: [
    'If it was not you who asked, sign in, tap “Return”, and set a new password at once.',
    'Until you come back we write to you no more, but about money and appointments of yours, and once when all is erased.',
  ],
  grave: true,
});

export const returnedMail = (name: string, link: string): MailDescription => ({
  subject: 'Welcome back to Ijeuwa',
  preview: 'Your account is open again.',
  body: [
    greeting('Welcome back', name),
    'Your profile, your photos and your matches are as they were: nothing of them is deleted. What was cancelled when you left stays cancelled; the mail of that day names it.',
  ],
  action: { lead: 'If it was not you, set a new password at once:', label: 'Set a new password', link },
});

export const erasedMail = (): MailDescription => ({
  subject: 'Your Ijeuwa account is deleted',
  preview: 'Everything that the law lets us erase is gone.',
  body: [
    'As you asked, your account is deleted: your profile, photos, wishes, likes, matches and messages are gone.',
    'What remains is what our privacy policy names: the record of payments, the audit of what our staff did, and reports. If we still owe you money, the account that you named for it stays until the money has gone there.',
    `If you had the free trial or used a code, marks of the email and phone that you had confirmed stay for ${HAD_KEPT_MONTHS} months, with no name and no account, so that each is had once.`,
    'We wish you well on your journey.',
  ],
});
