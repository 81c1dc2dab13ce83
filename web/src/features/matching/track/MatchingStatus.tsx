// 'Your Matching Status': searching, found, or matched, with the real figures.
import type { LikeNeed, Match, MatchCard, MatchStatus } from '@ijeuwa/contract/matching';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useMember } from '#platform/session.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { ShowCardButton } from '../ShowCardButton.tsx';

export type Stage = 'searching' | 'found' | 'matched';

type MatchingStatusProps = {
  stage: Stage;
  card: MatchCard['status'];
  progress: number;
  status: MatchStatus;
  current: number;
  total: number;
  match?: Match;
  onStep: (by: number) => void;
};

const WAITING: Partial<Record<MatchCard['status'], string>> = {
  draft: 'Your card is not shown yet. You can look at people and pass; liking needs your card.',
  pending: 'Your card is being reviewed by our staff. We tell you as soon as others can see it.',
  paused: 'Your card is paused: nobody new sees it. You can look at people and pass; liking needs your card.',
  suspended: 'Our staff have stopped your card. Their message says why.',
};

const WAY_ON: Partial<Record<LikeNeed, ReactNode>> = {
  card: <ShowCardButton />,
  package: <ButtonLink to={paths.billingProcess}>See the packages</ButtonLink>,
};

export function MatchingStatus({
  stage,
  card,
  progress,
  status,
  current,
  total,
  match,
  onStep,
}: MatchingStatusProps) {
  const me = useMember();
  return (
    <Card as="section" aria-label="Your Matching Status" className="flex flex-col gap-4">
      <h2 className="text-2xl">Your Matching Status</h2>
      {WAITING[card] && (
        <Notice tone="info" action={status.likeNeeds && WAY_ON[status.likeNeeds]}>
          {WAITING[card]}
        </Notice>
      )}
      {stage === 'searching' && card === 'active' && (
        <ProgressBar value={progress} label="Searching for people who fit both ways" />
      )}
      {stage === 'found' && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-lg font-semibold">
            {total > 0 ? 'We Found Potential Matches!' : 'Everybody who fits is answered'}
          </p>
          {total > 0 && (
            <span className="flex items-center gap-1">
              <IconButton
                label="Previous potential match"
                onClick={() => onStep(-1)}
                icon={<ChevronLeft aria-hidden="true" className="size-5" />}
              />
              <span className="tabular-nums">
                {current} of {total}
              </span>
              <IconButton
                label="Next potential match"
                onClick={() => onStep(1)}
                icon={<ChevronRight aria-hidden="true" className="size-5" />}
              />
            </span>
          )}
        </div>
      )}
      {stage === 'matched' && match && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-lg font-semibold">You&apos;ve Made a Connection!</p>
          <ButtonLink to={paths.chat(match._id)}>Send Message</ButtonLink>
        </div>
      )}
      <ol className="grid grid-cols-4 pt-1">
        <Step value={total} label="Potential Matches" to={paths.datingApp} />
        {/* Who looked is told to nobody: it opens what they saw. */}
        <Step value={status.viewedYou} label="Viewed Your Profile" to={paths.person(me._id)} />
        <Step value={status.likedYou} label="Liked You" to={paths.matchRequests} />
        <Step value={status.matches} label="Matches" to={paths.matches} />
      </ol>
    </Card>
  );
}

/** One figure of the way to a match, on its thread, which opens what it counts. */
function Step({ value, label, to }: { value: number; label: string; to: string }) {
  return (
    <li className="group relative flex flex-col gap-2 pt-1">
      <span aria-hidden="true" className="absolute top-2.5 left-1/2 h-0.5 w-full bg-gold group-last:hidden" />
      <span
        aria-hidden="true"
        className={classes(
          'relative mx-auto size-3.5 rotate-45 border-2 border-gold',
          value > 0 ? 'bg-gold' : 'bg-surface',
        )}
      />
      <Link
        to={to}
        className="flex min-h-11 min-w-0 flex-col items-center px-0.5 text-center wrap-break-word hover:text-wine"
      >
        <span className="font-serif text-xl leading-tight font-semibold">{value}</span>
        <span className="text-xs text-ink-2 sm:text-sm">{label}</span>
      </Link>
    </li>
  );
}
