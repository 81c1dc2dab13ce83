// The deck is at its end: what each wish costs, never a silent relaxing.
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { usePoolAdvice } from '../matching.queries.ts';

export function NoMorePeople({ onTakeBack }: { onTakeBack?: () => void }) {
  const { data } = usePoolAdvice(true);
  return (
    <div className="flex flex-col gap-4">
      <EmptyState
        title="No Matches Found Yet"
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
      {data && data.offers.length > 0 && (
        <Notice title="What your wishes cost">
          <ul className="list-disc pl-5">
            {data.offers.map((offer) => (
              <li key={offer.wish}>{offer.text}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
