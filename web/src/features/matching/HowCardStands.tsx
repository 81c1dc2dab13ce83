// What decides who sees a member and whom they see, as it is now, and what they can do about it.
import type { MatchStatus } from '@ijeuwa/contract/matching';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { useMember } from '#platform/session.ts';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { useStatus } from './matching.queries.ts';
import { ShowCardButton } from './ShowCardButton.tsx';

type Line = { text: string; way?: ReactNode };

const complete: Line = {
  text: 'Your profile is not complete, so nobody sees you and you see nobody.',
  way: <SectionLink to={paths.gettingStarted}>Complete your profile</SectionLink>,
};
const OF_CARD: Record<NonNullable<MatchStatus['card']>, Line> = {
  active: { text: 'Your card is shown to everybody who fits both ways.' },
  paused: { text: 'Your card is paused: nobody new sees you.', way: <ShowCardButton size="sm" /> },
  pending: { text: 'Our staff still review your card; nobody sees it until then.' },
  draft: { text: 'Your card is not shown yet.', way: <ShowCardButton size="sm" /> },
  suspended: { text: 'Our staff have stopped your card. Their message says why.' },
};
const PRIVATE: Line = {
  text: 'Your profile is Private: only people you like see your card.',
  way: <SectionLink to={paths.privacy}>Who sees me</SectionLink>,
};
const PACKAGE: Line = {
  text: 'A like needs a package; looking and passing do not.',
  way: <SectionLink to={paths.billingProcess}>Choose a package</SectionLink>,
};
const UNCONFIRMED: Line = {
  text: 'Your email is not confirmed, so we cannot write to you when somebody likes you.',
};

const waitingFor = (people: number): string => {
  if (people === 0) return 'Nobody waits in your deck at the moment.';
  if (people === 1) return 'One person waits in your deck for your answer.';
  return `${people} people wait in your deck for your answer.`;
};

const linesOf = (
  { card, likeNeeds, potentialMatches }: MatchStatus,
  {
    isPrivate,
    profileSubmitted,
    emailVerified,
  }: Record<'isPrivate' | 'profileSubmitted' | 'emailVerified', boolean>,
): Line[] => {
  const own = !profileSubmitted || card === null ? complete : OF_CARD[card];
  const waiting = { text: waitingFor(potentialMatches) };
  return [
    own,
    ...(isPrivate && card === 'active' ? [PRIVATE] : []),
    ...(likeNeeds === 'package' ? [PACKAGE] : []),
    ...(emailVerified ? [] : [UNCONFIRMED]),
    ...(profileSubmitted ? [waiting] : []),
  ];
};

export function HowCardStands({ isPrivate }: { isPrivate: boolean }) {
  const { profileSubmitted, emailVerified } = useMember();
  const { data, error, isFetching, refetch } = useStatus();
  return (
    <section aria-labelledby="card-stands" className="flex flex-col gap-2">
      <h2 id="card-stands" className="text-xl">
        How your card is doing
      </h2>
      {data && (
        <ul className="marks-diamond flex flex-col gap-1">
          {linesOf(data, { isPrivate, profileSubmitted, emailVerified }).map(({ text, way }) => (
            <li key={text}>
              {text} {way}
            </li>
          ))}
        </ul>
      )}
      {!data && error && (
        <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonText lines={2} label="Looking at your card..." />}
    </section>
  );
}
