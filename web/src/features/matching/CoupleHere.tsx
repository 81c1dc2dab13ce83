// Above people who could be met: that the member is a couple with somebody here, and one tap that pauses the search or undoes that.
import { findCard, findMatchStatus, listPotentialMatches } from '@ijeuwa/contract/matching';
import { pauseCard } from '@ijeuwa/contract/pause';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { feedback } from '#ui/feedback.ts';
import { firstNameOf } from '#ui/format.ts';
import { useStatus } from './matching.queries.ts';
import { ShowCardButton } from './ShowCardButton.tsx';

/** The other of the couple that the member is one of. */
export type Partner = { _id: string; name: string };

export function CoupleHere({ partner, className }: { partner: Partner; className?: string }) {
  const card = useStatus().data?.card;
  const pause = useChange(pauseCard, { renews: [findCard, findMatchStatus, listPotentialMatches] });
  const first = firstNameOf(partner.name);
  return (
    <div
      role="status"
      className={classes(
        'flex items-center justify-between gap-3 rounded-lg border border-gold bg-gold-soft px-3 py-1',
        className,
      )}
    >
      <p className="min-w-0 py-1.5 text-sm leading-snug">
        You and {first} are a couple here.{card === 'paused' && ' Your card is paused.'}
      </p>
      {card === 'active' && (
        <Button
          size="sm"
          variant="secondary"
          className="shrink-0"
          busy={pause.isPending}
          busyText="One moment..."
          onClick={() =>
            pause.mutate(
              {},
              {
                onSuccess: () =>
                  feedback.success(
                    'Your card is paused: nobody new sees you. Show it again whenever you like.',
                  ),
                onError: ({ message }) => feedback.error(message),
              },
            )
          }
        >
          Pause my card
        </Button>
      )}
      {card === 'paused' && (
        <span className="shrink-0">
          <ShowCardButton size="sm" />
        </span>
      )}
    </div>
  );
}
