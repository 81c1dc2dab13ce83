// What an order gave, and what became of that with its money, as its line of time tells.
import type { CUT_REASONS } from '@ijeuwa/contract/books';
import { inWords } from '../billing.mails.ts';
import type { FoundOrder } from '../checkout/orders.repository.ts';
import type { MoneyOf } from './timeline.repository.ts';
import { vipEndWords } from './vip-end-words.ts';

type CutReason = (typeof CUT_REASONS)[number];
export type Step = { at: Date; text: string; period?: { from: Date; to: Date } };

const MOVED: Partial<Record<CutReason, string>> = {
  paused: 'It was paused, and goes on with the days that were left.',
  'moved up': 'It went on sooner.',
  'better package': 'What was left of it follows after a better package.',
  refund: 'It goes on again, with what was left of it.',
  chargeback: 'It goes on again, with what was left of it.',
  upgraded: 'It goes on again, with what was left of it.',
};
export const given = ({ given: periods }: MoneyOf): Step[] =>
  periods.map(({ grant, movedBy }) => ({
    at: grant.recordedAt,
    text:
      grant.cause === 'moved'
        ? (MOVED[movedBy ?? 'renewed'] ?? 'What was left of it was moved.')
        : 'It was given.',
    period: { from: grant.startsAt, to: grant.endsAt },
  }));

/** What its money took with it, in one moment. */
export const endedWithMoney = ({ title }: FoundOrder, { given: periods }: MoneyOf): Step[] => {
  const [gone] = periods.filter(({ goneAt }) => goneAt);
  if (!gone?.goneAt) return [];
  const at = gone.goneAt;
  const isBegun = periods.some(({ grant }) => grant.startsAt <= at);
  const text = isBegun ? `${title} has ended.` : `what was still to begin of ${title} does not begin.`;
  return [{ at, text: `With its money, ${text}` }];
};

export const givenService = ({ serviceGivenAt: at }: MoneyOf): Step[] =>
  at ? [{ at, text: 'It was given.' }] : [];

/** Of several orders of one subject, the one that it was given for. */
export const endedVip = ({ vipEnd, serviceGivenAt }: MoneyOf, forStaff: boolean): Step[] =>
  vipEnd && serviceGivenAt ? [{ at: vipEnd.endedAt, text: vipEndWords(vipEnd, forStaff) }] : [];

const FREE = { guarantee: 'of the guarantee', lost: 'in place of days that were lost' };
export const free = ({ free: all }: MoneyOf): Step[] =>
  all.flatMap(({ free: { why, days, givenAt }, startsAt, endsAt, report }) => {
    const added = {
      at: givenAt,
      text: `${days === 1 ? '1 free day' : `${days} free days`} ${FREE[why]} ${days === 1 ? 'was' : 'were'} added.`,
      period: { from: startsAt, to: endsAt },
    };
    if (!report) return [added];
    const worth = inWords(report.valueMinor, report.currency);
    return [added, { at: report.givenAt, text: `A compatibility report, worth ${worth}, came with it.` }];
  });
