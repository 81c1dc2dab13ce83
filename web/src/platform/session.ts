// Who is signed in: asked once at the start, kept as a cache of the server's truth (spec 3: key authUser).
import { type AuthUser, findMe } from '@ijeuwa/contract/accounts';
import { AUTH_PAGE, isBackOffice, isForVisitorsAlone } from '@ijeuwa/contract/entry';
import { keepZone } from '@ijeuwa/contract/zones';
import { useSyncExternalStore } from 'react';
import { asApiError, call } from './api.ts';
import { drop, forgetMember, keepFor, read, keep as write } from './kept-here.ts';
import { queryClient } from './queries.ts';
import { showTo } from './shown-to.ts';
import { zoneHere } from './zone-here.ts';

type SessionState = {
  checkingAuth: boolean;
  user: AuthUser | undefined;
  /** Somebody was signed in here, and it was not they who ended it in this browser. */
  ended?: boolean;
  /** Nobody answered who it is: whom this browser knows is kept meanwhile. */
  unchecked?: boolean;
};

const KEPT = 'authUser';
let state: SessionState = { checkingAuth: true, user: undefined };
const listeners = new Set<() => void>();

const change = (next: SessionState): void => {
  state = next;
  showTo(next.user?._id);
  for (const tell of listeners) tell();
};

const keep = (user: AuthUser | undefined): void => {
  if (user) write(KEPT, JSON.stringify(user));
  else drop(KEPT);
};

const kept = (): AuthUser | undefined => {
  try {
    return JSON.parse(read(KEPT) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Another tab of this browser has signed somebody else in meanwhile. */
export const isSomebodyElses = (memberId: string): boolean => {
  const user = kept();
  return user !== undefined && user._id !== memberId;
};

export const signedInAs = (user: AuthUser): void => {
  keepFor(user._id);
  keep(user);
  change({ checkingAuth: false, user });
};

const leave = (mayReturn: boolean): void => {
  forgetMember((state.user ?? kept()) !== undefined, mayReturn);
  // One that was spoilt is no member's, and goes too.
  keep(undefined);
  queryClient.clear();
  change({ checkingAuth: false, user: undefined });
};

/** Nothing of the member stays on this device. */
export const signedOut = (): void => leave(false);

/** The session was ended on another device, by its owner or by us, or is too old. */
export const signedOutElsewhere = (): void => {
  const ended = (state.user ?? kept()) !== undefined;
  leave(true);
  if (ended) change({ ...state, ended });
};

/** Mails tell days and times as this device does; where it cannot be told now, it is at the next start. */
const tellZone = async ({ zone: known }: AuthUser): Promise<void> => {
  const zone = zoneHere();
  if (zone && zone !== known) await call(keepZone, { body: { zone } }).catch(() => {});
};

/** Each time after twice as long, and at least after half of it: not all tabs ask at once when the server is back. */
const CHECK_AGAIN_MS = { first: 5000, most: 60_000 };
let checkAgainMs = CHECK_AGAIN_MS.first;
let checkAgain: ReturnType<typeof setTimeout> | undefined;

/**
 * Spec 4: checkingAuth is true until the check ends; a failed check clears the stored user. Decisions, "session check
 * fails": where no answer came the cache serves, the screen says so, and it is asked again until one comes.
 */
const checkSession = (): Promise<void> => {
  clearTimeout(checkAgain);
  return call(findMe, {}).then(
    ({ user }) => {
      signedInAs(user);
      void tellZone(user);
    },
    (error) => {
      const { code } = asApiError(error);
      // What is kept here is theirs who has signed in meanwhile; the page is shown no more.
      if (code === 'another_account') return;
      const known = code === 'offline' || code === 'unavailable' ? kept() : undefined;
      if (!known) return signedOutElsewhere();
      if (!state.unchecked) {
        checkAgainMs = CHECK_AGAIN_MS.first;
        change({ checkingAuth: false, user: known, unchecked: true });
      }
      const wait = checkAgainMs * (0.5 + Math.random() / 2);
      checkAgain = setTimeout(() => state.unchecked && checkSession(), wait);
      checkAgainMs = Math.min(CHECK_AGAIN_MS.most, 2 * checkAgainMs);
    },
  );
};

/** The server looked before it wrote the form to sign in: nobody is asked for what a visitor cannot have. */
const isShownToVisitor = (): boolean => {
  const { pathname, search } = window.location;
  return (
    pathname.replace(/\/$/, '') === AUTH_PAGE &&
    isForVisitorsAlone(new URLSearchParams(search)) &&
    document.querySelector('main form') !== null
  );
};

/** At the start of the application, before anything of it is drawn. */
export const startSession = async (): Promise<void> => {
  // There nobody is a member; whoever of them this browser knows stays known.
  if (isBackOffice(window.location.pathname)) change({ checkingAuth: false, user: undefined });
  else if (isShownToVisitor()) leave(true);
  else await checkSession();
};

/** Asks again who I am, after something about me has changed. */
export const renewUser = async (): Promise<void> => {
  const { user } = await call(findMe, {});
  signedInAs(user);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const snapshot = () => state;
const serverState: SessionState = { checkingAuth: true, user: undefined };

export const useSession = (): SessionState => useSyncExternalStore(subscribe, snapshot, () => serverState);

/** The member, on a screen that only members reach. */
export const useMember = (): AuthUser => {
  const { user } = useSession();
  if (!user) throw new Error('this screen is for members');
  return user;
};
