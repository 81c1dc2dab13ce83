// What a member wrote to support and the server has not acknowledged: kept on this device until it is, or is taken away.
import * as z from 'zod/mini';
import { drop, keep, listPlaces, placeOf, read } from '#platform/kept-here.ts';

const Unsent = z.object({
  clientId: z.string(),
  text: z.string(),
  sentAt: z.iso.datetime(),
  refused: z.optional(z.string()),
});
export type Unsent = z.infer<typeof Unsent>;

const KIND = 'liveChatOutbox';

/** One spoilt entry does not stop the others. */
const asUnsent = (kept: string | undefined): Unsent[] => {
  try {
    const found = z.safeParse(Unsent, JSON.parse(kept ?? 'null'));
    return found.success ? [found.data] : [];
  } catch {
    return [];
  }
};

/** In the order of writing. */
export const listUnsent = (memberId: string): Unsent[] =>
  listPlaces(KIND, memberId)
    .flatMap((place) => asUnsent(read(place)))
    .sort((one, other) => one.sentAt.localeCompare(other.sentAt));

export const keepUnsent = (memberId: string, one: Unsent): void => {
  keep(placeOf(KIND, memberId, one.clientId), JSON.stringify(one));
};

/** Nothing where it was sent or taken away meanwhile. */
export const markRefused = (memberId: string, clientId: string, refused: string): void => {
  for (const one of asUnsent(read(placeOf(KIND, memberId, clientId))))
    keepUnsent(memberId, { ...one, refused });
};

export const dropUnsent = (memberId: string, clientId: string): void =>
  drop(placeOf(KIND, memberId, clientId));
