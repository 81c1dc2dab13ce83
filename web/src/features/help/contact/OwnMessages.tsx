// What the member wrote to us, and what we answered; nothing where nothing was written.
import type { OwnEnquiry } from '@ijeuwa/contract/support';
import { Disclosure } from '#ui/Disclosure.tsx';
import { formatDateTime } from '#ui/format.ts';
import { SmallError } from '#ui/SmallError.tsx';
import { useOwnEnquiries } from '../help.queries.ts';

export function OwnMessages() {
  const { data, error, isFetching, refetch } = useOwnEnquiries();
  if (!data && error)
    return (
      <SmallError
        message={`Your messages to us did not load. ${error.message}`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.enquiries.length === 0) return null;
  return (
    <section aria-labelledby="own-messages" className="flex flex-col gap-2">
      <h2 id="own-messages" className="text-2xl">
        Your messages to us
      </h2>
      <div>
        {data.enquiries.map((one, index) => (
          <OwnMessage key={one._id} enquiry={one} isOpen={index === 0 && one.answers.length > 0} />
        ))}
      </div>
    </section>
  );
}

function OwnMessage({ enquiry, isOpen }: { enquiry: OwnEnquiry; isOpen: boolean }) {
  const { reference, subject, message, receivedAt, answers } = enquiry;
  return (
    <Disclosure
      open={isOpen}
      title={
        <>
          <span className="block wrap-anywhere">{subject ?? 'A message'}</span>
          <span className="block text-sm font-normal text-ink-2">
            {reference} · {formatDateTime(receivedAt)} ·{' '}
            {answers.length > 0 ? 'Answered' : 'On its way to a person'}
          </span>
        </>
      }
    >
      <p className="whitespace-pre-line wrap-anywhere">{message}</p>
      {answers.map(({ _id, text, answeredAt }) => (
        <div key={_id} className="mt-3 rounded-xl bg-paper-2 p-(--inset) text-ink">
          <p className="text-sm text-ink-2">We answered on {formatDateTime(answeredAt)}</p>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </div>
      ))}
    </Disclosure>
  );
}
