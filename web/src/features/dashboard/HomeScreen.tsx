// /homepage: the start of the search, the services that exist, and the wedding partners.

import { type ReactNode, useState } from 'react';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useMember } from '#platform/session.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMatchStatus } from './dashboard.queries.ts';
import { ServiceTiles } from './ServiceTiles.tsx';
import { TrackMatchModal } from './TrackMatchModal.tsx';

/** The partners are another room's. */
export function HomeScreen({ partners }: { partners?: ReactNode }) {
  return (
    <div className="flex flex-col">
      <title>{`${places.home.name} · Ijeuwa`}</title>
      <section className="bg-wine-fill text-on-fill">
        <div className="page-edges grid max-w-(--page-width) items-center gap-6 py-10 sm:grid-cols-[1fr_auto] sm:py-14">
          <div className="flex min-w-0 flex-col items-start gap-4">
            <h1 className="text-[min(2.25rem,13vw)] sm:text-5xl">{places.home.heading}</h1>
            <p className="max-w-md text-on-fill-2 sm:text-lg">
              Marriage is a journey. Begin it with someone who is going your way.
            </p>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <Start />
              <a
                href={paths.learnMore}
                aria-label="Learn More: how Ijeuwa works"
                className="py-2.5 font-semibold underline underline-offset-4"
              >
                Learn More
              </a>
            </div>
          </div>
          <img
            src="/drawn/adaobi.svg"
            alt=""
            width={224}
            height={280}
            className="hidden w-56 rounded-t-[7rem] rounded-b-2xl border-4 border-on-fill object-cover sm:block"
          />
        </div>
        <AsoOkeBand />
      </section>
      <ServiceTiles />
      {partners}
    </div>
  );
}

function Start() {
  const user = useMember();
  const { data, error, isPending, isFetching, refetch } = useMatchStatus();
  const [asking, setAsking] = useState(false);
  if (isPending)
    return (
      <Button variant="light" disabled>
        Loading...
      </Button>
    );
  if (!data)
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{error?.message}</p>
        <Button variant="light" busy={isFetching} busyText="Trying..." onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (data.card !== 'active')
    return (
      <ButtonLink to={paths.gettingStarted} state={{ user }} variant="light">
        Start Matching
      </ButtonLink>
    );
  return (
    <>
      <Button variant="light" onClick={() => setAsking(true)}>
        Awaiting Match
      </Button>
      <TrackMatchModal
        open={asking}
        onClose={() => setAsking(false)}
        title="Ready to Find Your Match?"
        text="Your card is active. See who viewed you, who liked you, and who may fit."
      />
    </>
  );
}
