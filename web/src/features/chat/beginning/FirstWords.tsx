// Until both have written: who the two are to each other, what they share, and two sentences to begin with.

import { type Conversation, findBeginning } from '@ijeuwa/contract/chat';
import { likenessOf } from '@ijeuwa/contract/likeness';
import { ArrowRight } from 'lucide-react';
import { useRead } from '#platform/queries.ts';
import { useMember } from '#platform/session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { firstNameOf, formatNearDay, formatTime } from '#ui/format.ts';
import { Loading } from '#ui/Loading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

type FirstWordsProps = {
  conversation: Conversation;
  /** Whoever has written needs no first sentence. */
  wrote: boolean;
  /** Puts a sentence where one writes; it is sent by hand. */
  onOpener: (opener: string, openers: readonly string[]) => void;
};

export function FirstWords({ conversation, wrote, onOpener }: FirstWordsProps) {
  const me = useMember();
  const { matchId, person, since } = conversation;
  const { data, error, refetch, isFetching } = useRead(findBeginning, { params: { matchId } });
  const first = firstNameOf(person.name);
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-3">
      <div className="flex flex-col items-center gap-1 text-center">
        {/* Once something is written the page stands at its end, where a phone's header would cut the two faces. */}
        <span aria-hidden="true" className={classes('mb-1.5 flex justify-center', wrote && 'max-sm:hidden')}>
          <Avatar
            src={me.image}
            likeness={likenessOf(me.gender)}
            className="-rotate-6 border-2 border-surface shadow-card sm:size-14"
          />
          <Avatar
            src={person.image}
            likeness={person.likeness}
            className="-ml-2.5 rotate-6 border-2 border-surface shadow-card sm:size-14"
          />
        </span>
        <h2 className="max-w-full text-[min(1.1875rem,6vw)] wrap-anywhere sm:text-2xl">
          You and {first} like each other
        </h2>
        <p className="text-[0.8125rem] leading-snug text-balance text-ink-2 sm:text-sm">
          {sinceWords(since)} {first} sees what you write at once.
        </p>
      </div>
      {!data && !error && <OnItsWay openers={!wrote} />}
      {error && !data && (
        <div role="alert" className="flex flex-col items-center gap-2 text-center text-sm text-ink-2">
          <p>What you share did not load. You can still write.</p>
          <Button
            variant="secondary"
            size="sm"
            busy={isFetching}
            busyText="Trying..."
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        </div>
      )}
      {data && data.inCommon.length > 0 && (
        <section
          aria-label="You have in common"
          className="rounded-xl border border-line bg-surface px-4 py-2.5"
        >
          <p className="text-sm font-semibold text-ink-2">You have in common</p>
          <ul className="mt-1 flex flex-col gap-1 text-[0.9375rem]">
            {data.inCommon.map((one) => (
              <li key={one} className="flex gap-2.5">
                <span aria-hidden="true" className="mt-2 size-2 shrink-0 rotate-45 bg-gold" />
                {one}
              </li>
            ))}
          </ul>
        </section>
      )}
      {data && !wrote && (
        <section aria-label="To begin with" className="flex flex-col gap-2">
          <p className="text-sm text-ink-2">Begin with something only you would ask</p>
          {data.openers.map((opener) => (
            <button
              key={opener}
              type="button"
              onClick={() => onOpener(opener, data.openers)}
              className="flex min-h-12 items-center gap-3 rounded-xl border border-wine bg-surface px-4 py-2 text-left text-[0.9375rem] leading-snug font-medium text-wine hover:bg-wine-soft"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{opener}</span>
              <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
            </button>
          ))}
        </section>
      )}
    </div>
  );
}

/** The first days to the minute, later the day. */
const sinceWords = (since: string): string => {
  const day = formatNearDay(since);
  const near = day === 'Today' || day === 'Yesterday';
  return near ? `Since ${day.toLowerCase()}, ${formatTime(since)}.` : `Since ${day}.`;
};

function OnItsWay({ openers }: { openers: boolean }) {
  return (
    <Loading label="Looking for what you share..." className="flex flex-col gap-3">
      <Skeleton shape="block" className="h-24 w-full rounded-xl" />
      {openers && (
        <>
          <Skeleton className="h-4 w-3/5" />
          <Skeleton shape="block" className="h-12 w-full rounded-xl" />
          <Skeleton shape="block" className="h-12 w-full rounded-xl" />
        </>
      )}
    </Loading>
  );
}
