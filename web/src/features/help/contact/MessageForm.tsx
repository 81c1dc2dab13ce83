// "Send us a message": the form of a member to support; the thanks stand in its place for three seconds.
import { ENQUIRY_FIELDS } from '@ijeuwa/contract/enquiry-form';
import { findHealth } from '@ijeuwa/contract/health';
import { listOwnEnquiries, sendEnquiry } from '@ijeuwa/contract/support';
import { useEffect, useRef, useState } from 'react';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { paths } from '#platform/paths.ts';
import { useRead } from '#platform/queries.ts';
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PolicyNote } from '#ui/PolicyNote.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useUnsaved } from '#ui/unsaved.ts';
import { help } from '../help-words.ts';
import { MessageThanks, type Thanks } from './MessageThanks.tsx';
import type { Message, MessageDraft } from './message-draft.ts';

/** Spec 4: the thanks stand for three seconds, then the form again, empty. */
const THANKED_MS = 3000;

/** `subject`: what it is about, where the member came from a thing of theirs. */
type MessageFormProps = { thanks: Thanks; draft: MessageDraft; subject?: string };

export function MessageForm({ thanks, draft, subject = '' }: MessageFormProps) {
  const [sent, setSent] = useState<{ reference: string; thanked: boolean }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: health } = useRead(findHealth, {});
  useEffect(() => {
    if (!subject) return;
    // They came to write: the other ways to us stand above, two windows of a phone high.
    heading.current?.closest('section')?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [subject]);
  useEffect(() => {
    if (!sent || sent.thanked) return;
    const timer = setTimeout(() => setSent({ ...sent, thanked: true }), THANKED_MS);
    return () => clearTimeout(timer);
  }, [sent]);
  useEffect(() => {
    // The thanks had the focus, and are gone.
    if (sent?.thanked && document.activeElement === document.body) heading.current?.focus();
  }, [sent]);
  const isThanking = sent !== undefined && !sent.thanked;
  return (
    <section className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-[min(1.25rem,6vw)] sm:p-8">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Send us a message
      </h2>
      {isThanking ? (
        <MessageThanks {...thanks} reference={sent.reference} />
      ) : (
        <>
          <p className="text-ink-2">{health?.demonstration ? help.contact.practice : help.contact.intro}</p>
          {sent && (
            <p className="text-ink-2">
              Your last message has the number <strong className="whitespace-nowrap">{sent.reference}</strong>
              .
            </p>
          )}
          <EmptyForm
            draft={draft}
            subject={subject}
            isCleared={sent !== undefined}
            onSent={(reference) => {
              setSent({ reference, thanked: false });
            }}
          />
        </>
      )}
    </section>
  );
}

/** `isCleared`: one was sent before, and nothing stands in it any more. */
type EmptyFormProps = {
  draft: MessageDraft;
  subject: string;
  isCleared: boolean;
  onSent: (reference: string) => void;
};

function EmptyForm({ draft, subject: given, isCleared, onSent }: EmptyFormProps) {
  const member = useMember();
  const { form, busy, problem, field, values } = useHeldForm<typeof sendEnquiry, Message>({
    endpoint: sendEnquiry,
    start: () => ({
      name: isCleared ? '' : member.name,
      email: isCleared ? '' : member.email,
      subject: isCleared ? '' : given,
      message: '',
    }),
    draft,
    toBody: (written) => ({ kind: 'help', id: draft.id(), ...written }),
    renews: [listOwnEnquiries],
    onDone: ({ reference }) => onSent(reference),
  });
  useUnsaved((values.subject !== '' && values.subject !== given) || values.message !== '');
  const { name, email, subject, message } = ENQUIRY_FIELDS;
  return (
    <form {...form} aria-label="Send us a message" className="flex flex-col gap-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextInput label={name.label} autoComplete="name" maxLength={name.maxLength} {...field('name')} />
      <TextInput label={email.label} type="email" autoComplete="email" {...field('email')} />
      <TextInput label={subject.label} maxLength={subject.maxLength} {...field('subject')} />
      <TextArea label={message.label} rows={6} maxLength={message.maxLength} {...field('message')} />
      <p className="text-sm text-ink-2">
        <PolicyNote words={help.contact.policy} to={paths.policy} />
      </p>
      <Button type="submit" busy={busy} busyText="Sending..." className="self-start max-sm:w-full">
        Send message
      </Button>
    </form>
  );
}
