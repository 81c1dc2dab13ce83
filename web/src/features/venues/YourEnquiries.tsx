// What the member asked our planners, with the answers, and room to write again; nothing where nothing was asked.
import {
  listOwnPlanning,
  type OwnPlanningEnquiry,
  PLANNING_MESSAGE_MAX_LENGTH,
  writeToPlanner,
} from '@ijeuwa/contract/planning';
import { Disclosure } from '#ui/Disclosure.tsx';
import { formatDateTime, formatDay, formatNumber } from '#ui/format.ts';
import { SmallError } from '#ui/SmallError.tsx';
import { WriteMore } from '#ui/WriteMore.tsx';
import { stateWords } from './enquiry-words.ts';
import { ENQUIRIES_ID, useShownByHash } from './useShownByHash.ts';
import { useOwnPlanning } from './venues.queries.ts';

export function YourEnquiries() {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useOwnPlanning();
  const section = useShownByHash(data !== undefined);
  if (!data && error)
    return (
      <SmallError
        message={`Your enquiries did not load. ${error.message}`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.enquiries.length === 0) return null;
  return (
    <section
      ref={section}
      id={ENQUIRIES_ID}
      aria-labelledby={`${ENQUIRIES_ID}-title`}
      tabIndex={-1}
      className="flex max-w-3xl scroll-mt-(--top-bar) flex-col gap-2 outline-none"
    >
      <h2 id={`${ENQUIRIES_ID}-title`} className="text-2xl">
        Your enquiries
      </h2>
      <div>
        {data.enquiries.map((one, index) => (
          <Enquiry key={one._id} enquiry={one} isOpen={index === 0} now={dataUpdatedAt} />
        ))}
      </div>
    </section>
  );
}

type EnquiryProps = { enquiry: OwnPlanningEnquiry; isOpen: boolean; now: number };

function Enquiry({ enquiry, isOpen, now }: EnquiryProps) {
  const { _id, reference, about, weddingDate, guests, receivedAt, written } = enquiry;
  const asked = [
    weddingDate && formatDay(weddingDate),
    guests !== null && (guests === 1 ? 'one guest' : `${formatNumber(guests)} guests`),
  ].filter(Boolean);
  return (
    <Disclosure
      open={isOpen}
      title={
        <>
          <span className="block wrap-anywhere">{about ?? 'Your wedding'}</span>
          <span className="block text-sm font-normal text-ink-2">
            {reference} · {formatDateTime(receivedAt)} · {stateWords(enquiry, now)}
          </span>
        </>
      }
    >
      {asked.length > 0 && <p className="mb-3 text-sm">Asked for {asked.join(', ')}.</p>}
      <ol aria-label={`Written about ${reference}`} className="flex flex-col gap-3">
        {written.map((one) => (
          <li
            key={one._id}
            className={one.by === 'planner' ? 'rounded-xl bg-paper-2 p-(--inset) text-ink' : undefined}
          >
            <p className="text-sm">
              {one.by === 'planner' ? 'Our planner' : 'You'}, {formatDateTime(one.writtenAt)}
            </p>
            <p className="whitespace-pre-line text-ink wrap-anywhere">{one.text}</p>
          </li>
        ))}
      </ol>
      {/* It waits for an answer like the first. */}
      <WriteMore
        endpoint={writeToPlanner}
        params={{ id: _id }}
        renews={[listOwnPlanning]}
        name="A further message"
        label="Write again"
        maxLength={PLANNING_MESSAGE_MAX_LENGTH}
        sent="Sent. A planner answers within 24 hours."
        className="mt-4 text-ink"
      />
    </Disclosure>
  );
}
