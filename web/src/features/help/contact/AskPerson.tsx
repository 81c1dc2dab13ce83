// Asks that a person looks at what a program decided: an enquiry, with an owner and a clock like any other.
import { CASE_ANSWERED_WITHIN_HOURS } from '@ijeuwa/contract/cases';
import { ENQUIRY_MESSAGE_MAX_LENGTH, listOwnEnquiries, sendEnquiry } from '@ijeuwa/contract/support';
import { useState } from 'react';
import { keptOnceDraft } from '#platform/form/once-draft.ts';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { placeOf } from '#platform/kept-here.ts';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useOwnEnquiries } from '../help.queries.ts';

type Asked = { message: string };
type AskPersonProps = {
  subject: string;
  /** What goes along with the member's words. */
  stands: string;
};

export function AskPerson({ subject, stands }: AskPersonProps) {
  const { _id, name, email } = useMember();
  const [draft] = useState(() => keptOnceDraft<Asked>(placeOf('questionDraft', _id, subject)));
  const [again, setAgain] = useState(false);
  const own = useOwnEnquiries();
  const [sent, setSent] = useState<string>();
  const kept = own.data?.enquiries.find((one) => one.subject === subject);
  // Sent just now, and the list of what was sent did not come anew.
  const asked =
    sent && kept?.reference !== sent ? { reference: sent, receivedAt: undefined, answers: [] } : kept;
  const { form, busy, problem, field } = useHeldForm<typeof sendEnquiry, Asked>({
    endpoint: sendEnquiry,
    start: () => ({ message: '' }),
    draft,
    toBody: ({ message }) => ({
      kind: 'help',
      id: draft.id(),
      name,
      email,
      subject,
      message: message.trim() && `${message}\n\n${stands}`,
    }),
    renews: [listOwnEnquiries],
    onDone: (received) => {
      setSent(received.reference);
      setAgain(false);
    },
  });
  // Whoever comes back finds what they sent, also after a reload and on another device.
  if (!own.data && !own.error) return <SkeletonText lines={3} />;
  const isWaiting = asked?.answers.length === 0;
  return (
    <section aria-labelledby="ask-person" className="flex flex-col gap-3">
      <h2 id="ask-person" className="text-xl">
        Ask a person to look at it
      </h2>
      {asked && (
        <Notice tone="success" title={isWaiting ? 'A person will look at it' : 'A person has looked at it'}>
          {asked.receivedAt && `You asked on ${formatDateTime(asked.receivedAt)}. `}Your number is{' '}
          <strong className="whitespace-nowrap">{asked.reference}</strong>.{' '}
          {isWaiting
            ? `We answer within ${CASE_ANSWERED_WITHIN_HOURS} hours, by mail and under`
            : 'The answer is in your mail, and under'}{' '}
          <SectionLink to={paths.contactUs}>{places.contactUs.name}</SectionLink>.
        </Notice>
      )}
      {asked && !isWaiting && !again && (
        <Button variant="secondary" className="self-start" onClick={() => setAgain(true)}>
          Ask again
        </Button>
      )}
      {(!asked || again) && (
        <form {...form} aria-label="Ask a person to look at it" className="flex flex-col gap-3">
          <p className="text-ink-2">
            It is your right to say how you see it, to contest what a program decided, and to have a person
            decide again. We send along how your card stands.
          </p>
          {problem && <Notice tone="error">{problem}</Notice>}
          <TextArea
            label="How do you see it?"
            rows={3}
            maxLength={ENQUIRY_MESSAGE_MAX_LENGTH - MORE}
            {...field('message')}
          />
          <Button type="submit" variant="secondary" className="self-start" busy={busy} busyText="Sending...">
            Ask a person
          </Button>
        </form>
      )}
    </section>
  );
}

/** Room for what goes along. */
const MORE = 300;
