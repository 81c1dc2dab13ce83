// A kind of private file, as a room declares it: what it may be, and to whom it opens besides its owner.
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import type { SQL } from 'drizzle-orm';
import type { Thing } from '../visibility/policy.ts';

export type FileKind<Piece extends string = string> = {
  name: string;
  /** The files that stand for one thing, each by how its name in the store ends. */
  pieces: Record<Piece, string>;
  /** By media type, how it is known from its first bytes: never from what its sender says. */
  types: Record<string, (bytes: Buffer) => boolean>;
  maxBytes: number;
  /** An address opens as long at least, and twice as long at most. */
  addressMs: number;
  /** Who is shown this of the owner opens it too, where the condition about `private_file` holds as well. */
  shownAs?: { thing: Thing; when?: SQL };
  /** Where the condition holds, whoever is not shown this of the owner gets that piece, whichever was asked for. */
  veiled?: { unless: Thing; when: SQL; as: Piece };
  /** Staff of these roles open it, too; the room records each look. */
  staff?: readonly StaffRole[];
};
