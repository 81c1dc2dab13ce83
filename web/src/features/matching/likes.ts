// Likes on their way: each waits three seconds and can be taken back, and is kept on the device until the server answers.
import { type Liking, SHOWN_MAX_MS } from '@ijeuwa/contract/likes';
import { type AcceptAnswer, acceptMatch, LIKE_WAITS_MS, likePart } from '@ijeuwa/contract/matching';
import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { type ApiError, asApiError, call, wordsOf } from '#platform/api.ts';
import { drop, keep, onForgotten, read } from '#platform/kept-here.ts';
import { signedOutElsewhere } from '#platform/session.ts';
import { feedback } from '#ui/feedback.ts';
import { renewAfterAnswer } from './matching.queries.ts';

type KeptLike = {
  /** Who likes whom. */
  member: string;
  id: string;
  /** When their card came onto the screen: what the member answered since elsewhere is newer than this like. */
  shownAt: number;
  leavesAt: number;
  /** What of the person's page it is for, and the note. */
  liking?: Liking;
  /** It may have reached the server, and is past being taken back. */
  left?: true;
};
type Hearer = {
  onAnswered: (answer: z.infer<typeof AcceptAnswer>) => void;
  onRefused: (error: ApiError) => void;
  /** No answer came; it is sent again by itself. */
  onKept: () => void;
};

const KEPT = 'likesOnTheirWay';
const RETRY_MS = 15_000;
const UNHEARD: Hearer = {
  onAnswered: () => undefined,
  onRefused: (error) => {
    // Whoever is gone meanwhile is nothing that the member could mend.
    if (error.code !== 'not_found') feedback.error(wordsOf(error, 'Failed to swipe right'));
  },
  onKept: () => undefined,
};

let kept: readonly KeptLike[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const sending = new Set<string>();
const hearers = new Map<string, Hearer>();
const listeners = new Set<() => void>();

/** As every tab of this browser left them. */
const latest = (): readonly KeptLike[] => {
  try {
    return JSON.parse(read(KEPT) ?? '[]');
  } catch {
    return kept;
  }
};

const change = (edit: (known: readonly KeptLike[]) => readonly KeptLike[]): void => {
  kept = edit(latest());
  if (kept.length > 0) keep(KEPT, JSON.stringify(kept));
  else drop(KEPT);
  for (const tell of listeners) tell();
};

const isOf = (member: string, id: string) => (one: KeptLike) => one.member === member && one.id === id;

const forget = (member: string, id: string): void =>
  change((known) => known.filter((one) => !isOf(member, id)(one)));

const postpone = (member: string, id: string, leavesAt: number): void =>
  change((known) => known.map((one) => (isOf(member, id)(one) ? { ...one, leavesAt, left: true } : one)));

/** `shownAt`: when their card came onto the screen. */
export const holdLike = (
  like: Pick<KeptLike, 'member' | 'id' | 'shownAt' | 'liking'>,
  hearer: Hearer,
): void => {
  const { member, id } = like;
  hearers.set(id, hearer);
  change((known) => [
    ...known.filter((one) => !isOf(member, id)(one)),
    { ...like, leavesAt: Date.now() + LIKE_WAITS_MS },
  ]);
  wakeForNext(member);
};

/** Whether it had not left yet. */
export const takeBackLike = (member: string, id: string): boolean => {
  if (!latest().some((one) => isOf(member, id)(one) && !one.left)) return false;
  forget(member, id);
  return true;
};

/** Whatever waits leaves now: the next answer is given, or the page goes. */
export const sendLikes = async (member: string): Promise<void> => {
  await Promise.all(
    latest()
      .filter((one) => one.member === member && !sending.has(one.id))
      .map((one) => send(one)),
  );
  wakeForNext(member);
};

/** An earlier build kept no moment. */
const send = async ({ member, id, shownAt = Date.now(), liking }: KeptLike): Promise<void> => {
  const hearer = hearers.get(id) ?? UNHEARD;
  sending.add(id);
  postpone(member, id, Date.now() + RETRY_MS);
  try {
    const asked = {
      params: { id },
      query: { shownMs: Math.min(Math.max(0, Date.now() - shownAt), SHOWN_MAX_MS) },
    };
    const answer = await (liking
      ? call(likePart, { ...asked, body: liking }, undefined, { keepalive: true })
      : call(acceptMatch, asked, undefined, { keepalive: true }));
    forget(member, id);
    hearer.onAnswered(answer);
    await renewAfterAnswer();
  } catch (error) {
    const why = asApiError(error);
    // Nobody has answered the like itself: it stays.
    if (why.code === 'offline' || why.code === 'unavailable') hearer.onKept();
    else {
      forget(member, id);
      hearer.onRefused(why);
    }
    // Nothing of theirs stays here by then, this like included.
    if (why.code === 'not_signed_in') signedOutElsewhere();
  } finally {
    sending.delete(id);
    hearers.delete(id);
  }
};

const wakeForNext = (member: string): void => {
  clearTimeout(timer);
  const next = kept.filter((one) => one.member === member && !sending.has(one.id));
  if (next.length === 0) return;
  const leavesAt = Math.min(...next.map((one) => one.leavesAt));
  timer = setTimeout(() => void sendLikes(member), Math.max(0, leavesAt - Date.now()));
};

/**
 * From sign-in on, whatever an earlier page could not bring to the server leaves, on whichever screen the member is.
 * What another member left here goes.
 */
export const openLikes = (member: string) => {
  const listenToTabs = ({ key }: StorageEvent) => key === KEPT && change((known) => known);
  const leave = () => void sendLikes(member);
  change((known) => known.filter((one) => one.member === member));
  // Whom somebody likes stays on no device that they have left.
  const deaf = onForgotten(() => change(() => []));
  window.addEventListener('storage', listenToTabs);
  window.addEventListener('online', leave);
  if (kept.some((one) => one.member === member && (one.left || one.leavesAt <= Date.now()))) leave();
  else wakeForNext(member);
  return () => {
    clearTimeout(timer);
    deaf();
    window.removeEventListener('storage', listenToTabs);
    window.removeEventListener('online', leave);
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The member's likes that the server has not answered. */
export const useKeptLikes = (member: string): readonly KeptLike[] =>
  useSyncExternalStore(subscribe, () => kept).filter((one) => one.member === member);
