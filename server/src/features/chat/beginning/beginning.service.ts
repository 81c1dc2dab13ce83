// What a conversation begins with: what the two have in common, two first sentences for the one who asks, and what notes are about.
import type { findBeginning, findQuoted } from '@ijeuwa/contract/chat';
import type { Answer } from '@ijeuwa/contract/endpoint';
import type { PublicProfile } from '@ijeuwa/contract/people';
import { notFound } from '#platform/app-error.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { PhotoAddress } from '#platform/photo-address.ts';
import { findOpenMatch } from '../chat.repository.ts';
import { type OpenerPattern, openersFor } from './openers.rules.ts';
import { listQuoted } from './quoted.repository.ts';

export type BeginningNeeds = {
  db: Database;
  photoAddress: PhotoAddress;
  openers: readonly OpenerPattern[];
};
/** A person's page as this viewer may see it: of rooms that are built after this one, handed in with the question. */
export type FindPerson = (viewer: Viewer, personId: string) => Promise<PublicProfile>;

export const makeBeginning = ({ db, photoAddress, openers }: BeginningNeeds) => ({
  /** Of oneself, too, as others see it: a sentence to send must not say what its sender keeps to themselves. */
  async find(viewer: Viewer, matchId: string, findPerson: FindPerson): Promise<Answer<typeof findBeginning>> {
    const open = await findOpenMatch(db, viewer.memberId, matchId);
    if (!open) throw notFound('This conversation');
    const them = await findPerson(viewer, open.otherId);
    const me = await findPerson(viewer, viewer.memberId);
    return { inCommon: them.between.reasons, openers: openersFor(openers, me, them) };
  },

  async findQuoted({ memberId }: Viewer, matchId: string): Promise<Answer<typeof findQuoted>> {
    const open = await findOpenMatch(db, memberId, matchId);
    if (!open) throw notFound('This conversation');
    const quoted = await listQuoted(db, memberId, open.otherId);
    return {
      quoted: quoted.map(({ photoId, ...one }) => ({
        ...one,
        image: photoId === null ? null : photoAddress.of(memberId, photoId, 's'),
      })),
    };
  },
});
