// What is said about refunds.
import type { Refund, RefundablePayment } from '@ijeuwa/contract/refunds';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDate, formatMoney } from '#ui/format.ts';
import { lapsedWords } from '../lapsed-words.ts';
import { METHOD_WORDS } from '../members/member-words.ts';

type Tone = 'neutral' | 'leaf' | 'danger' | 'wine';
const STATES: Record<Refund['state'], { words: string; tone: Tone }> = {
  requested: { words: 'Asked for', tone: 'wine' },
  approved: { words: 'Approved', tone: 'wine' },
  sent: { words: 'Sent, not yet confirmed', tone: 'neutral' },
  processing: { words: 'On its way', tone: 'neutral' },
  done: { words: 'Sent back', tone: 'leaf' },
  failed: { words: 'Failed', tone: 'danger' },
  needs_attention: { words: 'Needs attention', tone: 'danger' },
  refused: { words: 'Refused', tone: 'neutral' },
};
export const stateOf = ({ state }: Refund) => STATES[state];

const OF: Record<Refund['of'], string> = {
  owed: 'It came too often or too much, and is owed.',
  held: 'It did not fit its order.',
  order: 'It was paid for an order.',
  credit: 'It is credit of an account that is being deleted.',
};

const ACCOUNTS: Record<Refund['account'], string> = {
  none: '',
  wanted: 'Its member was asked for an account, and has named none yet.',
  named: 'Its member named an account.',
  unchecked:
    'Its member named an account that the bank did not confirm: one person compares it, another sends.',
};

/** Whose it is, what was bought, what was paid, and how. */
export const boughtWords = ({
  title,
  member,
  paid,
}: Pick<RefundablePayment, 'title' | 'member' | 'paid'>): string =>
  `${title} for ${member.name || 'a deleted account'}, paid with ${formatMoney(paid.amount)} by ${METHOD_WORDS[paid.method]} on ${formatDate(paid.at, HOME_ZONE)}.`;

/** Whoever wrote it may have ended it already. */
const sentence = (words: string): string =>
  /[.!?…]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`;

export const factsOf = ({ of, askedBy, approvedBy, why, account }: Refund): string =>
  [
    OF[of],
    askedBy && sentence(`Asked for by ${askedBy}${why && `: ${why}`}`),
    approvedBy && `Approved by ${approvedBy}.`,
    ACCOUNTS[account],
  ]
    .filter(Boolean)
    .join(' ');

/** Why nobody here can go on with it now. */
export const waitsFor = ({
  state,
  askedByMe,
  approvedByMe,
  byHand,
  disputed,
  compared,
  lapsed,
}: Refund): string | undefined => {
  if (disputed) return 'A bank asks this money back: it waits until that is decided.';
  if (lapsed) return lapsedWords(lapsed);
  if (askedByMe && state === 'requested') return 'You have asked for it: somebody else approves it.';
  if (askedByMe && byHand && state === 'approved')
    return 'You have asked for it: somebody else sends it from the bank, and notes it.';
  if (approvedByMe && byHand && state === 'approved')
    return 'A rule asked for it and you have approved it: somebody else sends it from the bank, and notes it.';
  if (compared === 'me' && byHand && state === 'approved')
    return 'You have compared the account: somebody else sends the money from the bank, and notes it. If you are to send it, whoever asked for it, or approved it for a rule, compares the account too.';
  return undefined;
};

export type RefundAct =
  | 'approve'
  | 'takeUp'
  | 'refuse'
  | 'look'
  | 'check'
  | 'sent'
  | 'retry'
  | 'account'
  | 'giveUp';

/** Money that waits for an account is sent nowhere, nor to one that nobody compared. */
const isKnownTo = (account: Refund['account']): boolean => account !== 'wanted' && account !== 'unchecked';

/** What may be done about it, the likeliest first. */
export const actsOf = (refund: Refund): readonly RefundAct[] => {
  const { state, of, byHand, account, compared, askedByMe, approvedByMe, disputed, lapsed } = refund;
  const sendsNot = askedByMe || approvedByMe;
  const named: readonly RefundAct[] =
    account === 'unchecked' || (compared === 'other' && sendsNot)
      ? ['look', 'check']
      : account === 'named'
        ? ['look']
        : [];
  if (lapsed && !disputed)
    return [
      ...(state === 'needs_attention' ? ['retry' as const] : []),
      'takeUp',
      ...(state === 'requested' && of !== 'owed' ? ['refuse' as const] : []),
      ...(state === 'needs_attention' ? ['giveUp' as const] : []),
      ...named,
    ];
  if (waitsFor(refund)) return state === 'requested' && of !== 'owed' ? ['refuse'] : named;
  if (state === 'requested') return of === 'owed' ? ['approve', ...named] : ['approve', 'refuse', ...named];
  if (state === 'approved') return byHand ? [...(isKnownTo(account) ? ['sent' as const] : []), ...named] : [];
  if (state !== 'needs_attention') return [];
  return ['retry', ...(sendsNot ? [] : ['account' as const]), 'giveUp', ...named];
};

/** Of an upgrade, after what is said of its money. */
export const goesOn = (restores: readonly string[]): string =>
  restores.length === 0
    ? ''
    : ` It was an upgrade: with the last of its money ${restores.join(' and ')} goes on with the days that were left, and what of it had counted belongs to it again.`;
