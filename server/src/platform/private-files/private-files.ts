// Files that members keep with us: each has an owner and a kind, opens to whom the kind says, and is never left behind.
import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../app-error.ts';
import { type Clock, later, MINUTE_MS } from '../clock.ts';
import type { Database, Queryable } from '../database/connect.ts';
import type { StaffViewer } from '../http/viewer.ts';
import { tryEach } from '../jobs.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { FileAddress } from './file-address.ts';
import type { FileKind } from './file-kind.ts';
import * as remembered from './private-files.repository.ts';

export type PrivateFilesNeeds = { db: Database; clock: Clock; files: FileStore; fileAddress: FileAddress };
/** A file that may be opened now, by the one who asked. */
export type OpenedFile = { name: string; mediaType: string; read(): Promise<Buffer | undefined> };

/** Longer than a file takes from its first row to the one of its room. */
const ABANDONED_MS = 10 * MINUTE_MS;

const typeOf = ({ types, maxBytes }: FileKind, bytes: Buffer): string => {
  if (bytes.length > maxBytes)
    throw new AppError('too_large', `Please choose a file of at most ${Math.floor(maxBytes / 1024)} kB.`);
  const [type] = Object.entries(types).find(([, fits]) => fits(bytes)) ?? [];
  if (!type)
    throw new AppError(
      'wrong_type',
      `Please choose a file of one of these types: ${Object.keys(types).join(', ')}.`,
    );
  return type;
};

export const makePrivateFiles = ({ db, clock, files, fileAddress }: PrivateFilesNeeds) => {
  const erase = async (names: readonly string[]): Promise<void> => {
    await Promise.all(names.map((name) => files.remove(name)));
    await remembered.forgetFiles(db, names);
  };
  /** What cannot be erased now is erased by the next sweep. */
  const eraseSoon = (names: readonly string[]): Promise<void> => erase(names).catch(() => {});

  const ofKind = <Piece extends string>(kind: FileKind<Piece>) => {
    const pieces = Object.keys(kind.pieces) as Piece[];
    const nameOf = (id: string, piece: Piece): string => id + kind.pieces[piece];
    const namesOf = (id: string): string[] => pieces.map((piece) => nameOf(id, piece));
    const rowOf = (ownerId: string, name: string, bytes: Buffer) => ({
      name,
      ownerId,
      kind: kind.name,
      mediaType: typeOf(kind, bytes),
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      createdAt: clock.now(),
    });
    const opened = (name: string, mediaType: string | undefined): OpenedFile | undefined =>
      mediaType === undefined ? undefined : { name, mediaType, read: () => files.read(name) };

    return {
      /** Stores the pieces, and hands their id to the work that records them; if that fails, no file remains. */
      async withStored<T>(
        ownerId: string,
        bytes: Record<Piece, Buffer>,
        record: (id: string) => Promise<T>,
      ): Promise<T> {
        const id = randomBytes(12).toString('base64url');
        const rows = pieces.map((piece) => rowOf(ownerId, nameOf(id, piece), bytes[piece]));
        await remembered.recordFiles(db, rows);
        try {
          for (const piece of pieces) await files.write(nameOf(id, piece), bytes[piece]);
          return await record(id);
        } catch (error) {
          await eraseSoon(namesOf(id));
          throw error;
        }
      },

      /** Called in the transaction that records what the files stand for: from its commit on they are kept. */
      async keep(tx: Queryable, id: string): Promise<void> {
        const kept = await remembered.keepFiles(tx, namesOf(id), clock.now());
        if (kept !== pieces.length)
          throw new Error(`the files of this ${kind.name} were swept before it was recorded`);
      },

      /** Called in the transaction that removes what the files stand for; `erase` follows after the commit. */
      release: (tx: Queryable, id: string): Promise<void> =>
        remembered.letFilesGo(tx, namesOf(id), clock.now()),

      erase: (id: string): Promise<void> => eraseSoon(namesOf(id)),

      /** For the viewer whom the address was signed for, while they are its owner or are shown it. */
      async open(
        viewerId: string,
        id: string,
        piece: Piece,
        signature: string,
      ): Promise<OpenedFile | undefined> {
        if (!fileAddress.holds(kind, viewerId, id, signature)) return undefined;
        const name = nameOf(id, piece);
        const found = await remembered.findFileFor(db, kind, name, viewerId);
        if (!found?.isVeiled || !kind.veiled) return opened(name, found?.mediaType);
        const veil = nameOf(id, kind.veiled.as);
        return opened(veil, await remembered.findFile(db, kind, veil));
      },

      /** The bytes of a piece for the room itself: nobody is shown them by this. */
      read: (id: string, piece: Piece): Promise<Buffer | undefined> => files.read(nameOf(id, piece)),

      /**
       * Stores a piece that was not made when the others arrived; `record` says in its transaction whether what the
       * files stand for is still there. If not, the piece is swept.
       */
      async addPiece(
        { ownerId, id, piece, bytes }: { ownerId: string; id: string; piece: Piece; bytes: Buffer },
        record: (tx: Queryable) => Promise<boolean>,
      ): Promise<void> {
        const name = nameOf(id, piece);
        await remembered.recordFiles(db, [rowOf(ownerId, name, bytes)]);
        await files.write(name, bytes);
        await db.transaction(async (tx) => {
          if (await record(tx)) await remembered.keepFiles(tx, [name], clock.now());
        });
      },

      async openForStaff({ roles }: StaffViewer, id: string, piece: Piece): Promise<OpenedFile | undefined> {
        if (!kind.staff?.some((role) => roles.includes(role))) return undefined;
        const name = nameOf(id, piece);
        return opened(name, await remembered.findFile(db, kind, name));
      },
    };
  };

  return {
    ofKind,

    /** Erases what a crash left behind, and what belonged to an account that is gone. */
    async sweep(): Promise<void> {
      const now = clock.now();
      const names = await remembered.claimLooseFiles(db, later(now, -ABANDONED_MS), now);
      await tryEach(names, (name) => erase([name]));
    },
  };
};
export type PrivateFiles = ReturnType<typeof makePrivateFiles>;
