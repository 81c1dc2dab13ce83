// The line above a screen of the wizard: one back, which of how many, and the way out.
import { ChevronLeft } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { StageBar } from '#ui/StageBar.tsx';
import { SCREEN_WORDS } from './screen-words.ts';
import { SCREENS, type Screen } from './screens.ts';

type ScreenHeaderProps = { screen: Screen; busy: boolean; onBack?: () => void; onLater: () => void };

export function ScreenHeader({ screen, busy, onBack, onLater }: ScreenHeaderProps) {
  const at = SCREENS.indexOf(screen) + 1;
  const of = SCREENS.length;
  return (
    <div data-own-line className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <div className="flex min-h-11 min-w-0 flex-[1_1_6.5rem] items-center gap-1 text-sm">
          {onBack && (
            <IconButton
              label="Back"
              icon={<ChevronLeft aria-hidden="true" className="size-5" />}
              className="-ml-3"
              onClick={onBack}
            />
          )}
          <p className="min-w-0 truncate">
            <span className="font-semibold tabular-nums">
              {at} of {of}
            </span>{' '}
            <span className="text-ink-2">· {SCREEN_WORDS[screen].name}</span>
          </p>
        </div>
        <Button
          variant="quiet"
          size="sm"
          busy={busy}
          busyText="Saving..."
          className="-mr-2 px-2!"
          onClick={onLater}
        >
          Save for later
        </Button>
      </div>
      <StageBar stage={1} done={(at - 1) / of} label={`Your profile, screen ${at} of ${of}`} labelHidden />
    </div>
  );
}
