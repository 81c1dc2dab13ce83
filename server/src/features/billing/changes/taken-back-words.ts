// What has ended with money that went back, what goes on and until when, and what is charged next: as a mail says it.
import type { LineKind } from '@ijeuwa/contract/services';
import { dayIn } from '#platform/mail-words.ts';
import { inWords } from '../billing.mails.ts';
import type { TakenBack } from './taking-back.ts';

type Of = { title: string; kind: LineKind };

const renewalWords = ({ renewal, zone, goesOn }: TakenBack): string[] => {
  if (!renewal || renewal.how === 'waits') return [];
  if (renewal.how === 'replaced') {
    const [held, ...more] = goesOn;
    if (!held) return [];
    const what = more.length > 0 ? 'None of it renews any more' : `${held.name} no longer renews`;
    return [`${what}: nothing more is charged.`];
  }
  if (renewal.how === 'ended' && renewal.asked) {
    const { price, sentAt } = renewal.asked;
    return [
      `Its renewal has ended too. We had sent a charge of ${inWords(price.amountMinor, price.currency)} to your card on ${dayIn(zone, sentAt)}, and ask the payment provider whether it was paid. If it was, it goes back to you in full; nothing else is charged.`,
    ];
  }
  if (renewal.how === 'ended') return ['Its renewal has ended too: nothing more is charged.'];
  if (renewal.how === 'cancelled')
    return ['You had cancelled the renewal, and that stands: nothing is charged.'];
  const { packageName, renewsAt, price } = renewal;
  return [
    `Its renewal goes on: we charge ${inWords(price.amountMinor, price.currency)} for ${packageName} on ${dayIn(zone, renewsAt)}, unless you cancel before.`,
  ];
};

/** `chats`: what is said of these where nothing else that was paid for goes on. */
export const takenBackWords = ({ title, kind }: Of, taken: TakenBack | undefined, chats: string): string => {
  if (kind !== 'package' || !taken || taken.goesOn.length === 0)
    return [
      `With it ${title} has ended.${kind === 'package' ? ` ${chats}` : ''}`,
      ...(taken ? renewalWords(taken) : []),
    ].join(' ');
  const { gone, goesOn, zone } = taken;
  const held = goesOn.map(({ name, until }) => `${name} until ${dayIn(zone, until)}`).join(', then ');
  const what = gone?.isBegun
    ? `With it the time of ${title} that this order paid for has ended.`
    : `With it the time of ${title} from ${gone && dayIn(zone, gone.from)} to ${gone && dayIn(zone, gone.until)}, which this order paid for, does not begin.`;
  const ended = gone ? what : 'The time that this order paid for was over.';
  return [
    ended,
    `What else you have paid for goes on: ${held}. Your chats stay.`,
    ...renewalWords(taken),
  ].join(' ');
};
