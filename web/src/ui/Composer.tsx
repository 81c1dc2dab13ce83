// Where one writes: Enter sends on a desk, the button on a phone; nothing but spaces is not sent, and nothing is cut.
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { classes } from './classes.ts';
import { formatNumber } from './format.ts';
import { IconButton } from './IconButton.tsx';

type ComposerProps = {
  ref: Ref<HTMLTextAreaElement>;
  name: string;
  placeholder: string;
  maxLength: number;
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
};

const ON_A_PHONE = '(pointer: coarse)';
/** So many before the end, it is said how much room is left. */
const SAID_FROM = 200;

export function Composer({ ref, name, placeholder, maxLength, text, onText, onSend }: ComposerProps) {
  const room = useId();
  const left = maxLength - text.trim().length;
  const unfit = text.trim() === '' || left < 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (unfit) return;
    onSend(text.trim());
    onText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const enter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (enter && !matchMedia(ON_A_PHONE).matches) send(event);
  };
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-2">
      <label htmlFor="message" className="sr-only">
        Write to {name}
      </label>
      <textarea
        ref={ref}
        id="message"
        rows={1}
        value={text}
        placeholder={placeholder}
        enterKeyHint="send"
        aria-invalid={left < 0}
        aria-describedby={room}
        onKeyDown={onKeyDown}
        onChange={(event) => onText(event.target.value)}
        className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none rounded-2xl border border-control bg-surface px-[min(1rem,4vw)] py-2.5 placeholder:text-ink-2 aria-invalid:border-danger"
      />
      <IconButton
        type="submit"
        label="Send"
        variant="primary"
        disabled={unfit}
        icon={<SendHorizontal aria-hidden="true" className="size-5" />}
      />
      <p
        id={room}
        aria-live="polite"
        className={classes('basis-full text-sm empty:hidden', left < 0 ? 'text-danger' : 'text-ink-2')}
      >
        {left < 0
          ? `This is ${formatNumber(-left)} too long: a message has room for ${formatNumber(maxLength)} letters. Send it in two parts.`
          : left <= SAID_FROM && `Room for ${formatNumber(left)} more.`}
      </p>
    </form>
  );
}
