// The deck is at its end: what each wish costs, never a silent relaxing.
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { WishCost } from '../WishCost.tsx';

type NoMorePeopleProps = { matches: number; onTakeBack?: () => void };

export function NoMorePeople({ matches, onTakeBack }: NoMorePeopleProps) {
  // Spec 2 says it of whoever has none; beside matches it would not be true.
  const title = matches > 0 ? 'You have answered everybody who fits' : 'No Matches Found Yet';
  return (
    <div className="flex flex-col gap-4">
      <EmptyState
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {onTakeBack && (
              <Button variant="secondary" onClick={onTakeBack}>
                Take back the last pass
              </Button>
            )}
            <ButtonLink to={paths.preference}>Edit Preferences</ButtonLink>
          </div>
        }
      >
        Nobody else fits all your musts at the moment. New people join every day.
      </EmptyState>
      <WishCost atEnd />
    </div>
  );
}
