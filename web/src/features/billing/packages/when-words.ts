// When a package that is paid for now would begin and end, and what becomes of the one that runs.
import type { Package, Subscription } from '@ijeuwa/contract/billing';
import { monthsLater } from '@ijeuwa/contract/lagos-months';
import { formatDate } from '#ui/format.ts';
import type { Standing } from './plans.rules.ts';

type Running = Pick<Subscription, 'label' | 'endsAt'>;
type Bought = Pick<Package, 'name' | 'period' | 'months'>;

const endOf = (begins: Date, { months }: Bought): Date => monthsLater(begins, months);

export const whenOf = (running: Running, to: Bought, standing: Standing, now: number): string => {
  const runsTo = running.endsAt === null ? undefined : new Date(running.endsAt);
  if (standing === 'more') {
    const ends = endOf(new Date(now), to);
    const rest = runsTo && new Date(ends.getTime() + runsTo.getTime() - now);
    return `It begins as soon as it is paid; paid today, it runs until ${formatDate(ends)}. What is left of ${running.label} follows after it${rest ? `, until ${formatDate(rest)}` : ''}. You lose no day.`;
  }
  const until = runsTo ? `, until ${formatDate(endOf(runsTo, to))}` : '';
  if (standing === 'same')
    return `You have ${running.label}${runsTo ? ` until ${formatDate(runsTo)}` : ''}. Chosen again, it is added at the end for ${to.period}${until}. You lose no day.`;
  const from = runsTo ? `on ${formatDate(runsTo)}` : 'when what you have paid for has ended';
  return `It begins ${from}, for ${to.period}${until}. Until then all stays as it is.`;
};
