// Everything that this browser keeps, by its name: nothing else touches its two stores. What is a member's goes with them; the privacy policy tells of each.

type Rule = { store: 'localStorage' | 'sessionStorage'; of: 'device' | 'member' };
const ON_DEVICE: Rule = { store: 'localStorage', of: 'device' };
const OF_MEMBER: Rule = { store: 'localStorage', of: 'member' };
/** In one tab, and so in each tab of the same member anew. */
const OF_MEMBER_IN_TAB: Rule = { store: 'sessionStorage', of: 'member' };

const RULES = {
  theme: ON_DEVICE,
  phoneCountry: ON_DEVICE,
  staffGrouped: ON_DEVICE,
  reloadedAt: { store: 'sessionStorage', of: 'device' },
  authUser: OF_MEMBER,
  formCompleted: OF_MEMBER,
  openOrder: OF_MEMBER,
  likesOnTheirWay: OF_MEMBER,
  matchProgressRanFor: OF_MEMBER,
  profileDraft: OF_MEMBER,
  chatOutbox: OF_MEMBER,
  chatDraft: OF_MEMBER,
  liveChatOutbox: OF_MEMBER,
  vipDraft: OF_MEMBER,
  questionDraft: OF_MEMBER,
  code: OF_MEMBER_IN_TAB,
  wantedPlan: OF_MEMBER_IN_TAB,
  meeting: OF_MEMBER_IN_TAB,
  left: OF_MEMBER_IN_TAB,
} as const satisfies Record<string, Rule>;
export type Kind = keyof typeof RULES;
export type Place = Kind | `${Kind}:${string}`;

/** Those that carry their member's name, so that they are told apart. */
const NAMED: readonly string[] = [
  'profileDraft',
  'chatOutbox',
  'chatDraft',
  'liveChatOutbox',
  'vipDraft',
  'questionDraft',
] satisfies Kind[];
/** What stays for the member alone whose session was ended elsewhere, and who signs in again in this tab. */
const AWAITS_RETURN: readonly string[] = ['code'] satisfies Kind[];
/** Whoever is not signed in has drafts, too; they become a member's. */
export const VISITOR = 'visitor';
/** Whose the rest of a store is. */
const OWNER = 'keptFor';
/** Whose what awaits a return is; whatever else is kept since then is a visitor's. */
const AWAITED = 'awaits';
const STORES = ['localStorage', 'sessionStorage'] as const;
type Store = (typeof STORES)[number];

/** Where a browser keeps nothing, things live as long as the page does. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

const kindOf = (place: string): string => place.split(':', 1)[0]!;
const ruleOf = (place: string): Rule | undefined => (RULES as Record<string, Rule>)[kindOf(place)];
const storeOf = (place: Place): Storage => window[RULES[kindOf(place) as Kind].store];

export const placeOf = <K extends Kind>(kind: K, memberId: string, id: string): `${K}:${string}` =>
  `${kind}:${memberId}:${id}`;

const keysOf = (store: Store): string[] => {
  try {
    return Object.keys(window[store]);
  } catch {
    return [];
  }
};

export const read = (place: Place): string | undefined => {
  try {
    return inMemory.get(place) ?? storeOf(place).getItem(place) ?? undefined;
  } catch {
    return inMemory.get(place);
  }
};

/** Whether it is there after a reload, too. */
export const keep = (place: Place, text: string): boolean => {
  try {
    storeOf(place).setItem(place, text);
    inMemory.delete(place);
    return true;
  } catch {
    inMemory.set(place, text);
    return false;
  }
};

export const drop = (place: Place): void => {
  inMemory.delete(place);
  try {
    storeOf(place).removeItem(place);
  } catch {
    // It was never kept there.
  }
};

export const listPlaces = (kind: Kind, memberId: string): Place[] => {
  const begins = placeOf(kind, memberId, '');
  const all = new Set([...keysOf(RULES[kind].store), ...inMemory.keys()]);
  return [...all].filter((place): place is Place => place.startsWith(begins));
};

const membersPlaces = (store: Store): Place[] =>
  [...new Set([...keysOf(store), ...inMemory.keys()])].filter((place): place is Place => {
    const rule = ruleOf(place);
    return rule?.of === 'member' && rule.store === store;
  });

type Mark = typeof OWNER | typeof AWAITED;
const markedBy = (store: Store, as: Mark): string | undefined => {
  try {
    return window[store].getItem(as) ?? undefined;
  } catch {
    return undefined;
  }
};
const ownerOf = (store: Store): string | undefined => markedBy(store, OWNER);

const mark = (store: Store, as: Mark, memberId: string | undefined): void => {
  try {
    if (memberId === undefined) window[store].removeItem(as);
    else window[store].setItem(as, memberId);
  } catch {
    // What is in memory alone goes with the page.
  }
};

/** The member whom this browser knows, before anybody was asked. */
export const keptForWhom = (): string | undefined => ownerOf('localStorage');

/** From now on what is kept here is this member's: what another left goes, and a visitor's becomes theirs. */
export const keepFor = (memberId: string): void => {
  const isAnother = (id: string | undefined): boolean => id !== undefined && id !== memberId;
  for (const store of STORES) {
    const isAnothers = isAnother(ownerOf(store));
    const awaitsAnother = isAnother(markedBy(store, AWAITED));
    for (const place of membersPlaces(store)) {
      const [kind = '', named = ''] = place.split(':');
      const isOwn = named === memberId || (named === VISITOR && !isAnothers);
      const isTheirs = isAnothers || (awaitsAnother && AWAITS_RETURN.includes(kind));
      if (NAMED.includes(kind) ? !isOwn : isTheirs) drop(place);
    }
    mark(store, OWNER, memberId);
    mark(store, AWAITED, undefined);
  }
};

/**
 * Whoever holds the device next finds nothing of the member. `known`: one was here, even if no store is marked;
 * `mayReturn`: they did not leave by themselves, and what awaits them is marked as theirs, so that another does not find it.
 */
export const forgetMember = (known: boolean, mayReturn = false): void => {
  for (const store of STORES) {
    const awaited = markedBy(store, AWAITED);
    const owner = ownerOf(store) ?? awaited;
    const isVisitors = ownerOf(store) === undefined && (mayReturn || awaited === undefined);
    if (!known && isVisitors) continue;
    const stays = (place: Place) => mayReturn && owner !== undefined && AWAITS_RETURN.includes(kindOf(place));
    const places = membersPlaces(store);
    for (const place of places) if (!stays(place)) drop(place);
    mark(store, OWNER, undefined);
    mark(store, AWAITED, places.some(stays) ? owner : undefined);
  }
  for (const tell of listeners) tell();
};

/** Of what is held in memory beside it. */
export const onForgotten = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
