// /marriage-counseling: how we work, who helps, and the ways to an appointment.
import { COUNSELLOR_CATEGORIES, type Counsellor } from '@ijeuwa/contract/counselling';
import { textsOf } from '@ijeuwa/contract/guidance';
import type { AppointmentKind } from '@ijeuwa/contract/schedule';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { FloatingBook } from '#ui/FloatingBook.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { usePhone } from '#ui/useWideScreen.ts';
import { ConsultationModal } from './ConsultationModal.tsx';
import { useCounsellors, useTexts } from './counselling.queries.ts';
import { CATEGORY_WORDS } from './counselling-words.ts';
import { ExpertCard } from './ExpertCard.tsx';
import { ExpertModal } from './ExpertModal.tsx';

export type Booking = {
  counsellors: readonly Counsellor[];
  /** Whom the member came for, by key. */
  chosen?: string;
  kind: AppointmentKind;
  /** It is booked: everything closes. */
  onBooked: () => void;
  onClose: () => void;
};
type Open =
  | { what: 'expert'; id: string }
  | { what: 'consultation' }
  | { what: 'booking'; kind: AppointmentKind; chosen?: string };

type MarriageCounselingScreenProps = {
  /** The booking itself, from the room that keeps the times. */
  renderBooking: (booking: Booking) => ReactNode;
  /** What waits to be paid. */
  waiting?: ReactNode;
  /** Who the member books together with. */
  together?: string;
};

export function MarriageCounselingScreen({
  renderBooking,
  waiting,
  together,
}: MarriageCounselingScreenProps) {
  const { data, error, isFetching, refetch } = useCounsellors();
  const read = useTexts();
  const texts = read.data?.texts ?? [];
  const [open, setOpen] = useState<Open>();
  const phone = usePhone();
  const page = useRef<HTMLDivElement>(null);
  const all = data?.counsellors ?? [];
  const shown = open?.what === 'expert' ? all.find(({ id }) => id === open.id) : undefined;
  const close = () => setOpen(undefined);
  const book = (chosen?: string) => setOpen({ what: 'booking', kind: 'session', chosen });

  return (
    <div ref={page} className="flex flex-col">
      <title>{`${places.counselling.name} · Ijeuwa`}</title>
      <section data-booking className="bg-wine-fill text-on-fill">
        <div className="page-edges flex max-w-(--page-width) flex-col items-start gap-4 py-8 sm:py-12">
          <h1 className="text-[min(2.25rem,11vw)] sm:text-5xl">{places.counselling.name}</h1>
          <p className="min-h-[4.5em] max-w-xl text-on-fill-2 sm:min-h-[3em] sm:text-lg">
            {together
              ? `For you and ${together}: choose who helps and when, and you both see it under Schedule.`
              : textsOf(texts, 'counselling-hero')[0]?.text}
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button variant="light" disabled={all.length === 0} onClick={() => book()}>
              {together ? `Find a time with ${together}` : 'Find a time'}
            </Button>
            <Link to={paths.schedule} className="py-2.5 font-semibold underline underline-offset-4">
              Your appointments
            </Link>
          </div>
        </div>
        <AsoOkeBand />
      </section>
      <div className="page-edges flex w-full max-w-(--page-width) flex-col gap-10 py-8">
        {waiting && (
          <div data-booking className="flex flex-col gap-3 empty:hidden">
            {waiting}
          </div>
        )}
        <section aria-labelledby="approach" className="flex flex-col gap-4">
          <SectionHeading id="approach">Our Approach</SectionHeading>
          {!read.data && !read.error && (
            <SkeletonRows rows={3} faces={false} label="Loading how we work..." />
          )}
          {!read.data && read.error && (
            <SmallError
              message={read.error.message}
              busy={read.isFetching}
              onRetry={() => void read.refetch()}
            />
          )}
          <ul className="grid gap-4 sm:grid-cols-3">
            {textsOf(texts, 'counselling-approach').map(({ key, title, text }) => (
              <li key={key} className="rounded-xl border border-line bg-surface p-(--inset) sm:p-5">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="experts" className="flex flex-col gap-4">
          <SectionHeading id="experts">Our Experts</SectionHeading>
          <p className="max-w-2xl text-ink-2">{textsOf(texts, 'counselling-experts')[0]?.text}</p>
          {!data && !error && <SkeletonRows rows={6} label="Loading our experts..." />}
          {!data && error && (
            <ErrorState
              title="Our experts did not load"
              message={error.message}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {data && all.length === 0 && (
            <EmptyState level={3} title="Nobody can be booked at the moment.">
              We are choosing with care who helps here. Please look again in a few days.
            </EmptyState>
          )}
          {all.length > 0 && (
            <Tabs
              label="Experts by what they do"
              tabs={[
                { id: 'all', label: 'All', panel: <Grid of={all} onOpen={setOpen} /> },
                ...COUNSELLOR_CATEGORIES.map((id) => ({
                  id,
                  label: CATEGORY_WORDS[id],
                  panel: <Grid of={all.filter(({ category }) => category === id)} onOpen={setOpen} />,
                })),
              ]}
            />
          )}
        </section>
        <section
          aria-labelledby="consultation"
          data-booking
          className="flex flex-wrap items-center justify-between gap-4 rounded-xl border border-gold bg-gold-soft p-(--inset) sm:p-6"
        >
          <div className="min-w-0">
            <h2 id="consultation" className="text-xl sm:text-2xl">
              Book Your Consultation
            </h2>
            <p className="mt-1 text-ink-2">
              {data && all.length === 0
                ? 'Nobody can give one at the moment. Please look again in a few days.'
                : textsOf(texts, 'counselling-banner')[0]?.text}
            </p>
          </div>
          <Button
            className="max-sm:w-full"
            disabled={all.length === 0}
            onClick={() => setOpen({ what: 'consultation' })}
          >
            Book Your Consultation
          </Button>
        </section>
      </div>
      {phone && all.length > 0 && (
        <FloatingBook label="Book" beside={page} avoids="[data-booking]" onBook={() => book()} />
      )}
      {shown && <ExpertModal counsellor={shown} onBook={() => book(shown.id)} onClose={close} />}
      {open?.what === 'consultation' && (
        <ConsultationModal
          texts={texts}
          onBook={() => setOpen({ what: 'booking', kind: 'consultation' })}
          onClose={close}
        />
      )}
      {open?.what === 'booking' &&
        renderBooking({
          counsellors: all,
          chosen: open.chosen,
          kind: open.kind,
          onBooked: close,
          onClose: close,
        })}
    </div>
  );
}

type GridProps = { of: readonly Counsellor[]; onOpen: (open: Open) => void };

function Grid({ of, onOpen }: GridProps) {
  if (of.length === 0) return <p className="text-ink-2">Nobody of this kind at the moment.</p>;
  return (
    <ul aria-label="Experts" className="grid gap-4 *:min-w-0 lg:grid-cols-2">
      {of.map((counsellor) => (
        <ExpertCard
          key={counsellor.id}
          counsellor={counsellor}
          onOpen={() => onOpen({ what: 'expert', id: counsellor.id })}
        />
      ))}
    </ul>
  );
}
