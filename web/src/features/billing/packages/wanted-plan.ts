// The plan that somebody chose on an open page: carried in the address, and kept in this tab while they sign up and make their profile.
import { useState } from 'react';
import { useSearchParams } from 'react-router';

const KEPT = 'wantedPlan';
const NAMED = 'plan';

/** The same address with the plan, so that it is still there after the next step. */
export const withPlan = (path: string, plan: string | undefined): string =>
  plan ? `${path}?${new URLSearchParams({ [NAMED]: plan })}` : path;

export const useWantedPlan = (): string | undefined => {
  const [search] = useSearchParams();
  const named = search.get(NAMED) ?? undefined;
  const [kept] = useState(() => (named ? keep(named) : read()));
  return named ?? kept;
};

/** Once something was bought or is tried, nothing is wanted any more. */
export const forgetWantedPlan = (): void => {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};

function keep(plan: string): string {
  try {
    sessionStorage.setItem(KEPT, plan);
  } catch {
    // The address alone carries it then.
  }
  return plan;
}

function read(): string | undefined {
  try {
    return sessionStorage.getItem(KEPT) ?? undefined;
  } catch {
    return undefined;
  }
}
