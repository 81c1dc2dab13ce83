// The plan that somebody chose on an open page: carried in the address, and kept in this tab while they sign up and make their profile.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { drop, keep, read } from '#platform/kept-here.ts';

const KEPT = 'wantedPlan';
const NAMED = 'plan';

/** The same address with the plan, so that it is still there after the next step. */
export const withPlan = (path: string, plan: string | undefined): string =>
  plan ? `${path}?${new URLSearchParams({ [NAMED]: plan })}` : path;

export const useWantedPlan = (): string | undefined => {
  const [search] = useSearchParams();
  const named = search.get(NAMED) ?? undefined;
  const [kept] = useState(() => (named ? keepPlan(named) : read(KEPT)));
  return named ?? kept;
};

/** Once something was bought or is tried, nothing is wanted any more. */
export const forgetWantedPlan = (): void => drop(KEPT);

function keepPlan(plan: string): string {
  keep(KEPT, plan);
  return plan;
}
