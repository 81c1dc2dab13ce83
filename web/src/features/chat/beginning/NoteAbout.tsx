// What the note that opened a conversation is about: the liked part of the other's page, above the bubble.
import { type Conversation, findQuoted } from '@ijeuwa/contract/chat';
import { titleOfPart } from '@ijeuwa/contract/likes';
import { useRead } from '#platform/queries.ts';
import { classes } from '#ui/classes.ts';
import { firstNameOf } from '#ui/format.ts';
import { QuotedPart } from '#ui/QuotedPart.tsx';

type NoteAboutProps = { conversation: Conversation; by: string };

/** Without it the note reads as any first message does: what does not come is not asked after. */
export function NoteAbout({ conversation: { matchId, person }, by }: NoteAboutProps) {
  const { data } = useRead(findQuoted, { params: { matchId } });
  const about = data?.quoted.find((one) => one.by === by);
  if (!about) return null;
  const theirs = by === person._id;
  const thing = about.part === 'photo' ? 'photo' : 'answer';
  const first = firstNameOf(person.name);
  return (
    <div
      className={classes(
        'flex max-w-[85%] flex-col gap-1.5 rounded-xl border border-line bg-surface px-3 py-2 text-sm sm:max-w-[70%]',
        theirs ? 'self-start' : 'self-end',
      )}
    >
      <p className="text-ink-2">
        {theirs ? `${first} liked your ${thing}` : `You liked ${first}’s ${thing}`}
      </p>
      <QuotedPart
        brief
        label={titleOfPart(about)}
        quote={about.quote}
        image={about.image}
        alt={theirs ? 'Your photo' : `${person.name}’s photo`}
      />
    </div>
  );
}
