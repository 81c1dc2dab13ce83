// Whoever has sessions of a plan left books the next of them: which it is at the chosen time, and that nothing is to be paid.
import type { SessionCredits } from '@ijeuwa/contract/schedule';
import { takenNext } from '@ijeuwa/contract/sessions-left';
import { Notice } from '#ui/Notice.tsx';
import { useSessionCredits } from '../schedule.queries.ts';

/** Of several that last until then, the one that ends first is taken from. */
const nextOf = (credits: SessionCredits, startsAt: string | undefined): string | undefined => {
  const plan = takenNext(credits, 'session', startsAt || new Date().toISOString());
  if (!plan) return undefined;
  const { title, sessions, left } = plan;
  if (sessions === 1) return `${title}: nothing to pay.`;
  return `Session ${Math.max(1, sessions - left + 1)} of ${sessions} of your ${title}: nothing to pay.`;
};

/** `startsAt`: the time that is chosen; none yet where it is not there. */
export function PlanNotice({ startsAt }: { startsAt?: string }) {
  const { data } = useSessionCredits();
  const next = data && nextOf(data, startsAt);
  return next ? <Notice tone="success" title={next} /> : null;
}
