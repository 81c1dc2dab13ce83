// Who of the staff asked for money to go back, and who approved it: for finance alone.
import { inWords } from '../billing.mails.ts';
import type { Step } from './given.ts';
import type { MoneyOf } from './timeline.repository.ts';

/**
 * When what is owed by itself was asked for is not kept: that stands with its approval. What takes the place of one that
 * failed was asked for with that one.
 */
export const seenToByTwo = ({ refunds }: MoneyOf): Step[] =>
  refunds.flatMap(({ refund, currency, askedBy, approvedBy }) => {
    const amount = inWords(refund.amountMinor, currency);
    const { of, sentFrom, state, why, requestedAt, approvedAt } = refund;
    const isOwnAct = of === 'order' && sentFrom !== 'bank';
    const refused = state === 'refused' ? ', and it was refused' : '';
    const asked =
      isOwnAct && askedBy
        ? [
            {
              at: requestedAt,
              text: `${askedBy} asked for ${amount} to go back${refused}${why ? `: ${why}` : '.'}`,
            },
          ]
        : [];
    if (!approvedAt || !approvedBy) return asked;
    const before = !isOwnAct && askedBy ? `, as ${askedBy} had asked` : '';
    return [...asked, { at: approvedAt, text: `${approvedBy} approved that ${amount} goes back${before}.` }];
  });
