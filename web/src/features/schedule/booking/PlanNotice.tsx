// Whoever has sessions of a plan left books the next of them: which it is, and that nothing is to be paid.
import type { SessionCredits } from '@ijeuwa/contract/schedule';
import { Notice } from '#ui/Notice.tsx';
import { useSessionCredits } from '../schedule.queries.ts';

/** Of several, the one that ends first is taken from. */
const nextOf = ({ plans }: SessionCredits): string | undefined => {
  const plan = plans.find(
    ({ kind, left, usableUntil }) => kind === 'session' && left > 0 && Date.parse(usableUntil) > Date.now(),
  );
  if (!plan) return undefined;
  const { title, sessions, left } = plan;
  if (sessions === 1) return `${title}: nothing to pay.`;
  return `Session ${Math.max(1, sessions - left + 1)} of ${sessions} of your ${title}: nothing to pay.`;
};

export function PlanNotice() {
  const { data } = useSessionCredits();
  const next = data && nextOf(data);
  return next ? <Notice tone="success" title={next} /> : null;
}
