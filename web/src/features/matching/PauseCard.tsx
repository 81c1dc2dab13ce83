// The member's card taken out of sight for a while, and shown again.
import { findCard, findMatchStatus, listPotentialMatches, type MatchCard } from '@ijeuwa/contract/matching';
import { pauseCard } from '@ijeuwa/contract/pause';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { useOwnCard } from './matching.queries.ts';
import { ShowCardButton } from './ShowCardButton.tsx';

const HOW_IT_STANDS: Record<MatchCard['status'] | 'none', string> = {
  active:
    'Your card is shown. Pause it, and nobody new sees you; your matches stay, and you can write to them.',
  paused:
    'Your card is paused: nobody new sees you. Your matches stay. When you return, no new review is needed.',
  pending: 'Your card is being reviewed by our staff; nobody sees it yet.',
  draft: 'Your card is not shown yet.',
  none: 'You have no card yet, so nobody sees you.',
  suspended: 'Our staff have stopped your card. Their message says why.',
};
const WAYS_ON: Partial<Record<MatchCard['status'] | 'none', ReactNode>> = {
  active: <PauseButton />,
  paused: (
    <ShowCardButton onShown={() => feedback.success('Welcome back. People who fit can see you again.')} />
  ),
  none: (
    <ButtonLink to={paths.gettingStarted} variant="secondary" size="sm">
      Complete your profile
    </ButtonLink>
  ),
};

export function PauseCard() {
  const { data, error, isFetching, refetch } = useOwnCard();
  const status = data?.status ?? (error?.code === 'not_found' ? 'none' : undefined);
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h3 className="text-lg">Pause</h3>
      {status && (
        <>
          <p className="text-ink-2">{HOW_IT_STANDS[status]}</p>
          {WAYS_ON[status]}
        </>
      )}
      {!status && error && (
        <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!status && !error && <SkeletonText />}
    </Card>
  );
}

function PauseButton() {
  const pause = useChange(pauseCard, { renews: [findCard, findMatchStatus, listPotentialMatches] });
  return (
    <Button
      variant="secondary"
      busy={pause.isPending}
      busyText="One moment..."
      onClick={() =>
        pause.mutate(
          {},
          {
            onSuccess: () => feedback.success('Your card is paused.'),
            onError: ({ message }) => feedback.error(message),
          },
        )
      }
    >
      Pause my card
    </Button>
  );
}
