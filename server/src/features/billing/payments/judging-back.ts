// What a provider's word of money that goes back means: of a refund, of its own reversal, or of a dispute.
import type { NoticeOutcome, Provider } from '@ijeuwa/contract/payment-words';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { AboutBack, HeardBack } from '../refunds/sending.service.ts';
import type { NoticeRow } from './notices.repository.ts';
import type { Unidentified } from './unidentified.ts';

type Needs = {
  clock: Clock;
  /** What went back of a payment of ours, whoever sent it. */
  lookAtRefunds: (provider: Provider, about: AboutBack) => Promise<HeardBack>;
  /** Whether the dispute of this name is about money of ours. */
  hearDispute: (provider: Provider, providerId: string) => Promise<boolean>;
  unidentified: Unidentified;
};
/** Undefined while it is not decided there. */
export type JudgeBack = (
  notice: NoticeRow,
  subject: 'refund' | 'reversal' | 'dispute',
) => Promise<NoticeOutcome | undefined>;

/** A dispute may take months. */
const WITHIN_DAYS = 120;

const nameOf = (word: unknown): string | undefined =>
  typeof word === 'string' || typeof word === 'number' ? String(word) : undefined;

export const aboutOf = ({ reference, payload }: NoticeRow) => {
  const { transaction, order, id, refund_reference: refund } = payload;
  return {
    reference,
    transaction: nameOf(transaction),
    order: nameOf(order),
    id: nameOf(id) ?? nameOf(refund),
  };
};

export const makeJudgeBack = ({ clock, lookAtRefunds, hearDispute, unidentified }: Needs): JudgeBack => {
  const judgeDispute = async (notice: NoticeRow) => {
    const { provider, payload } = notice;
    if (await hearDispute(provider, String(payload.id))) return 'noted';
    await unidentified.hearDispute(provider, String(payload.id), aboutOf(notice));
    return 'for_staff';
  };

  return async (notice, subject) => {
    if (subject === 'dispute') return judgeDispute(notice);
    const about = aboutOf(notice);
    const heard = await lookAtRefunds(notice.provider, { ...about, isReversal: subject === 'reversal' });
    if (heard === 'noted') return heard;
    if (heard === 'later')
      return notice.receivedAt < later(clock.now(), -WITHIN_DAYS * DAY_MS) ? 'for_staff' : undefined;
    return (await unidentified.lookAt(notice.provider, about)) ? 'noted' : 'for_staff';
  };
};
