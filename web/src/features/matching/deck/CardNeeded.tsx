// Before the deck: the profile, the package, the review, whichever comes next.
import type { MatchStatus } from '@ijeuwa/contract/matching';
import { paths } from '#platform/paths.ts';
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { feedback } from '#ui/feedback.ts';
import { CARD_ERRORS, useActivate, wordsOf } from '../matching.queries.ts';

export function CardNeeded({ status }: { status: MatchStatus }) {
  const { profileSubmitted } = useMember();
  const activate = useActivate();
  if (!profileSubmitted) {
    return (
      <EmptyState
        title="Complete Your Profile"
        action={<ButtonLink to={paths.gettingStarted}>Create Match Card</ButtonLink>}
      >
        Your card is made out of your profile. It takes ten minutes and at least five photos.
      </EmptyState>
    );
  }
  if (status.card === 'pending') {
    return (
      <EmptyState
        title="Your card is being reviewed"
        action={<ButtonLink to={paths.matchTrack}>Track My Match</ButtonLink>}
      >
        A person of our staff looks at every profile before others see it. We tell you as soon as it is done.
      </EmptyState>
    );
  }
  if (status.card === 'suspended') {
    return (
      <EmptyState title="Your card is not shown">
        Our staff have stopped it. Their message tells you why and what to do.
      </EmptyState>
    );
  }
  if (!status.mayLike) {
    return (
      <EmptyState
        title="Choose your package"
        action={<ButtonLink to={paths.privacySelection}>See the packages</ButtonLink>}
      >
        A package or the free trial puts your card in front of people who fit.
      </EmptyState>
    );
  }
  const show = () =>
    activate.mutate({}, { onError: (error) => feedback.error(wordsOf(error, CARD_ERRORS.create)) });
  return (
    <EmptyState
      title="Show your card"
      action={
        <Button busy={activate.isPending} onClick={show}>
          Start matching
        </Button>
      }
    >
      Your card is ready. Once it is shown, you meet people and they meet you.
    </EmptyState>
  );
}
