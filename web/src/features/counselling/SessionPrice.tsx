// What a session with a counsellor costs this member: its price, or nothing where sessions of a plan are left.
import type { Counsellor } from '@ijeuwa/contract/counselling';
import { findSessionCredits } from '@ijeuwa/contract/schedule';
import { takenNext } from '@ijeuwa/contract/sessions-left';
import { useRead } from '#platform/queries.ts';
import { dollarsOf, nairaOf, PER_SESSION } from './fee.ts';

/** `then`: what follows it in the line. */
export function SessionPrice({ of, then = '' }: { of: Counsellor; then?: string }) {
  const { data: credits } = useRead(findSessionCredits, {});
  const next = credits && takenNext(credits, 'session');
  if (next)
    return (
      <strong>
        Nothing to pay: {next.isRepeat ? 'the session that is repeated free' : 'a session of your plan'}
      </strong>
    );
  return (
    <>
      <strong className="tabular-nums">{nairaOf(of)}</strong>{' '}
      <span className="text-sm text-ink-2 tabular-nums">
        (about {dollarsOf(of)}) {PER_SESSION}
        {then}
      </span>
    </>
  );
}
