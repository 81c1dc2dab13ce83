// One member under review: the facts, the photos, and what is decided about them.
import type { ReviewCase } from '@ijeuwa/contract/reviews';
import { useState } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { dueOf } from '../due.rules.ts';
import { caseHeading } from '../useNextCase.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { approveAll, isBegun, UNDECIDED, type Verdict, type Verdicts } from './decision.ts';
import { ReviewFacts } from './ReviewFacts.tsx';
import { ReviewPhotos } from './ReviewPhotos.tsx';

type ReviewItemProps = {
  review: ReviewCase;
  now: number;
  /** True once something of it is chosen, and not sent. */
  onBegun: (isBegun: boolean) => void;
  /** True while the decision is under way: the case may leave the queue. */
  onDeciding: (deciding: boolean) => void;
};

const TONES = { overdue: 'danger', soon: 'gold', later: 'neutral' } as const;

const CARDS: Record<string, string> = {
  draft: 'Card not bought yet',
  pending: 'Card waits',
  active: 'Card is active',
  paused: 'Card is paused',
  suspended: 'Card is suspended',
};

export function ReviewItem({ review, now, onBegun, onDeciding }: ReviewItemProps) {
  const { member, photos, cardStatus } = review;
  const [verdicts, setVerdicts] = useState(UNDECIDED);
  const judge = (next: Verdicts) => {
    setVerdicts(next);
    onBegun(isBegun(next));
  };
  const due = dueOf(review.reviewDueAt, now);
  const judgePhoto = (id: string, verdict: Verdict | undefined) => {
    const { [id]: _, ...others } = verdicts.photos;
    judge({ ...verdicts, photos: verdict ? { ...others, [id]: verdict } : others });
  };
  return (
    <Card as="li" className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 {...caseHeading} className="text-xl sm:text-2xl">
          {member.name}
        </h2>
        {due ? <Badge tone={TONES[due.urgency]}>Decision {due.text}</Badge> : <Badge>No due time</Badge>}
        <Badge tone="wine">{CARDS[cardStatus ?? 'draft'] ?? cardStatus}</Badge>
      </header>
      <div className="grid gap-5 lg:grid-cols-[2fr_3fr] lg:gap-8">
        <ReviewFacts member={member} />
        <ReviewPhotos name={member.name} photos={photos} verdicts={verdicts.photos} onChange={judgePhoto} />
      </div>
      <DecisionForm
        review={review}
        verdicts={verdicts}
        onCard={(card) => judge({ ...verdicts, card })}
        onApproveAll={() => judge(approveAll(review))}
        onDeciding={onDeciding}
        onDone={() => setVerdicts(UNDECIDED)}
      />
    </Card>
  );
}
