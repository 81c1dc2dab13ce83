// 'Your Matching Status': searching, found, or matched; what a like still needs; and the real figures.
import type { LikeNeed, Match, MatchCard, MatchStatus } from '@ijeuwa/contract/matching';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { firstNameOf } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { usePhone } from '#ui/useWideScreen.ts';
import { ShowCardButton } from '../ShowCardButton.tsx';
import { Figures } from './Figures.tsx';

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
  /** What is said before the figures, where there is room. */
  children?: ReactNode;
};

const CARD_IS: Record<MatchCard['status'], string> = {
  draft: 'Your card is not shown yet.',
  pending: 'Your card is being reviewed by our staff. We tell you as soon as others can see it.',
  active: '',
  paused: 'Your card is paused: nobody new sees it.',
  suspended: 'Our staff have stopped your card. Their message says why.',
};

const MEANWHILE: Partial<Record<LikeNeed, string>> = {
  package: 'You can look and pass; to like somebody, choose a package.',
  review: 'Until then you can look and pass.',
  card: 'You can look and pass; to like somebody, show your card.',
};

const WAY_ON: Partial<Record<LikeNeed, ReactNode>> = {
  card: <ShowCardButton />,
  package: (
    <ButtonLink to={paths.billingProcess} size="sm">
      See packages
    </ButtonLink>
  ),
};

export function MatchingStatus(props: MatchingStatusProps) {
  const { stage, card, progress, status, current, total, match, onStep, children } = props;
  const phone = usePhone();
  return (
    // A phone has no room for a frame: the figures stand on the page, and the person below them.
    <Card
      as="section"
      aria-label="Your Matching Status"
      className="flex flex-col gap-3 max-md:border-0 max-md:bg-transparent max-md:p-0 md:gap-4"
    >
      <h2 className="text-2xl max-md:sr-only">Your Matching Status</h2>
      {children}
      {/* At a desk, as everywhere, what is to do comes before what was counted. */}
      <div className="md:order-last md:mt-2">
        <Figures status={status} waiting={total} />
      </div>
      {stage === 'searching' && card === 'active' && (
        <ProgressBar value={progress} label="Searching for people who fit both ways" />
      )}
      {stage === 'found' && total > 0 && (
        <Line said="We Found Potential Matches!">
          {/* Their targets reach into the gaps around the line. */}
          <span className="flex shrink-0 items-center max-md:-my-2 max-md:-mr-3">
            <IconButton
              label="Previous potential match"
              repeats
              onClick={() => onStep(-1)}
              icon={<ChevronLeft aria-hidden="true" className="size-5" />}
            />
            <span className="whitespace-nowrap tabular-nums max-md:-mx-1.5 max-md:text-[0.8125rem]">
              {current} of {total}
            </span>
            <IconButton
              label="Next potential match"
              repeats
              onClick={() => onStep(1)}
              icon={<ChevronRight aria-hidden="true" className="size-5" />}
            />
          </span>
        </Line>
      )}
      {stage === 'matched' && match && (
        <Line said="You've Made a Connection!" also={`${firstNameOf(match.name)} likes you too.`}>
          <ButtonLink
            size="sm"
            variant={phone ? 'quiet' : 'primary'}
            to={paths.chat(match._id)}
            className="shrink-0 max-md:-my-2 max-md:-mr-4 max-md:pl-0"
          >
            Send Message
          </ButtonLink>
        </Line>
      )}
    </Card>
  );
}

type LikeNeedsProps = { card: MatchCard['status']; likeNeeds: MatchStatus['likeNeeds'] };

/** How the card stands, and what a like still needs. */
export function LikeNeeds({ card, likeNeeds }: LikeNeedsProps) {
  if (!likeNeeds) return null;
  return (
    <Notice tone="info" action={WAY_ON[likeNeeds]}>
      {[CARD_IS[card], MEANWHILE[likeNeeds]].filter(Boolean).join(' ')}
    </Notice>
  );
}

/** What the stage says, and what can be done in it: at its side, and below where both are too long for one line. */
function Line({ said, also, children }: { said: string; also?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 md:gap-y-2">
      <div className="min-w-0 flex-[1_1_9rem] leading-snug">
        <p className="font-serif font-semibold max-md:leading-tight max-[22rem]:text-[0.9375rem] md:text-lg">
          {said}
        </p>
        {also && <p className="text-[0.8125rem] text-ink-2 md:text-sm wrap-anywhere">{also}</p>}
      </div>
      {children}
    </div>
  );
}
