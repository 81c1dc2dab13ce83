// The ways to us, as cards: e-mail, live chat, phone.
import { Mail, MessagesSquare, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { formatPhone } from '#ui/format.ts';
import { office, SUPPORT_HOURS } from '../../../../content/office.ts';

/** The panel of the live chat, which another room has; it is closed by what it is given. */
export type RenderChat = (close: () => void) => ReactNode;

export function ContactWays({ renderChat }: { renderChat?: RenderChat }) {
  const [chatting, setChatting] = useState(false);
  const phone = formatPhone(office.phone);
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4">
        <Way icon={<Mail aria-hidden="true" />} title="Email" text={office.email}>
          <CopyButton
            text={office.email}
            label="Copy Email"
            copiedText="Email copied to clipboard!"
            size="md"
          />
        </Way>
        {renderChat && (
          <Way
            icon={<MessagesSquare aria-hidden="true" />}
            title={places.liveChat.name}
            text="available 24/7"
          >
            <Button variant="secondary" aria-expanded={chatting} onClick={() => setChatting(true)}>
              Start Live Chat
            </Button>
          </Way>
        )}
        <Way icon={<Phone aria-hidden="true" />} title="Phone" text={SUPPORT_HOURS}>
          <a href={`tel:${office.phone}`} className={buttonLook({ variant: 'secondary' })}>
            {phone}
          </a>
        </Way>
      </ul>
      {chatting && renderChat && <InSight>{renderChat(() => setChatting(false))}</InSight>}
    </>
  );
}

/** What opens below the window is brought into it, with the focus. */
function InSight({ children }: { children: ReactNode }) {
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => {
    opened.current?.focus({ preventScroll: true });
    opened.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={opened} tabIndex={-1} className="scroll-mt-(--top-bar) scroll-mb-(--bottom-bar) outline-none">
      {children}
    </div>
  );
}

type WayProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

function Way({ icon, title, text, children }: WayProps) {
  return (
    <li className="flex flex-col gap-3 rounded-2xl border border-line bg-surface p-[min(1.25rem,6vw)] *:max-w-full">
      <span className="text-wine [&>svg]:size-6">{icon}</span>
      <div className="flex-1">
        <h2 className="text-xl">{title}</h2>
        <p className="text-ink-2 wrap-anywhere">{text}</p>
      </div>
      {children}
    </li>
  );
}
