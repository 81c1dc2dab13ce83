// Stands in for the carriers of mail and SMS, and looks over that of push: every message becomes a file, which the outbox page shows.
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Clock } from '#platform/clock.ts';
import type { Attachment, Mailer, SmsSender } from '#platform/ports/mailer.ts';
import type { PushCarrier } from '#platform/ports/push-carrier.ts';

/** `file`: its name beside the message. */
export type PracticeAttachment = { filename: string; mediaType: string; bytes: number; file: string };

export type PracticeMessage = {
  channel: 'mail' | 'sms' | 'push';
  to: string;
  subject: string;
  text: string;
  /** Only a mail has these two. */
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
  /** Is sent all the same: whoever opened the demonstration in a browser is told by it. A machine that is offline is not. */
  const push = (carrier: PushCarrier): PushCarrier => ({
    publicKey: carrier.publicKey,
    async send(target, message, to, signal) {
      const { at, path } = await begin();
      const text = `${message.body}\n\n${message.place}`;
      await keep(path, { channel: 'push', to, subject: message.title, text, at });
      return carrier.send(target, message, to, signal).catch(() => 'taken' as const);
    },
  });
  return { mailer, sms, push };
};
