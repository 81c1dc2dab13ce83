// A member’s copy of everything that is theirs: asked for with the proof of the owner, made soon after, kept for a week.
import { COPY_EVERY_HOURS, COPY_KEPT_DAYS, type Copy, fetchCopy } from '@ijeuwa/contract/leaving';
import type { Proof } from '@ijeuwa/contract/ways';
import { zipSync } from 'fflate';
import { notFound } from '#platform/app-error.ts';
import { type Clock, DAY_MS, HOUR_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { tryEach } from '#platform/jobs.ts';
import { tooMany } from '#platform/limits.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import type { FileStore } from '#platform/ports/file-store.ts';
import type { FileAddress } from '#platform/private-files/file-address.ts';
import type { OpenedFile, PrivateFiles } from '#platform/private-files/private-files.ts';
import type { Sealing } from '#platform/sealing.ts';
import { copyReadyNotice } from '../leaving.mails.ts';
import type { OwnerProof } from '../owner-proof.ts';
import * as copies from './copies.repository.ts';
import { COPY_KIND } from './copy.kind.ts';
import { jsonFilesOf, openTables } from './copy-files.ts';
import { pageOf } from './copy-page.ts';

export type CopiesNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  files: FileStore;
  privateFiles: PrivateFiles;
  fileAddress: FileAddress;
  notify: Notify;
  findZone: FindZone;
  ownerProof: OwnerProof;
  publicUrl: string;
  /** Papers of theirs that other rooms keep, by the names of their files. */
  listPapers: (memberId: string) => Promise<ReadonlyMap<string, Buffer>>;
};

const MADE_AT_ONCE = 20;
const EVERY_MS = COPY_EVERY_HOURS * HOUR_MS;

export const makeCopies = (needs: CopiesNeeds) => {
  const { db, clock, sealing, files, fileAddress, notify, findZone, ownerProof, publicUrl, listPapers } =
    needs;
  const kept = needs.privateFiles.ofKind(COPY_KIND);

  const find = async (memberId: string): Promise<Copy> => {
    const found = await copies.findCopy(db, memberId);
    if (!found) return { state: 'none', askedAt: null, until: null, bytes: null, nextAt: null };
    const { askedAt, fileId, endsAt } = found.copy;
    const next = later(askedAt, EVERY_MS);
    return {
      state: fileId ? 'ready' : 'asked',
      askedAt: askedAt.toISOString(),
      until: endsAt?.toISOString() ?? null,
      bytes: found.bytes,
      nextAt: next > clock.now() ? next.toISOString() : null,
    };
  };

  const zipOf = async ({ memberId, name }: copies.WaitingCopy): Promise<Buffer> => {
    const tables = openTables(await copies.listOwnRows(db, memberId), sealing.open);
    const names = await copies.listOwnFiles(db, memberId);
    const zone = await findZone(db, memberId);
    const page = pageOf({ name, at: clock.now(), zone }, tables, names);
    const zipped: Record<string, [Uint8Array, { level: 0 | 6 }]> = {};
    for (const [path, text] of [['index.html', page] as const, ...jsonFilesOf(tables)])
      zipped[path] = [Buffer.from(text), { level: 6 }];
    for (const one of names) {
      const bytes = await files.read(one);
      // Pictures are packed already.
      if (bytes) zipped[`files/${one}`] = [bytes, { level: 0 }];
    }
    for (const [one, bytes] of await listPapers(memberId)) zipped[`invoices/${one}`] = [bytes, { level: 0 }];
    return Buffer.from(zipSync(zipped));
  };

  const make = async (waiting: copies.WaitingCopy): Promise<void> => {
    const whole = await zipOf(waiting);
    await kept.withStored(waiting.memberId, { whole }, (fileId) =>
      db.transaction(async (tx) => {
        const readyAt = clock.now();
        const endsAt = later(readyAt, COPY_KEPT_DAYS * DAY_MS);
        await kept.keep(tx, fileId);
        if (!(await copies.recordReadyOnce(tx, waiting, { fileId, readyAt, endsAt })))
          throw new Error('a copy was asked for anew while it was made');
        await notify(tx, copyReadyNotice(waiting, `${publicUrl}/privacy`));
      }),
    );
  };

  return {
    find,

    async ask(viewer: Viewer, proof: Proof): Promise<Copy> {
      const { memberId } = viewer;
      const { nextAt } = await find(memberId);
      const refuse = () => {
        const seconds = nextAt ? (Date.parse(nextAt) - clock.now().getTime()) / 1000 : EVERY_MS / 1000;
        return tooMany(Math.ceil(seconds));
      };
      if (nextAt) throw refuse();
      const proven = await ownerProof.demand(viewer, proof);
      const now = clock.now();
      const replaced = await db.transaction(async (tx) => {
        await ownerProof.lockProven(tx, proven);
        const asked = await copies.recordAskedOnce(tx, memberId, { now, since: later(now, -EVERY_MS) });
        if (!asked) throw refuse();
        if (asked.replaced) await kept.release(tx, asked.replaced);
        return asked.replaced;
      });
      if (replaced) await kept.erase(replaced);
      return find(memberId);
    },

    /** Everything that a member has told us: a screen that was left open is not enough. */
    async addressFor(viewer: Viewer, proof: Proof): Promise<{ url: string }> {
      const { memberId } = viewer;
      const fileId = (await copies.findCopy(db, memberId))?.copy.fileId;
      if (!fileId) throw notFound('This copy');
      await ownerProof.demand(viewer, proof);
      return { url: `${fetchCopy.path}?k=${fileAddress.sign(COPY_KIND, memberId, fileId)}` };
    },

    async open({ memberId }: Viewer, signature: string): Promise<OpenedFile | undefined> {
      const fileId = (await copies.findCopy(db, memberId))?.copy.fileId;
      return fileId ? kept.open(memberId, fileId, 'whole', signature) : undefined;
    },

    /** Those that were asked for; one after the other, for each is held in memory whole. */
    async makeWaiting(): Promise<void> {
      await tryEach(await copies.listWaiting(db, MADE_AT_ONCE), make);
    },

    async removeEnded(): Promise<void> {
      const ended = await db.transaction(async (tx) => {
        const ids = await copies.removeEnded(tx, clock.now());
        for (const id of ids) await kept.release(tx, id);
        return ids;
      });
      await tryEach(ended, kept.erase);
    },
  };
};
export type Copies = ReturnType<typeof makeCopies>;
