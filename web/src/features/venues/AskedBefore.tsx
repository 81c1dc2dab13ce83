// At the top of a page of venues or services, for whoever has asked a planner: how many are answered, and the way down to them.
import { Link } from 'react-router';
import { answeredWords } from './enquiry-words.ts';
import { ENQUIRIES_ID } from './useShownByHash.ts';
import { useOwnPlanning } from './venues.queries.ts';

export function AskedBefore() {
  const { data } = useOwnPlanning();
  if (!data || data.enquiries.length === 0) return null;
  return (
    <p className="text-ink-2">
      {answeredWords(data.enquiries)}{' '}
      <Link
        to={{ hash: ENQUIRIES_ID }}
        className="inline-block py-2.5 -my-2.5 font-semibold text-wine underline"
      >
        See your enquiries
      </Link>
    </p>
  );
}
