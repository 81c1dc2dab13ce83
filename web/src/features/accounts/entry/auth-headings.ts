// The side heading of the auth screen, by mode (spec 2).
import type { AuthForm, AuthProvider } from '@ijeuwa/contract/entry';

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

export const headingOf = ({ form, provider }: { form: AuthForm; provider: AuthProvider | undefined }) => {
  if (!provider) return HEADINGS[form];
  const { name, intro } = PROVIDERS[provider];
  return { heading: `${form === 'signup' ? 'Sign up' : 'Login'} with ${name}`, intro };
};
