// The others in the room, as large as there is room: their picture, or their name where there is none.

import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { classes } from '#ui/classes.ts';
import type { Other } from './call/call.ts';
import { MediaView } from './MediaView.tsx';

/** What somebody came with is read off what their connection carries; before there is one nothing is known of it. */
const cameBy = ({ stream, state }: Other): string | undefined => {
  if (state === 'connecting') return undefined;
  if (!stream) return 'by text only';
  return stream.getVideoTracks().length === 0 ? 'by sound only' : undefined;
};
/** As they say it themselves; a picture that stands still though it is sent is held up on its way. */
const nowBy = ({ state, sent, stream }: Other, still: boolean): string[] => {
  if (state !== 'connected' || !stream) return [];
  const { sound, picture } = sent ?? { sound: 'on', picture: 'on' };
  return [
    ...(sound === 'off' ? ['muted'] : []),
    ...(sound === 'slow' ? ['no sound, their line is slow'] : []),
    ...(picture === 'off' ? ['camera off'] : []),
    ...(picture === 'slow' && sound !== 'slow' ? ['no picture, their line is slow'] : []),
    ...(picture === 'on' && still ? ['no picture now'] : []),
  ];
};

const STATE_WORDS = { connecting: 'Connecting...', connected: '', lost: 'Looking for the connection...' };

export function Others({ others }: { others: readonly Other[] }) {
  if (others.length === 0)
    return <p className="m-auto p-6 text-center text-ink-2">Nobody else is in the room yet.</p>;
  return (
    <ul
      aria-label="In the room"
      className={classes(
        'grid min-h-0 flex-1 gap-1 p-1',
        others.length > 1 && 'grid-rows-2 sm:grid-cols-2 sm:grid-rows-1',
      )}
    >
      {others.map((one) => (
        <Tile key={one._id} other={one} />
      ))}
    </ul>
  );
}

function Tile({ other }: { other: Other }) {
  const { name, role, stream, state, sent } = other;
  const [still, setStill] = useState(false);
  const came = cameBy(other);
  const by = [came ?? [], nowBy(other, still && came === undefined)].flat().join(', ');
  return (
    <li className="@container-size relative flex min-h-0 min-w-0 items-center justify-center overflow-hidden rounded-xl bg-paper-2">
      {/* Whoever is heard and not seen. */}
      <span className="grid size-[min(8rem,60cqh)] place-items-center rounded-full bg-surface text-ink-2">
        <UserRound aria-hidden="true" className="size-1/2" />
      </span>
      {stream && (
        <MediaView
          live
          onStill={setStill}
          stream={stream}
          label={`${name}, their picture and sound`}
          className={classes('absolute inset-0 size-full', sent && sent.picture !== 'on' && 'opacity-0')}
        />
      )}
      <p className="absolute top-2 left-2 max-w-[calc(100%-1rem)] rounded-full bg-surface px-3 py-1 text-sm wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {/* Of the two who come together neither is the other’s addition. */}
        {role === 'counsellor' && <span className="text-ink-2">, Counsellor</span>}
        {by && <span className="text-ink-2"> · {by}</span>}
        {STATE_WORDS[state] && <span role="status"> · {STATE_WORDS[state]}</span>}
      </p>
    </li>
  );
}
