// /relationship-therapy: what it is and what it costs, a consultation, the plans, the assessment, and what of it is the member’s own.
import { type GuidanceText, textsOf } from '@ijeuwa/contract/guidance';
import { type ReactNode, useRef, useState } from 'react';
import { places } from '#platform/places.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { FloatingBook, WHERE_IT_FLOATS } from '#ui/FloatingBook.tsx';
import { SkeletonTiles } from '#ui/SkeletonTiles.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { useBooking } from './booking/useBooking.ts';
import type { Open, Opened, RenderPay, RenderTime } from './opened.ts';
import { OwnTherapy } from './own/OwnTherapy.tsx';
import { TherapyModals } from './TherapyModals.tsx';
import { TherapyTabs } from './TherapyTabs.tsx';
import { useConsultations, useOwnTherapy, useTexts, useTherapy } from './therapy.queries.ts';

const { name } = places.therapy;

type TherapyScreenProps = {
  pay: RenderPay;
  renderTime: RenderTime;
  /** The other of the couple, where the member is one of one. */
  partner?: { name: string };
  /** What became of a payment from which the member comes back. */
  returned?: (payAgain: (subjectId: string) => void) => ReactNode;
};

export function TherapyScreen({ pay, renderTime, partner, returned }: TherapyScreenProps) {
  const therapy = useTherapy();
  const read = useTexts();
  const texts = read.data?.texts;
  const failed = [therapy, read].find(({ data, error }) => !data && error);
  const own = useOwnTherapy();
  const [opened, setOpened] = useState<Opened>();
  const booking = useBooking({
    fee: therapy.data?.fee,
    partner,
    onBooked: (made, mailed) => setOpened({ dialog: 'booked', made, mailed }),
    onFailed: () => setOpened({ dialog: 'failed' }),
  });
  const open: Open = (next) => {
    if (next?.dialog === 'book' || next?.dialog === 'session') booking.begin(next.dialog);
    setOpened(next);
  };
  const appointments = useConsultations();
  const payAgain = (id: string) => {
    const quote = [...appointments, ...(own.data?.plans ?? [])].find((one) => one._id === id)?.quote;
    if (quote) open({ dialog: 'pay', quote });
  };
  const page = useRef<HTMLDivElement>(null);
  const waits = own.data?.assessments.some(({ insights }) => insights === null) ?? false;
  return (
    <div ref={page} className="flex flex-col">
      <title>{`${name} · Ijeuwa`}</title>
      <Hero texts={texts} there={therapy.data !== undefined && texts !== undefined} onOpen={open} />
      <div className="page-edges flex w-full max-w-(--page-width) flex-col gap-8 py-6 max-md:pb-24 sm:py-8">
        {returned?.(payAgain)}
        {/* There before anything stands in it: the floating button watches it from the first moment on. */}
        <div data-own className="flex flex-col gap-8 empty:hidden">
          {own.data && <OwnTherapy own={own.data} consultations={appointments} onOpen={open} />}
          {!own.data && own.error && (
            <SmallError
              message={`Your plans and sessions did not load. ${own.error.message}`}
              busy={own.isFetching}
              onRetry={() => void own.refetch()}
            />
          )}
        </div>
        {therapy.data && texts ? (
          <>
            <TherapyTabs texts={texts} waits={waits} onOpen={open} />
            <Ending texts={texts} onOpen={open} />
            <FloatingBook
              label="Book now"
              beside={page}
              avoids="[data-own], [role=tablist]"
              within={WHERE_IT_FLOATS}
              onBook={() => open({ dialog: 'book' })}
            />
            <TherapyModals
              opened={opened}
              onOpen={open}
              therapy={therapy.data}
              texts={texts}
              booking={booking}
              renderTime={renderTime}
              pay={pay}
            />
          </>
        ) : failed?.error ? (
          <ErrorState
            title="The plans did not load"
            message={failed.error.message}
            busy={failed.isFetching}
            onRetry={() => void failed.refetch()}
          />
        ) : (
          <SkeletonTiles />
        )}
      </div>
    </div>
  );
}

type HeroProps = { texts: readonly GuidanceText[] | undefined; there: boolean; onOpen: Open };

function Hero({ texts = [], there, onOpen }: HeroProps) {
  return (
    <section className="bg-wine-fill text-on-fill">
      <div className="page-edges flex max-w-(--page-width) flex-col items-start gap-4 py-9 sm:py-14">
        <h1 className="text-[min(2rem,11vw)] wrap-break-word sm:text-5xl">{name}</h1>
        {/* As high before it is there: what stands below does not jump. */}
        <p className="min-h-[4.5em] max-w-xl text-on-fill-2 sm:min-h-[3em] sm:text-lg">
          {textsOf(texts, 'therapy-hero')[0]?.text}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          <Button variant="light" disabled={!there} onClick={() => onOpen({ dialog: 'book' })}>
            Book a Consultation
          </Button>
          <Button disabled={!there} className="border-on-fill!" onClick={() => onOpen({ dialog: 'plans' })}>
            View Therapy Plans
          </Button>
        </div>
      </div>
      <AsoOkeBand />
    </section>
  );
}

function Ending({ texts, onOpen }: { texts: readonly GuidanceText[]; onOpen: Open }) {
  const words = textsOf(texts, 'therapy-ending')[0];
  return (
    <Card as="section" tone="quiet" className="flex flex-col items-center gap-4 py-8 text-center">
      {words && (
        <>
          <h2 className="text-2xl">{words.title}</h2>
          <p className="max-w-md text-balance text-ink-2">{words.text}</p>
        </>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => onOpen({ dialog: 'session' })}>Schedule a Session</Button>
        <Button variant="secondary" onClick={() => onOpen({ dialog: 'approach' })}>
          Learn More About Our Approach
        </Button>
      </div>
    </Card>
  );
}
