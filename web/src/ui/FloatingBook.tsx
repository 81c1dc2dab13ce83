// The floating way to book on a phone (spec 2), in a strip of its own: it lies over no half of a line, and is there only
// while nothing that matters more is where it floats; of large letters, or across, the page has the little height.
import { CalendarPlus } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';

type FloatingBookProps = {
  label: string;
  /** Within it stands what it makes room for. */
  beside: RefObject<HTMLElement | null>;
  /** What that is. */
  avoids: string;
  /** Where that counts, of the window; all of it, if nothing is said. */
  within?: typeof WHERE_IT_FLOATS;
  onBook: () => void;
};
/** The lowest quarter. */
export const WHERE_IT_FLOATS = '-75% 0px 0px 0px';

export function FloatingBook({ label, beside, avoids, within, onBook }: FloatingBookProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const seen = new Set<Element>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        setShown(seen.size === 0);
      },
      { rootMargin: within },
    );
    for (const one of beside.current?.querySelectorAll(avoids) ?? []) watch.observe(one);
    return () => watch.disconnect();
  }, [beside, avoids, within]);
  if (!shown) return null;
  return (
    <div
      data-floating-book
      className="fixed inset-x-0 bottom-(--bottom-bar) z-20 border-t border-line bg-paper px-(--gutter) py-2 [@media(height<25rem)]:hidden md:hidden"
    >
      <Button
        className="w-full"
        icon={<CalendarPlus aria-hidden="true" className="size-5" />}
        onClick={onBook}
      >
        {label}
      </Button>
    </div>
  );
}
