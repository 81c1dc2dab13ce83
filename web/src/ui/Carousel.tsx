// One thing at a time, swiped or stepped through, wrapping at both ends.
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { useCarousel } from './useCarousel.ts';

/** More are counted rather than dotted, and drawn only where one may come next. */
const DOTS_MAX = 8;
const DRAWN_BESIDE = 2;

type CarouselProps = {
  label: string;
  children: ReactNode;
  index?: number;
  onIndexChange?: (index: number) => void;
  autoAdvanceMs?: number;
  /** On a phone it is as high as what is shown, not as the highest of all. */
  hugs?: boolean;
  className?: string;
};

export function Carousel(props: CarouselProps) {
  const { label, children, index, onIndexChange, autoAdvanceMs, hugs, className } = props;
  const slides = Children.toArray(children);
  const carousel = useCarousel({ count: slides.length, index, onIndexChange, autoAdvanceMs });
  const { current, goTo, track, playing, setPlaying, hold, release, onScroll } = carousel;
  const many = slides.length > DOTS_MAX;
  const isNear = (position: number): boolean => {
    const apart = Math.abs(position - current);
    return Math.min(apart, slides.length - apart) <= DRAWN_BESIDE;
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      className={classes('flex min-w-0 flex-col gap-3', className)}
    >
      <ul
        ref={track}
        aria-live={playing ? 'off' : 'polite'}
        onScroll={onScroll}
        className={classes(
          'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth',
          hugs && 'max-md:items-start max-md:overflow-y-hidden',
        )}
      >
        {slides.map((slide, position) => (
          <li
            key={`slide-${position + 1}`}
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${slides.length}`}
            inert={position !== current}
            className={classes('w-full shrink-0 snap-center snap-always', hugs && 'max-md:[&[inert]]:h-0')}
          >
            {(!many || isNear(position)) && slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="flex flex-wrap items-center justify-center sm:gap-1">
          <IconButton
            label="Previous"
            repeats
            icon={<ChevronLeft aria-hidden="true" className="size-5" />}
            onClick={() => goTo(current - 1)}
          />
          {many && (
            <span className="px-2 tabular-nums">
              {current + 1} of {slides.length}
            </span>
          )}
          {(many ? [] : slides).map((_, position) => (
            <button
              key={`dot-${position + 1}`}
              type="button"
              aria-label={`Show ${position + 1} of ${slides.length}`}
              aria-current={position === current || undefined}
              onClick={() => goTo(position)}
              className="group grid h-11 w-[clamp(24px,1.5rem,6vw)] place-items-center"
            >
              <span className="h-2 w-2 rounded-full bg-control transition-all group-aria-current:w-5 group-aria-current:bg-wine" />
            </button>
          ))}
          <IconButton
            label="Next"
            repeats
            icon={<ChevronRight aria-hidden="true" className="size-5" />}
            onClick={() => goTo(current + 1)}
          />
          {autoAdvanceMs !== undefined && (
            <IconButton
              label={playing ? 'Pause' : 'Play'}
              icon={
                playing ? (
                  <Pause aria-hidden="true" className="size-4" />
                ) : (
                  <Play aria-hidden="true" className="size-4" />
                )
              }
              onClick={() => setPlaying(!playing)}
            />
          )}
        </div>
      )}
    </section>
  );
}
