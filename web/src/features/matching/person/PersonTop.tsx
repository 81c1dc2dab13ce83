// The line at the top of a person's page: the way back, who it is once the name has gone from sight, and the menu.
import type { PublicProfile } from '@ijeuwa/contract/people';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { BackButton } from '#ui/BackButton.tsx';
import { classes } from '#ui/classes.ts';
import { firstNameOf } from '#ui/format.ts';
import { NAME_ID } from './PersonHead.tsx';

export function PersonTop({ person, children }: { person: PublicProfile; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const past = useNameGone(bar);
  return (
    <div
      ref={bar}
      data-sticky-head
      className={classes(
        'sticky top-(--top-bar) z-10 flex min-h-14 items-center gap-2.5 px-2 max-md:-mb-14 md:static md:px-0 md:pt-2',
        past && 'max-md:border-b max-md:border-line max-md:bg-paper',
      )}
    >
      <BackButton
        fallback={paths.datingApp}
        compact
        className={classes('max-md:ml-0', !past && 'max-md:bg-veil max-md:text-on-fill')}
      />
      <div
        aria-hidden="true"
        className={classes('flex min-w-0 flex-1 items-center gap-2.5 md:invisible', !past && 'invisible')}
      >
        <Avatar src={person.images[0]} likeness={person.likeness} size="xs" />
        <span className="flex min-w-0 font-serif font-semibold">
          <span className="truncate">{firstNameOf(person.name)}</span>
          <span className="shrink-0">, {person.age}</span>
        </span>
      </div>
      <div
        className={classes('rounded-full', !past && 'max-md:bg-veil max-md:[&_[aria-haspopup]]:text-on-fill')}
      >
        {children}
      </div>
    </div>
  );
}

/** Whether the heading has gone up behind the line. */
const useNameGone = (bar: React.RefObject<HTMLDivElement | null>): boolean => {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const name = document.getElementById(NAME_ID);
    if (!name) return;
    const height = bar.current?.offsetHeight ?? 0;
    const watch = new IntersectionObserver(
      ([seen]) => seen && setGone(!seen.isIntersecting && seen.boundingClientRect.top < height),
      { rootMargin: `-${height}px 0px 0px` },
    );
    watch.observe(name);
    return () => watch.disconnect();
  }, [bar]);
  return gone;
};
