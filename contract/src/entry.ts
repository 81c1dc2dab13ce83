// What the addresses of signing in say, and which of them are written out as pages with their form in them.
import { isSitePath } from './site-path.ts';

export type AuthForm = 'login' | 'signup';
export type AuthProvider = 'google' | 'phone';
export type SocialOutcome = 'cancelled' | 'failed' | 'suspended' | 'complete';

export const AUTH_PAGE = '/auth';
export const PASSWORD_PAGE = '/forgot-password';
/** Where whoever signed in goes that wanted nothing else. */
export const SIGNED_IN_PAGE = '/dashboard';
/** The door of the back office, and what lies behind it. */
export const isBackOffice = (path: string): boolean => /^\/staff(\/|$)/.test(path);
/** On the page itself, where a browser came to that door without a session of staff: it need not ask for one. */
export const NOBODY_OF_STAFF = 'data-nobody-of-staff';
/** On the page itself, where the product is the demonstration: what says so stands there from the first. */
export const IS_DEMONSTRATION = 'data-is-demonstration';
/** What a form without script is told when fields are wrong; each has its own words beside it. */
export const CHECK_FIELDS = 'Please check the fields that are marked.';
/** Spec 8: what a failure without words of its own is called at these forms. */
export const LOGIN_FAILED = 'Login failed. Please try again.';
export const RESET_FAILED = 'Failed to send reset email. Try again.';

const oneOf = <T extends string>(value: string | null, known: readonly T[]): T | undefined =>
  known.find((one) => one === value);

/** Where to go after signing in; only an address of ours. */
export const wantedAfter = (search: URLSearchParams): string | undefined => {
  const to = search.get('to');
  return to && isSitePath(to) ? to : undefined;
};

/** A moment, spelled as we spell it: nobody else's words come onto the page by an address. */
const momentIn = (value: string | null): string | undefined =>
  value && /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** Where whoever has deleted their account is said farewell. */
export const farewellPage = (until: string): string => address(AUTH_PAGE, { left: until });

export const readAuthAddress = (search: URLSearchParams) => ({
  form: oneOf<AuthForm>(search.get('mode'), ['signup']) ?? 'login',
  provider: oneOf<AuthProvider>(search.get('with'), ['google', 'phone']),
  social: oneOf<SocialOutcome>(search.get('social'), ['cancelled', 'failed', 'suspended', 'complete']),
  verify: search.get('verify') || undefined,
  /** Another address of the account: the link that went to the new one, and that which went to the old one. */
  newEmail: search.get('newEmail') || undefined,
  oldEmail: search.get('oldEmail') || undefined,
  /** The account was just deleted; until then one can return. */
  left: momentIn(search.get('left')),
  to: wantedAfter(search),
});

/** `done`: what the form before has brought about. */
export const readPasswordAddress = (search: URLSearchParams) => ({
  token: search.get('token') || undefined,
  done: oneOf(search.get('done'), ['sent', 'saved'] as const),
});

const address = (path: string, parts: Record<string, string | undefined>): string => {
  const given = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

const authPageOf = (search: URLSearchParams): string | undefined => {
  const { form, provider, social, verify, newEmail, oldEmail, left } = readAuthAddress(search);
  if (verify || newEmail || oldEmail || left || provider === 'phone' || social === 'complete')
    return undefined;
  return address(AUTH_PAGE, { mode: form === 'signup' ? form : undefined, with: provider, social });
};

const passwordPageOf = (search: URLSearchParams): string => {
  const { token, done } = readPasswordAddress(search);
  return address(PASSWORD_PAGE, { token: done || !token ? undefined : 'given', done });
};

/** The open page that an address shows; undefined where it takes the application itself. */
export const entryPageOf = (path: string, search: URLSearchParams): string | undefined => {
  if (path === AUTH_PAGE) return authPageOf(search);
  return path === PASSWORD_PAGE ? passwordPageOf(search) : undefined;
};

/** Every page that entryPageOf can name. */
export const ENTRY_PAGES: readonly string[] = [
  ...[undefined, 'signup'].flatMap((mode) => [
    address(AUTH_PAGE, { mode }),
    address(AUTH_PAGE, { mode, with: 'google' }),
    ...['cancelled', 'failed', 'suspended'].flatMap((social) => [
      address(AUTH_PAGE, { mode, social }),
      address(AUTH_PAGE, { mode, with: 'google', social }),
    ]),
  ]),
  address(PASSWORD_PAGE, {}),
  address(PASSWORD_PAGE, { token: 'given' }),
  address(PASSWORD_PAGE, { done: 'sent' }),
  address(PASSWORD_PAGE, { done: 'saved' }),
];

/** What a link of a mail, or a sign-in that is not finished, has to do on the screen itself: whoever is signed in stays. */
const OWN_BUSINESS = ['verify', 'newEmail', 'oldEmail', 'social'];
/** Spec 2: from every other address of /auth the server leads whoever is signed in away. */
export const isForVisitorsAlone = (search: URLSearchParams): boolean =>
  !OWN_BUSINESS.some((one) => search.has(one));
