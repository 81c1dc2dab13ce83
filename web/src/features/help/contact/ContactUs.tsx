// Every way to us in one place: the cards, the form, and what to know before writing.
import { useState } from 'react';
import { help } from '../help-words.ts';
import { ContactCard } from './ContactCard.tsx';
import { ContactWays, type RenderChat } from './ContactWays.tsx';
import { MessageForm } from './MessageForm.tsx';
import type { Thanks } from './MessageThanks.tsx';
import { type MessageDraft, newMessageDraft } from './message-draft.ts';
import { OfficeCard } from './OfficeCard.tsx';
import { OwnMessages } from './OwnMessages.tsx';

type ContactUsProps = {
  thanks: Thanks;
  renderChat?: RenderChat;
  /** Where what was typed outlives this part of a screen. */
  draft?: MessageDraft;
  subject?: string;
};

export function ContactUs({ thanks, renderChat, draft, subject }: ContactUsProps) {
  const [own] = useState(newMessageDraft);
  return (
    <div className="flex flex-col gap-6">
      <ContactWays renderChat={renderChat} />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr] lg:gap-10">
        <div className="flex flex-col gap-8">
          <MessageForm thanks={thanks} draft={draft ?? own} subject={subject} />
          <OwnMessages />
        </div>
        <div className="flex flex-col gap-6">
          <ContactCard {...help.contact.safety} />
          <OfficeCard />
        </div>
      </div>
    </div>
  );
}
