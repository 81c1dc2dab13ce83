// What conversations, a VIP profile and a question to a person that are being written keep on this device: one entry for each thing, under its member's own name, shared by all tabs.

const OURS = ['chatOutbox', 'chatDraft', 'liveChatOutbox', 'vipDraft', 'questionDraft'] as const;
type Kind = (typeof OURS)[number];

/** Where a browser keeps nothing, things live as long as the page does. */
const inMemory = new Map<string, string>();

export const placeOf = (kind: Kind, memberId: string, id: string): string => `${kind}:${memberId}:${id}`;

const keysHere = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

export const read = (place: string): string | undefined => {
  try {
    return inMemory.get(place) ?? localStorage.getItem(place) ?? undefined;
  } catch {
    return inMemory.get(place);
  }
};

export const keep = (place: string, text: string): void => {
  try {
    localStorage.setItem(place, text);
    inMemory.delete(place);
  } catch {
    inMemory.set(place, text);
  }
};

export const drop = (place: string): void => {
  inMemory.delete(place);
  try {
    localStorage.removeItem(place);
  } catch {
    // It was never kept there.
  }
};

export const listPlaces = (kind: Kind, memberId: string): string[] => {
  const begins = placeOf(kind, memberId, '');
  return [...new Set([...keysHere(), ...inMemory.keys()])].filter((place) => place.startsWith(begins));
};

/** Whoever holds the device next finds nothing of anybody but `memberId`; without one, nothing at all. */
export const forgetOthers = (memberId?: string): void => {
  const mine = memberId ? OURS.map((kind) => placeOf(kind, memberId, '')) : [];
  for (const place of [...keysHere(), ...inMemory.keys()])
    if (OURS.some((kind) => place.startsWith(kind)) && !mine.some((begins) => place.startsWith(begins)))
      drop(place);
};
