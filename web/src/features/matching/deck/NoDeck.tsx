// Who sees nobody: a member without a profile, whom nobody can be matched to, and one who is suspended.
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

export function NoDeck({ suspended }: { suspended: boolean }) {
  if (suspended) {
    return (
      <EmptyState title="Your card is not shown">
        Our staff have stopped it. Their message says why, and what you can do.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Complete Your Profile"
      action={<ButtonLink to={paths.gettingStarted}>Create Match Card</ButtonLink>}
    >
      We make your card from your profile. It takes ten minutes and at least five photos.
    </EmptyState>
  );
}
