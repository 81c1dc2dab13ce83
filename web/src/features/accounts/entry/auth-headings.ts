// The side heading of the auth screen, by mode (spec 2); whoever has just deleted their account is said farewell.
import type { AuthForm, AuthProvider } from '@ijeuwa/contract/entry';
import { formatDate } from '#ui/format.ts';

const HEADINGS = {
  login: { heading: 'Welcome Back', intro: 'Good to see you. Somebody may have written.' },
  signup: {
    heading: 'Find Your Perfect Match',
    intro: 'For adults who wish to marry and want to be taken seriously.',
  },
};

const PROVIDERS: Record<AuthProvider, { name: string; intro: string }> = {
  google: { name: 'Google', intro: 'No new password to remember.' },
  phone: { name: 'phone', intro: 'We send you a code; no password is needed.' },
};

type Side = { form: AuthForm; provider: AuthProvider | undefined; left?: string };

export const headingOf = ({ form, provider, left }: Side) => {
  if (left && form === 'login' && !provider)
    return {
      heading: 'Farewell',
      intro: `Your account is deleted, and nobody sees you any more. Until ${formatDate(left)} you can sign in here and return; then everything is erased.`,
    };
  if (!provider) return HEADINGS[form];
  const { name, intro } = PROVIDERS[provider];
  return { heading: `${form === 'signup' ? 'Sign up' : 'Login'} with ${name}`, intro };
};
