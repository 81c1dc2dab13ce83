// What is written in a session: kept for a day, then erased.
import { MEETING_TEXT_MAX_LENGTH, type MeetingRole } from '@ijeuwa/contract/meeting';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { newId } from '#platform/new-id.ts';
import { useChange } from '#platform/queries.ts';
import { Bubble } from '#ui/Bubble.tsx';
import { Composer } from '#ui/Composer.tsx';
import { feedback } from '#ui/feedback.ts';
import { addText, useTexts } from './meeting.queries.ts';
import type { MeetingSide } from './meeting-side.ts';

type TextsProps = { side: MeetingSide; meeting: string; own: MeetingRole };

export function Texts({ side, meeting, own }: TextsProps) {
  const { data } = useTexts(side, meeting);
  const { mutate } = useChange(side.write);
  const [text, setText] = useState('');
  const unanswered = useRef<{ id: string; text: string }>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const texts = data?.texts ?? [];
  useLayoutEffect(() => {
    pane.current?.scrollTo({ top: pane.current.scrollHeight });
  }, [texts.length]);
  const send = (said: string) => {
    // It may have arrived though its answer was lost: sent again it is the same.
    const id = unanswered.current?.text === said ? unanswered.current.id : newId();
    unanswered.current = undefined;
    mutate(
      { params: { id: meeting }, body: { id, text: said } },
      {
        onSuccess: (written) => addText(side, meeting, written),
        onError: ({ message }) => {
          unanswered.current = { id, text: said };
          feedback.error(message);
          setText((now) => now || said);
        },
      },
    );
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={pane}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto p-3 focus-visible:-outline-offset-3"
      >
        <div role="log" aria-label="What was written" className="flex flex-col gap-2">
          {texts.map((one) => (
            <Bubble
              key={one._id}
              mine={one.role === own}
              name={one.name}
              text={one.text}
              sentAt={one.sentAt}
            />
          ))}
        </div>
        {texts.length === 0 && (
          <p className="text-center text-sm text-ink-2">
            What you write here is for this session, and is erased after a day.
          </p>
        )}
      </div>
      <div className="px-3 pt-2">
        <Composer
          ref={field}
          name="the room"
          placeholder="Write a message"
          maxLength={MEETING_TEXT_MAX_LENGTH}
          text={text}
          onText={setText}
          onSend={send}
        />
      </div>
    </div>
  );
}

export type WrittenProps = TextsProps & { onWritten: () => void };

/** Tells of each text of the others that comes from now on. */
export const useWritten = ({ side, meeting, own, onWritten }: WrittenProps): void => {
  const { data } = useTexts(side, meeting);
  const count = data?.texts.filter(({ role }) => role !== own).length;
  const known = useRef<number>(undefined);
  const told = useRef(onWritten);
  told.current = onWritten;
  useEffect(() => {
    if (count !== undefined && known.current !== undefined && count > known.current) told.current();
    known.current = count ?? known.current;
  }, [count]);
};
