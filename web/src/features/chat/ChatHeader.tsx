// Who I am writing with, what was looked at of theirs and when, whether they are here, and what can be done.
import type { Conversation } from '@ijeuwa/contract/chat';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { BackButton } from '#ui/BackButton.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { classes } from '#ui/classes.ts';
import { formatMonth } from '#ui/format.ts';
import { useOnline } from '#ui/useOnline.ts';
import { useHere } from './presence.ts';

type ChatHeaderProps = {
  matchId: string;
  person: Conversation['person'];
  /** The list stands beside it: it leads back, and names the screen. */
  beside: boolean;
  actions: ReactNode;
};

export function ChatHeader({ matchId, person, beside, actions }: ChatHeaderProps) {
  const online = useOnline();
  const here = useHere(matchId, person._id) && online;
  const Heading = beside ? 'h2' : 'h1';
  return (
    <header
      data-sticky-head={beside ? undefined : ''}
      className={classes(
        '@container z-10 border-b border-line',
        beside ? '-mx-5 px-5' : 'sticky top-(--top-bar,0px) -mx-4 bg-paper px-4 sm:-mx-6 sm:px-6',
      )}
    >
      <div className="-mx-4 sm:-mx-6 md:hidden">
        <AsoOkeBand className="h-1" />
      </div>
      <div className="flex min-h-14 items-center gap-1 py-1.5 sm:gap-2">
        {!beside && <BackButton fallback={paths.messages} compact />}
        {/* The name is the link; its area is all that says who it is. */}
        <div className="relative flex min-w-0 flex-1 items-center gap-2.5">
          <span className="relative @max-[14rem]:hidden">
            <Avatar src={person.image} likeness={person.likeness} size="sm" />
            {here && (
              <span
                aria-hidden="true"
                className="absolute -right-0.5 bottom-0 size-3 rounded-full border-2 border-paper bg-leaf-fill"
              />
            )}
          </span>
          <div className="min-w-0 flex-1">
            <Heading className="line-clamp-2 font-sans text-base leading-tight font-semibold">
              <Link
                to={paths.person(person._id)}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {person.name}
              </Link>
            </Heading>
            <KnownOf person={person} here={here} />
          </div>
        </div>
        {beside && (
          <ButtonLink
            variant="secondary"
            size="sm"
            to={paths.person(person._id)}
            className="@max-[30rem]:hidden"
          >
            See profile
          </ButtonLink>
        )}
        {actions}
      </div>
    </header>
  );
}

function KnownOf({ person, here }: { person: Conversation['person']; here: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-2 sm:text-sm">
      {person.checkedOn && (
        <span className="inline-flex items-center gap-1 text-leaf">
          <BadgeCheck aria-hidden="true" className="size-3.5 shrink-0 @max-[19rem]:hidden" />
          <span>
            Photos checked
            {/* Beside the mark of the demonstration there is no room for it: it stands on their page. */}
            <span className={classes(person.demonstration && '@max-[22rem]:sr-only')}>
              , {formatMonth(person.checkedOn)}
            </span>
          </span>
        </span>
      )}
      {person.demonstration && <span>Demo</span>}
      {/* Where there is little room the mark on the face says it. */}
      <span aria-live="polite" className="empty:hidden @max-[28rem]:sr-only">
        {here && 'Here now'}
      </span>
    </p>
  );
}
