// Who I am writing with, whether they are here, and what can be done.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { BackButton } from '#ui/BackButton.tsx';
import { useOnline } from '#ui/useOnline.ts';
import { useHere } from './presence.ts';

type ChatHeaderProps = {
  matchId: string;
  person: { _id: string; name: string; image: string | null; demonstration: boolean };
  actions: ReactNode;
};

export function ChatHeader({ matchId, person, actions }: ChatHeaderProps) {
  const online = useOnline();
  const here = useHere(matchId, person._id) && online;
  return (
    <header className="@container sticky top-(--top-bar,0px) z-10 -mx-4 flex items-center gap-2 border-b border-line bg-paper px-4 py-2 sm:-mx-6 sm:px-6">
      <BackButton fallback={paths.messages} compact />
      <Avatar src={person.image} size="sm" className="@max-[14rem]:hidden" />
      <div className="min-w-0 flex-1">
        <h1 className="line-clamp-2 font-sans text-base leading-tight font-semibold">
          <Link to={paths.person(person._id)} className="underline-offset-4 hover:underline">
            {person.name}
          </Link>
        </h1>
        <p className="truncate text-sm text-ink-2" aria-live="polite">
          {[here && 'Here now', person.demonstration && 'Demo'].filter(Boolean).join(' · ')}
        </p>
      </div>
      {actions}
    </header>
  );
}
