// The guarantee of what was bought: what of it is met, what is missing, and one button once nothing is.
import { findAgreement } from '@ijeuwa/contract/agreements';
import { findSubscription } from '@ijeuwa/contract/billing';
import { REPORT_VALUE } from '@ijeuwa/contract/compatibility';
import {
  findGuarantee,
  GUARANTEE_ANSWERS,
  GUARANTEE_CARD_DAYS,
  GUARANTEE_DAYS,
  GUARANTEE_MESSAGES,
  type Guarantee,
  takeGuarantee,
} from '@ijeuwa/contract/guarantee';
import { Check, Circle } from 'lucide-react';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate, formatMoney } from '#ui/format.ts';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { useGuarantee } from '../billing.queries.ts';

const renews = [findGuarantee, findSubscription, findAgreement];

export function GuaranteeCard() {
  const { data, error, isFetching, refetch } = useGuarantee();
  if (!data && error)
    return <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={3} label="Loading your guarantee..." />;
  return data.guarantee && <Standing guarantee={data.guarantee} />;
}

const countWords = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

function Standing({ guarantee }: { guarantee: Guarantee }) {
  const { packageName, since, cardDays, answers, talked, askBy, givenAt } = guarantee;
  return (
    <Card as="section" aria-label="Your guarantee" className="flex flex-col gap-4">
      <div>
        <h2 className="mb-1 text-xl">The guarantee of {packageName}</h2>
        <p className="text-ink-2">
          {givenAt
            ? `You took it on ${formatDate(givenAt)}: ${GUARANTEE_DAYS} free days were added.`
            : `If all of this is true since ${formatDate(since)}, you get ${GUARANTEE_DAYS} more days for ₦0, once, and with them a compatibility report for you and a match, worth ${formatMoney(REPORT_VALUE)}. You can take them until ${formatDate(askBy)}.`}
        </p>
      </div>
      {!givenAt && (
        <>
          <ul className="flex flex-col gap-2">
            <Wanted met={cardDays >= GUARANTEE_CARD_DAYS}>
              Your card was shown on {GUARANTEE_CARD_DAYS} days: so far on{' '}
              {countWords(cardDays, 'day', 'days')}.
            </Wanted>
            <Wanted met={answers >= GUARANTEE_ANSWERS}>
              You answered {GUARANTEE_ANSWERS} people: so far {countWords(answers, 'person', 'people')}.
            </Wanted>
            <Wanted met={!talked}>
              {talked
                ? `There is a match in which both of you wrote ${GUARANTEE_MESSAGES} messages: this is what we promised.`
                : `No match in which both of you wrote ${GUARANTEE_MESSAGES} messages.`}
            </Wanted>
          </ul>
          <Take guarantee={guarantee} />
        </>
      )}
    </Card>
  );
}

function Wanted({ met, children }: { met: boolean; children: React.ReactNode }) {
  const Icon = met ? Check : Circle;
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${met ? 'text-leaf' : 'text-ink-2'}`} />
      <span className="min-w-0">
        <span className="sr-only">{met ? 'Met: ' : 'Missing: '}</span>
        {children}
      </span>
    </li>
  );
}

function Take({ guarantee: { mayTake, waitsFor } }: { guarantee: Guarantee }) {
  const take = useChange(takeGuarantee, { renews });
  if (waitsFor) return <p>{waitsFor}</p>;
  if (!mayTake) return null;
  return (
    <div>
      <Button
        busy={take.isPending}
        busyText="Adding..."
        onClick={() =>
          take.mutate(
            {},
            {
              onSuccess: () => feedback.success(`${GUARANTEE_DAYS} free days were added.`),
              onError: ({ message }) => feedback.error(message),
            },
          )
        }
      >
        Add {GUARANTEE_DAYS} days for ₦0
      </Button>
    </div>
  );
}
