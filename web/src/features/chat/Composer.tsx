// Where one writes: Enter sends on a desk, the button on a phone; nothing but spaces is not sent.
import { MESSAGE_MAX_LENGTH } from '@ijeuwa/contract/chat';
import { SendHorizontal } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { IconButton } from '#ui/IconButton.tsx';

type ComposerProps = {
  name: string;
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
};

const ON_A_PHONE = '(pointer: coarse)';

export function Composer({ name, text, onText, onSend }: ComposerProps) {
  const empty = text.trim() === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (empty) return;
    onSend(text.trim());
    onText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const enter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (enter && !matchMedia(ON_A_PHONE).matches) send(event);
  };
  return (
    <form onSubmit={send} className="flex items-end gap-2">
      <label htmlFor="message" className="sr-only">
        Write to {name}
      </label>
      <textarea
        id="message"
        rows={1}
        value={text}
        maxLength={MESSAGE_MAX_LENGTH}
        placeholder="Write a message"
        enterKeyHint="send"
        onKeyDown={onKeyDown}
        onChange={(event) => onText(event.target.value)}
        className="field-sizing-content max-h-36 min-h-11 flex-1 resize-none rounded-2xl border border-control bg-surface px-[min(1rem,4vw)] py-2.5 placeholder:text-ink-2"
      />
      <IconButton
        type="submit"
        label="Send"
        variant="primary"
        disabled={empty}
        icon={<SendHorizontal aria-hidden="true" className="size-5" />}
      />
    </form>
  );
}
