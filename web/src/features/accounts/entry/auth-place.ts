// What the address of the auth screen says, and the addresses of its other sides.
import { type AuthForm, type AuthProvider, readAuthAddress } from '@ijeuwa/contract/entry';
import { useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';

type Side = { form: AuthForm; provider?: AuthProvider };

export const useAuthPlace = () => {
  const [search] = useSearchParams();
  /** Another side of this screen, leading on to the same place. */
  const addressOf = ({ form, provider }: Side): string => {
    const next = new URLSearchParams(search);
    for (const name of ['social', 'mode', 'with', 'left']) next.delete(name);
    if (form === 'signup') next.set('mode', form);
    if (provider) next.set('with', provider);
    return next.size > 0 ? `${paths.auth}?${next}` : paths.auth;
  };
  const place = readAuthAddress(search);
  return { ...place, plan: planIn(place.to), addressOf };
};

/** The plan that waits where this screen leads on to. */
const planIn = (to: string | undefined): string | undefined =>
  to ? (new URLSearchParams(to.split('?')[1]).get('plan') ?? undefined) : undefined;

export type AuthPlace = ReturnType<typeof useAuthPlace>;
