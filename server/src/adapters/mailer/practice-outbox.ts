// Stands in for the carriers of mail and SMS: every message becomes a file, which the outbox page shows.
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Clock } from '#platform/clock.ts';
import type { Attachment, Mailer, SmsSender } from '#platform/ports/mailer.ts';

/** `file`: its name beside the message. */
export type PracticeAttachment = { filename: string; mediaType: string; bytes: number; file: string };

export type PracticeMessage = {
  channel: 'mail' | 'sms';
  to: string;
  subject: string;
  text: string;
  /** An SMS has none of these two. */
  html?: string;
  attachments?: PracticeAttachment[];
  at: string;
};

export const practiceOutboxDir = (dataDir: string): string => join(dataDir, 'outbox');

export const practiceOutbox = ({ dataDir, clock }: { dataDir: string; clock: Clock }) => {
  const dir = practiceOutboxDir(dataDir);
  const begin = async (): Promise<{ at: string; path: string }> => {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const at = clock.now().toISOString();
    return { at, path: join(dir, `${at.replaceAll(':', '')}-${randomUUID()}`) };
  };
  const keep = async (path: string, message: PracticeMessage): Promise<void> => {
    await writeFile(`${path}.part`, JSON.stringify(message));
    await rename(`${path}.part`, `${path}.json`);
  };
  const keepAttachment = async (path: string, { content, ...about }: Attachment, at: number) => {
    const file = `${path}.attached-${at}`;
    await writeFile(file, content);
    return { ...about, bytes: content.length, file: basename(file) };
  };

  const mailer: Mailer = {
    async send({ attachments, ...mail }) {
      const { at, path } = await begin();
      // The message last: whatever it names is there.
      const kept = await Promise.all(attachments.map((one, place) => keepAttachment(path, one, place)));
      await keep(path, { channel: 'mail', ...mail, attachments: kept, at });
    },
  };
  const sms: SmsSender = {
    async send({ to, text }) {
      const { at, path } = await begin();
      await keep(path, { channel: 'sms', to, subject: '', text, at });
    },
  };
  return { mailer, sms };
};
