// Beside the list while no conversation is open: who waits for the member's answer, and since when.
import type { Conversation } from '@ijeuwa/contract/chat';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { formatTimeOrDay } from '#ui/format.ts';
import { ListRow } from '#ui/ListRow.tsx';

const SHOWN = 3;

export function WhoWaits({ owed }: { owed: readonly Conversation[] }) {
  const more = owed.length - SHOWN;
  return (
    <div className="m-auto flex w-full max-w-lg flex-col gap-3 p-8">
      <title>{`${places.messages.name} · Ijeuwa`}</title>
      <h2 className="text-xl">
        {owed.length === 1
          ? 'One person waits for your answer'
          : `${owed.length} people wait for your answer`}
      </h2>
      <ul aria-label="Who waits for your answer" className="border-y border-line">
        {owed.slice(0, SHOWN).map(({ matchId, person, last }) => (
          <ListRow
            key={matchId}
            to={paths.chat(matchId)}
            face={{ src: person.image, name: person.name, likeness: person.likeness }}
            title={person.name}
            detail={
              last && (
                <>
                  <span className="line-clamp-2 text-ink wrap-anywhere">“{last.text}”</span>
                  Waits since <time dateTime={last.sentAt}>{formatTimeOrDay(last.sentAt)}</time>
                </>
              )
            }
          />
        ))}
      </ul>
      {more > 0 && (
        <p className="text-sm text-ink-2">
          {more === 1 ? 'One more stands' : `${more} more stand`} in the list, marked “Your turn”.
        </p>
      )}
    </div>
  );
}
