// The consent to faith and family: what for, how long, and how it is taken back.
import type { ComponentProps } from 'react';
import { Card } from '#ui/Card.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { formatDate } from '#ui/format.ts';

type ConsentBoxProps = {
  consentedAt: string | null;
  /** The props of the box to tick. */
  box: Pick<ComponentProps<typeof Checkbox>, 'name' | 'checked' | 'error' | 'onChange'>;
};

export function ConsentBox({ consentedAt, box }: ConsentBoxProps) {
  return (
    <Card as="section" tone="quiet" className="flex flex-col gap-2">
      <h3 className="text-lg">Why we ask</h3>
      <p className="text-ink-2">
        Faith, marriages and children decide who suits whom. We use these answers for one thing: to find
        people whose wishes and yours agree, and to show them to those people. Details about a divorce and
        your children's ages are kept encrypted. You can take your consent back at any time, on the page
        Privacy; then they are erased at once and your card is paused.
      </p>
      {consentedAt ? (
        <p className="font-medium">You agreed on {formatDate(consentedAt)}.</p>
      ) : (
        <Checkbox label="I agree that Ijeuwa keeps my faith and family for matching me." {...box} />
      )}
    </Card>
  );
}
