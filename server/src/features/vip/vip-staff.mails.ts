// What matchmakers are mailed about a case: never whose it is.
import type { VipGround } from '@ijeuwa/contract/vip';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { DAY_MS, HOUR_MS } from '#platform/clock.ts';
import { momentIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import { type ClockOf, isMonthly } from './vip.rules.ts';

type Mail = { onceKey: string; subject: string; preview: string; words: string; grave?: boolean };
/** How far what is promised by then is done. */
type Promised = { ground: VipGround | null; dueAt: Date; proposed: number };

const at = (moment: Date): string => momentIn(HOME_ZONE, moment);

const proposedWords = ({ ground, proposed }: Promised): string => {
  if (isMonthly(ground)) return 'Nobody was proposed this month.';
  if (proposed === 0) return 'Nobody was proposed yet.';
  return proposed === 1 ? 'One person was proposed so far.' : `${proposed} people were proposed so far.`;
};
const promisedWords = ({ ground }: Promised): string =>
  isMonthly(ground) ? 'The person of this month' : 'People';

const leftWords = (ms: number): string => {
  if (ms < DAY_MS) return `${Math.round(ms / HOUR_MS)} hours`;
  const days = Math.round(ms / DAY_MS);
  return days === 1 ? 'a day' : `${days} days`;
};

export const makeStaffMails = (publicUrl: string) => {
  const mail = (to: string, { onceKey, subject, preview, words, grave = false }: Mail): Notice => ({
    onceKey: `${onceKey}:${to}`,
    category: 'systemUpdates',
    mail: {
      to,
      subject,
      preview,
      body: [words],
      grave,
      action: { lead: 'The cases stand here:', label: 'Open the cases', link: `${publicUrl}/staff/cases` },
    },
  });

  return {
    /** It waits for whoever takes it: it has begun, or its matchmaker has gone. */
    waits: (
      caseId: string,
      to: string,
      {
        since,
        ground,
        ownerDueAt,
        dueAt,
      }: Omit<ClockOf, 'alarmAt'> & { since: Date; ground: VipGround | null },
    ): Notice => {
      const people = isMonthly(ground) ? 'one person a month, the next' : 'people';
      return mail(to, {
        onceKey: `vip-waits:${caseId}:${since.toISOString()}`,
        subject: 'A VIP case waits for a matchmaker',
        preview: ownerDueAt ? `It is promised one by ${at(ownerDueAt)}.` : 'Nobody has it yet.',
        words: [
          'A VIP case waits for a matchmaker.',
          ...(ownerDueAt ? [`It is promised one by ${at(ownerDueAt)}.`] : []),
          ...(dueAt ? [`It is promised ${people} by ${at(dueAt)}.`] : []),
        ].join(' '),
      });
    },
    /** Somebody has it already, and more is promised in it now. */
    beganAnew: (caseId: string, to: string, { since, dueAt }: { since: Date; dueAt: Date }): Notice =>
      mail(to, {
        onceKey: `vip-began:${caseId}:${since.toISOString()}`,
        subject: 'A VIP case of yours has begun anew',
        preview: `People are promised by ${at(dueAt)}.`,
        words: `A VIP case that you have holds more now. People are promised by ${at(dueAt)}, or an honest word on how few fit.`,
      }),
    ownerAlarm: (caseId: string, to: string, due: Date): Notice =>
      mail(to, {
        onceKey: `vip-owner-alarm:${caseId}:${due.toISOString()}`,
        subject: 'A VIP case has no matchmaker',
        preview: 'It was promised one within 4 hours.',
        words: 'A VIP case was promised a matchmaker within 4 hours, and nobody has taken it.',
        grave: true,
      }),
    alarm: (caseId: string, to: string, { alarmAt, ...promised }: Promised & { alarmAt: Date }): Notice =>
      mail(to, {
        onceKey: `vip-alarm:${caseId}:${alarmAt.toISOString()}`,
        subject: `A VIP case is due in ${leftWords(promised.dueAt.getTime() - alarmAt.getTime())}`,
        preview: proposedWords(promised),
        words: `${promisedWords(promised)} in a VIP case, or an honest word on how few fit, is promised by ${at(promised.dueAt)}. ${proposedWords(promised)}`,
        grave: true,
      }),
    /** Nothing is promised in it, and nothing has happened for long. */
    lookAgain: (caseId: string, to: string, alarmAt: Date): Notice =>
      mail(to, {
        onceKey: `vip-look-again:${caseId}:${alarmAt.toISOString()}`,
        subject: 'Please look at a VIP case again',
        preview: 'Nothing has happened in it for a month.',
        words:
          'Nothing has happened in a VIP case for a month. Please look again who fits, and ask the client how it goes.',
      }),
    nextRound: (
      caseId: string,
      to: string,
      { since, ground, dueAt }: { since: Date; ground: VipGround | null; dueAt: Date },
    ): Notice =>
      mail(to, {
        onceKey: `vip-search-on:${caseId}:${since.toISOString()}`,
        subject: 'The search goes on in a VIP case',
        preview: 'Nobody is asked any more.',
        words: `Nobody in a VIP case is being asked now; the case shows what the two said. ${isMonthly(ground) ? 'The next person is' : 'People are'} promised by ${at(dueAt)}, or an honest word on how few fit.`,
      }),
    /** After a match: nothing is promised then. */
    nobodyAsked: (caseId: string, to: string, since: Date): Notice =>
      mail(to, {
        onceKey: `vip-nobody-asked:${caseId}:${since.toISOString()}`,
        subject: 'Nobody is asked any more in a VIP case',
        preview: 'The case shows what the two said.',
        words:
          'Nobody in a VIP case is being asked now; the case shows what the two said. Its client has met somebody, so nothing is promised by a day. Please ask how it goes, and look who fits.',
      }),
    somebodyNew: (caseId: string, to: string, since: Date): Notice =>
      mail(to, {
        onceKey: `vip-somebody-new:${caseId}:${since.toISOString()}`,
        subject: 'Somebody new fits in a VIP case',
        preview: 'Nobody else did when you looked last.',
        words:
          'Nobody else fitted in a VIP case when you looked last. Now somebody new does. Please look who it is; the client has not been told.',
      }),
    standsStill: (caseId: string, to: string, since: Date): Notice =>
      mail(to, {
        onceKey: `vip-stands-still:${caseId}:${since.toISOString()}`,
        subject: 'A VIP case stands still',
        preview: 'Its client is suspended.',
        words:
          'The account of a VIP client is suspended. Their case stands still until that is lifted: nothing is due in it, and nobody can be proposed.',
      }),
    goesOn: (caseId: string, to: string, since: Date): Notice =>
      mail(to, {
        onceKey: `vip-goes-on:${caseId}:${since.toISOString()}`,
        subject: 'A VIP case goes on',
        preview: 'Its client is not suspended any more.',
        words:
          'The account of a VIP client is open again, and their case goes on, later by as long as it stood still.',
      }),
    clientWrote: (firstId: string, to: string): Notice =>
      mail(to, {
        onceKey: `vip-wrote:${firstId}`,
        subject: 'A VIP client wrote to you',
        preview: 'It stands in the case.',
        words: 'The client of a VIP case that you have wrote to you. Read it in the case, and answer.',
      }),
    met: (proposalId: string, to: string): Notice =>
      mail(to, {
        onceKey: `vip-met:${proposalId}`,
        subject: 'Two have said yes in a VIP case',
        preview: 'They are matched.',
        words:
          'Both have said yes in a VIP case, and are matched. Please ask the client in a while how it goes.',
      }),
    heard: (proposalId: string, to: string): Notice =>
      mail(to, {
        onceKey: `vip-heard:${proposalId}`,
        subject: 'A VIP client told how it went',
        preview: 'It stands in the case.',
        words:
          'A VIP client told how it went with somebody whom they met. It stands in the case, and the search goes on with it.',
      }),
    overdue: (caseId: string, to: string, promised: Promised): Notice =>
      mail(to, {
        onceKey: `vip-overdue:${caseId}:${promised.dueAt.toISOString()}`,
        subject: 'A VIP case is overdue',
        preview: proposedWords(promised),
        words: `${promisedWords(promised)} in a VIP case, or an honest word on how few fit, was promised by ${at(promised.dueAt)}. ${proposedWords(promised)} The client has been told that we are late.`,
        grave: true,
      }),
  };
};
