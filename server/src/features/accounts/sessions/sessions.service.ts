// Opening, finding and ending sessions; an end takes effect at once on HTTP, sockets and photo addresses.

import type { MemberSession } from '@ijeuwa/contract/accounts';
import { SESSION_MOST_DAYS } from '@ijeuwa/contract/ways';
import { notFound } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { AskedBy, Values, ViewerRead } from '#platform/database/viewer-read.ts';
import { gather, gatherApart } from '#platform/gather.ts';
import type { DeedOf, FoundViewer, Viewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import { hashToken, randomToken } from '#platform/sealing.ts';
import { beginSignInEpoch, lockMember, type MemberRow } from '../accounts.repository.ts';
import { deviceName, mayEnter } from '../accounts.rules.ts';
import { removeOpenLinks } from '../links/links.repository.ts';
import * as sessions from './sessions.repository.ts';

export type SessionsNeeds = { db: Database; clock: Clock; live: Live; memberChanged: MemberChanged };
export type OpenedSession = { token: string; remember: boolean };

const REMEMBERED_MS = 30 * DAY_MS;
const UNREMEMBERED_MS = DAY_MS;
/** However often it is used: a cookie that was copied ends too. */
const WHOLE_MS = SESSION_MOST_DAYS * DAY_MS;
/** Being here is written down at most once a minute. */
const TOUCH_MS = MINUTE_MS;

export const makeSessions = ({ db, clock, live, memberChanged }: SessionsNeeds) => {
  const lifetime = (remember: boolean) => (remember ? REMEMBERED_MS : UNREMEMBERED_MS);
  const endIfThere = async (viewer: Viewer, id: string): Promise<boolean> => {
    const ended = await sessions.removeSession(db, viewer.memberId, id);
    if (ended) live.disconnect(viewer.memberId, id);
    return ended;
  };
  const open = async (
    tx: Queryable,
    memberId: string,
    device: string,
    remember: boolean,
  ): Promise<OpenedSession> => {
    const token = randomToken();
    const now = clock.now();
    await sessions.saveSession(tx, {
      tokenHash: hashToken(token),
      memberId,
      device: deviceName(device),
      remember,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: later(now, lifetime(remember)),
    });
    return { token, remember };
  };
  const findLive = gather<string, sessions.LiveSession | undefined>({
    doAll: (hashes) => sessions.listLiveSessionsOf(db, hashes, clock.now()),
  });
  const letIn = async (found: sessions.LiveSession, now: Date): Promise<FoundViewer> => {
    const { id, memberId, lastSeenAt, remember, owesForm, isLeaving } = found;
    if (now.getTime() - lastSeenAt.getTime() > TOUCH_MS)
      await sessions.touchSession(db, id, memberId, now, { idleMs: lifetime(remember), wholeMs: WHOLE_MS });
    return { memberId, sessionId: id, owesForm, isLeaving };
  };
  const findByHash = async (tokenHash: string): Promise<FoundViewer | undefined> => {
    const found = await findLive(tokenHash);
    return found && letIn(found, clock.now());
  };
  const writingOf = <V extends Values, Row extends object>({ write, shared, keysOf }: DeedOf<V, Row>) => {
    const askAll = sessions.listLiveSessionsWith(write);
    const ask = gatherApart(
      (asked: readonly AskedBy<V>[]) => askAll(db, asked, clock.now(), shared()),
      ({ tokenHash, values }) => [tokenHash, ...keysOf(values)],
    );
    return async (tokenHash: string, values: V) => {
      const found = await ask({ tokenHash, values });
      if (!found) return undefined;
      const viewer = await letIn(found.gate, clock.now());
      return { viewer, rows: found.read() };
    };
  };
  /** Each deed has one queue, whichever ways lead to it. */
  const writings = new WeakMap<object, unknown>();
  /** Another address that was asked for may have been asked for by whoever is out from now on. */
  const beginEpoch = async (tx: Queryable, memberId: string): Promise<void> => {
    await beginSignInEpoch(tx, memberId);
    await removeOpenLinks(tx, memberId, 'new_email');
  };
  const endOthersIn = async (tx: Queryable, viewer: Viewer): Promise<{ id: string }[]> => {
    await beginEpoch(tx, viewer.memberId);
    const gone = await sessions.removeOtherSessions(tx, viewer.memberId, viewer.sessionId);
    await memberChanged(tx, viewer.memberId, 'recovered');
    return gone;
  };
  const closeAll = async (tx: Queryable, memberId: string): Promise<void> => {
    await beginEpoch(tx, memberId);
    await sessions.removeAllSessions(tx, memberId);
  };
  const cut = (memberId: string, gone: readonly { id: string }[]): void => {
    for (const { id } of gone) live.disconnect(memberId, id);
  };
  return {
    open,

    /**
     * What was verified a moment ago is looked at again under the lock of the account: a sign-in that crosses a reset
     * opens nothing. Verifying a password takes too long to hold the lock meanwhile.
     */
    openIfStill: (
      memberId: string,
      still: (now: MemberRow) => boolean,
      device: string,
      remember: boolean,
    ): Promise<OpenedSession | undefined> =>
      db.transaction(async (tx) => {
        const locked = await lockMember(tx, memberId);
        if (!locked || !mayEnter(locked.status) || !still(locked)) return undefined;
        return open(tx, memberId, device, remember);
      }),

    findViewer: (token: string): Promise<FoundViewer | undefined> => findByHash(hashToken(token)),
    findByHash,

    /** The viewer, and in the same statement what they ask for; whoever asks the same at that moment goes with it. */
    reading<V extends Record<string, unknown>, Row extends object>(read: ViewerRead<V, Row>) {
      const askAll = sessions.listLiveSessionsWith(read);
      const ask = gatherApart((asked: readonly AskedBy<V>[]) => askAll(db, asked, clock.now()));
      return async (tokenHash: string, values: V) => {
        const found = await ask({ tokenHash, values });
        if (!found) return undefined;
        const viewer = await letIn(found.gate, clock.now());
        return { viewer, rows: found.read() };
      };
    },

    /** The same for a deed; of two with a key in common the later goes later, and of one session too. */
    writing<V extends Values, Row extends object>(deed: DeedOf<V, Row>) {
      const known = writings.get(deed) as ReturnType<typeof writingOf<V, Row>> | undefined;
      const asks = known ?? writingOf(deed);
      writings.set(deed, asks);
      return asks;
    },

    async list(viewer: Viewer): Promise<{ sessions: MemberSession[] }> {
      const rows = await sessions.listLiveSessions(db, viewer.memberId, clock.now());
      return {
        sessions: rows.map((row) => ({
          _id: row.id,
          device: row.device,
          createdAt: row.createdAt.toISOString(),
          lastSeenAt: row.lastSeenAt.toISOString(),
          current: row.id === viewer.sessionId,
        })),
      };
    },

    async end(viewer: Viewer, id: string): Promise<void> {
      if (!(await endIfThere(viewer, id))) throw notFound('This device');
    },

    endIfThere,

    /** Whoever holds the cookie; a cookie that opens nothing ends nothing. */
    async endHeldBy(token: string): Promise<void> {
      const gone = await sessions.removeSessionHeldBy(db, hashToken(token));
      if (gone) live.disconnect(gone.memberId, gone.id);
    },

    async endOthers(viewer: Viewer): Promise<void> {
      cut(viewer.memberId, await db.transaction((tx) => endOthersIn(tx, viewer)));
    },

    /** Inside a transaction; `cut` belongs after its commit. */
    endOthersIn,
    cut,

    /** Inside a transaction; `cutAll` belongs after its commit, or a screen could come back in between. */
    async endAll(tx: Queryable, memberId: string): Promise<void> {
      await closeAll(tx, memberId);
      await memberChanged(tx, memberId, 'recovered');
    },

    /** The same where the account itself is closed: its owner comes back to what they had. */
    closeAll,

    cutAll: (memberId: string): void => live.disconnect(memberId),
  };
};
export type Sessions = ReturnType<typeof makeSessions>;
