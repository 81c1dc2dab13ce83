// What a client, and whoever is asked, is told: in the bell and by mail. Nobody else’s name stands in any of it.
import { INTRODUCTION_NOTICE, VIP_NOTICE } from '@ijeuwa/contract/notifications';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { momentIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import { makeStaffMails } from './vip-staff.mails.ts';

type Told = {
  memberId: string;
  onceKey: string;
  title: string;
  words: string;
  /** It tells of money of theirs, and leaves whatever they chose, and to whoever is suspended. */
  always?: true;
  /** What is out of date with it. */
  outdates?: readonly string[];
};

/** What is told of how a case stands, and which of it is out of date with what. */
const UNTIL_SOMEBODY_HAS_IT = ['begun', 'handed-over', 'owner-late'] as const;
const UNTIL_PEOPLE_COME = [...UNTIL_SOMEBODY_HAS_IT, 'claimed', 'search-on', 'proposals-late'] as const;
const OF_ITS_COURSE = [...UNTIL_PEOPLE_COME, 'proposed', 'planned'] as const;
type Course = (typeof OF_ITS_COURSE)[number];
const aboutCourse = (caseId: string, course: readonly Course[]): string[] =>
  course.map((what) => `${VIP_NOTICE}:vip:${caseId}:${what}:`);

/** As its member is told of the end of a case, where they did not close it. */
const ENDED = {
  ended: 'The time of your case is over. Whom you met stays among your matches.',
  money_back: 'What you paid went back, and your case is closed. Whom you met stays among your matches.',
  money_gone:
    'What was paid is no longer with us, so your case is closed. Whom you met stays among your matches.',
  unused_months:
    'The time of your case is over, and nobody was proposed to you in it: what you paid goes back to you.',
  unused_suspension:
    'Your account was suspended for long, so your case was closed. Nobody was proposed to you in it: what you paid goes back to you.',
  package: 'Your package has no matchmaker of your own any more.',
} as const;
export type ToldOfEnd = keyof typeof ENDED;

/** What ends a case that its member does not close. */
export type CaseEnd = 'months' | 'suspension';
/** The same, where their package goes on with it. */
const ENDED_AND_ON: Record<ToldOfEnd, string> = {
  ended: 'The time that you paid for is over.',
  money_back: 'What you paid for your matchmaking went back, so what was paid for has ended.',
  money_gone: 'What was paid for your matchmaking is no longer with us, so what was paid for has ended.',
  unused_months:
    'The time that you paid for is over, and nobody was proposed to you in it: what you paid goes back to you.',
  unused_suspension:
    'Your account was suspended for long, and nobody was proposed to you for what you paid: it goes back to you.',
  package: ENDED.package,
};
const GOES_ON: Record<'package' | 'introductions', string> = {
  package: 'your package goes on with your matchmaking',
  introductions: 'your package goes on: a matchmaker introduces you to one person a month',
};
const goesOnWords = (why: ToldOfEnd, ground: keyof typeof GOES_ON): string => {
  const on = GOES_ON[ground];
  return why === 'unused_suspension'
    ? `Once the suspension is lifted, ${on}.`
    : `${on.charAt(0).toUpperCase()}${on.slice(1)}.`;
};

const ofMoney = (why: ToldOfEnd): true | undefined =>
  why === 'ended' || why === 'package' ? undefined : true;

const PLACE = {
  [VIP_NOTICE]: '/personalized-matchmaking',
  [INTRODUCTION_NOTICE]: '/match-requests',
} as const;

export const makeNotices = (publicUrl: string) => {
  const tell = (
    about: keyof typeof PLACE,
    { memberId, onceKey, title, words, always, outdates }: Told,
  ): Notice => ({
    onceKey,
    category: 'systemUpdates',
    memberId,
    bell: { type: 'system', title, message: words, about: `${about}:${onceKey}` },
    outdates,
    mail: {
      subject: title,
      preview: words,
      body: [words],
      always,
      action: { lead: 'See it here:', label: 'Open Ijeuwa', link: `${publicUrl}${PLACE[about]}` },
    },
  });
  const client = (
    caseId: string,
    memberId: string,
    what: string,
    title: string,
    words: string,
    { past, always }: { past?: readonly Course[]; always?: true } = {},
  ): Notice =>
    tell(VIP_NOTICE, {
      memberId,
      onceKey: `vip:${caseId}:${what}`,
      title,
      words,
      always,
      outdates: past && aboutCourse(caseId, past),
    });
  const onceAsked = (proposalId: string): string => `introduction:${proposalId}`;

  return {
    /** What an answer puts out of date: of the client, that somebody is proposed; of the other, that they are asked. */
    answered: (caseId: string): string[] => aboutCourse(caseId, ['proposed']),
    answeredByOther: (proposalId: string): string[] => [`${INTRODUCTION_NOTICE}:${onceAsked(proposalId)}`],

    begun: (caseId: string, memberId: string, at: Date, monthly: boolean) =>
      client(
        caseId,
        memberId,
        `begun:${at.toISOString()}`,
        'Your matchmaking has begun',
        monthly
          ? 'A matchmaker will introduce you to one person a month.'
          : 'A matchmaker has your case within 4 hours, and proposes people within 24 hours, or tells you honestly how few fit.',
      ),
    claimed: (caseId: string, memberId: string, name: string, at: Date) =>
      client(
        caseId,
        memberId,
        `claimed:${at.toISOString()}`,
        `${name} is your matchmaker`,
        `${name} has your case now, and reads what you wrote.`,
        { past: UNTIL_SOMEBODY_HAS_IT },
      ),
    handedOver: (caseId: string, memberId: string, at: Date, promised: boolean) =>
      client(
        caseId,
        memberId,
        `handed-over:${at.toISOString()}`,
        'Another matchmaker takes your case over',
        promised
          ? 'Somebody else has your case within 4 hours, with all that is written in it. What was promised for it stays as it is.'
          : 'Somebody else takes your case over, with all that is written in it. What was promised for it stays as it is.',
        { past: ['begun', 'claimed'] },
      ),
    proposed: (
      caseId: string,
      memberId: string,
      { people, more, at }: { people: number; more: boolean; at: Date },
    ) => {
      const few = more ? '' : ' At present nobody else fits you both ways; your matchmaker goes on looking.';
      const title =
        people === 0
          ? 'An honest word on your search'
          : people === 1
            ? 'Your matchmaker proposes somebody'
            : `Your matchmaker proposes ${people} people`;
      const words =
        people === 0
          ? 'At present nobody else fits you both ways; your matchmaker goes on looking.'
          : `See who it is, and answer in your own time.${few}`;
      // That nobody fits is said once a day, however often it is tapped.
      const once = people === 0 ? at.toISOString().slice(0, 10) : at.toISOString();
      return client(caseId, memberId, `proposed:${once}`, title, words, { past: UNTIL_PEOPLE_COME });
    },
    searchOn: (
      caseId: string,
      memberId: string,
      at: Date,
      { monthly, by }: { monthly: boolean; by: Date | null },
    ) =>
      client(
        caseId,
        memberId,
        `search-on:${at.toISOString()}`,
        'Your search goes on',
        monthly
          ? 'Nobody is asked any more at present. Your matchmaker looks for the next person.'
          : `Nobody is asked any more at present. ${by ? `By ${momentIn(HOME_ZONE, by)} you` : 'Once your case goes on, you'} hear of people, or honestly how few fit.`,
        { past: [...UNTIL_SOMEBODY_HAS_IT, 'claimed', 'proposed'] },
      ),
    planned: (caseId: string, memberId: string, at: Date) =>
      client(
        caseId,
        memberId,
        `planned:${at.toISOString()}`,
        'The plan of your search is written',
        'Your matchmaker wrote down how they will look for you. Read it, and tell them what is wrong.',
      ),
    matchmakerWrote: (caseId: string, memberId: string, firstId: string, name: string) =>
      client(
        caseId,
        memberId,
        `wrote:${firstId}`,
        `${name} wrote to you`,
        'Your matchmaker wrote to you in your case. Read it there, and answer.',
      ),
    ownerLate: (caseId: string, memberId: string, at: Date) =>
      client(
        caseId,
        memberId,
        `owner-late:${at.toISOString()}`,
        'Your matchmaker is late',
        'We promised that somebody has your case within 4 hours, and did not keep it. It is written down, and our matchmakers have been told.',
      ),
    proposalsLate: (
      caseId: string,
      memberId: string,
      { at, monthly, getsBack }: { at: Date; monthly: boolean; getsBack: boolean },
    ) =>
      client(
        caseId,
        memberId,
        `proposals-late:${at.toISOString()}`,
        monthly ? 'Your introduction is late' : 'Your proposals are late',
        [
          `We promised ${monthly ? 'you a person' : 'people'} by now, or an honest word on how few fit, and did not keep it.`,
          'It is written down, and our matchmakers have been told.',
          ...(getsBack
            ? ['You may close your case, and get back what you paid as long as nobody was proposed.']
            : []),
        ].join(' '),
      ),
    closed: (caseId: string, memberId: string, why: ToldOfEnd) =>
      client(caseId, memberId, `closed:${why}`, 'Your matchmaking has ended', ENDED[why], {
        past: OF_ITS_COURSE,
        always: ofMoney(why),
      }),
    goesOnByPackage: (
      { id, memberId }: { id: string; memberId: string },
      { why, ground, at }: { why: ToldOfEnd; ground: keyof typeof GOES_ON; at: Date },
    ) =>
      client(
        id,
        memberId,
        // A package may lose its matchmaker more than once.
        `goes-on:${at.toISOString()}:${why}`,
        why.startsWith('unused')
          ? 'What you paid for matchmaking goes back'
          : 'Your matchmaking goes on with your package',
        `${ENDED_AND_ON[why]} ${goesOnWords(why, ground)}`,
        { always: ofMoney(why) },
      ),
    asked: (proposalId: string, memberId: string, clientId: string): Notice => ({
      ...tell(INTRODUCTION_NOTICE, {
        memberId,
        onceKey: onceAsked(proposalId),
        title: 'Somebody would like to meet you',
        words: 'Our matchmaker thinks of the two of you, and they said yes. See who it is, and answer.',
      }),
      tellsOf: clientId,
    }),
    ...makeStaffMails(publicUrl),
  };
};
export type Notices = ReturnType<typeof makeNotices>;
