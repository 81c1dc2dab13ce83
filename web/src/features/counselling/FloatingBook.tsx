// The floating way to book on a phone (spec 8): there only while no other way to book, nor what waits to be paid, is in sight, so that it covers none of them.
import { CalendarPlus } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';

type FloatingBookProps = {
  /** Within it stands what it makes room for. */
  beside: RefObject<HTMLElement | null>;
  onBook: () => void;
};

export function FloatingBook({ beside, onBook }: FloatingBookProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const seen = new Set<Element>();
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      setShown(seen.size === 0);
    });
    for (const one of beside.current?.querySelectorAll('[data-booking]') ?? []) watch.observe(one);
    return () => watch.disconnect();
  }, [beside]);
  if (!shown) return null;
  return (
    <Button
      className="fixed right-4 bottom-[calc(var(--bottom-bar)+1rem)] z-20 shadow-card"
      icon={<CalendarPlus aria-hidden="true" className="size-5" />}
      onClick={onBook}
    >
      Book
    </Button>
  );
}
