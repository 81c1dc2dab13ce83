// One conversation in the list: whose it is, what was said last and when, and whether it is my turn.
import type { Conversation } from '@ijeuwa/contract/chat';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useMember } from '#platform/session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { CountBadge } from '#ui/CountBadge.tsx';
import { classes } from '#ui/classes.ts';
import { useSavesData } from '#ui/data-saver.ts';
import { formatStamp } from '#ui/format.ts';
import { TapPicture } from '#ui/TapPicture.tsx';

export function ConversationRow({ conversation, open }: { conversation: Conversation; open: boolean }) {
  const { matchId, person, last, since } = conversation;
  // What stands open is being read.
  const unread = open ? 0 : conversation.unread;
  const waits = useSavesData() && Boolean(person.image);
  const face = <Avatar src={person.image} likeness={person.likeness} />;
  const at = last?.sentAt ?? since;
  return (
    <li className="flex items-center gap-1">
      {waits && (
        <TapPicture round of={person.name}>
          {face}
        </TapPicture>
      )}
      <Link
        to={paths.chat(matchId)}
        aria-current={open ? 'page' : undefined}
        className={classes(
          'flex min-h-18 min-w-0 flex-1 items-center gap-3 rounded-xl px-2 py-2.5 transition-colors',
          open ? 'bg-wine-soft' : 'hover:bg-paper-2',
        )}
      >
        {!waits && face}
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="line-clamp-2 min-w-0 flex-[1_1_6rem] leading-tight font-semibold wrap-anywhere">
              {person.name}
            </span>
            <time dateTime={at} className="text-xs text-ink-2">
              {formatStamp(at)}
            </time>
          </span>
          <span className="mt-0.5 flex items-center gap-2 text-sm">
            <span className={classes('min-w-0 flex-1 truncate', unread > 0 ? 'font-medium' : 'text-ink-2')}>
              <Said conversation={conversation} />
            </span>
            <CountBadge count={unread} label="unread" />
          </span>
        </span>
      </Link>
    </li>
  );
}

function Said({ conversation: { last } }: { conversation: Conversation }) {
  const me = useMember();
  if (!last) return 'You like each other. Say hello.';
  if (last.sender === me._id) return `You: ${last.text}`;
  return (
    <>
      <span className="font-semibold text-wine">Your turn</span> · {last.text}
    </>
  );
}
