// What the address of the auth screen says: which form, which way of signing in, and where to go after.
import { useSearchParams } from 'react-router';
import { returnTo } from '#platform/paths.ts';

export type AuthForm = 'login' | 'signup';
export type AuthProvider = 'google' | 'phone';

export const useAuthPlace = () => {
  const [search, setSearch] = useSearchParams();
  const provider = search.get('with');
  const change = (name: string, value: string | undefined) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.delete('social');
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  return {
    form: (search.get('mode') === 'signup' ? 'signup' : 'login') as AuthForm,
    provider: provider === 'google' || provider === 'phone' ? (provider as AuthProvider) : undefined,
    social: search.get('social') ?? undefined,
    verify: search.get('verify') ?? undefined,
    to: returnTo(`?${search}`),
    show: (form: AuthForm) => change('mode', form === 'signup' ? 'signup' : undefined),
    use: (chosen: AuthProvider | undefined) => change('with', chosen),
  };
};
export type AuthPlace = ReturnType<typeof useAuthPlace>;
