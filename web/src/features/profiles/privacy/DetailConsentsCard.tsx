// What the member added of their own accord, each under a consent of its own, which ends where the detail is taken off.
import { DETAIL_PURPOSES, DETAILS, type DetailName } from '@ijeuwa/contract/details';
import type { Consent } from '@ijeuwa/contract/profiles';
import { Link } from 'react-router';
import { places } from '#platform/places.ts';
import { Card } from '#ui/Card.tsx';
import { formatDate } from '#ui/format.ts';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { useConsents } from '../profiles.queries.ts';

/** In full: here no value beside it says what is meant. */
const IN_FULL: Record<DetailName, string> = {
  ethnicGroup: 'Ethnic group or people',
  languages: 'Languages you speak',
  denomination: 'Church, or way of your faith',
  practice: 'How much faith fills your life',
  height: 'Height',
  smoking: 'Whether you smoke',
  drinking: 'Whether you drink',
  relocation: 'Whether you would move',
  previousMarriages: 'Earlier marriages',
  childrenHoped: 'Children you hope for',
  futureHome: 'Where you would like to live',
};

export function DetailConsentsCard() {
  const { data, error, isFetching, refetch } = useConsents();
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h3 className="text-lg">Details that I added</h3>
      {data && <Living consents={data.consents} />}
      {!data && error && (
        <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonText />}
    </Card>
  );
}

function Living({ consents }: { consents: readonly Consent[] }) {
  const living = DETAILS.flatMap((name) => {
    const consent = consents.find((one) => one.purpose === DETAIL_PURPOSES[name] && !one.withdrawnAt);
    return consent ? [{ label: IN_FULL[name], givenAt: consent.givenAt }] : [];
  });
  return (
    <>
      {living.length > 0 && (
        <ul className="flex flex-col gap-1 text-ink-2">
          {living.map(({ label, givenAt }) => (
            <li key={label} className="flex flex-wrap justify-between gap-x-2 text-sm">
              <span className="text-ink">{label}</span>{' '}
              <span>
                <span className="sr-only">since </span>
                {formatDate(givenAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-2">
        {living.length > 0
          ? 'You agreed to each one by itself. To take one back, remove it from your profile, and we erase it at once:'
          : 'You have added none. You agree to each one by itself, when you add it on'}{' '}
        <Link to={places.profile.to} className="font-semibold text-wine underline">
          {places.profile.name}
        </Link>
        .
      </p>
    </>
  );
}
