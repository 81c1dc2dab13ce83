// Stands in for the carriers of mail and SMS: every message becomes a file, which the outbox page shows.
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#platform/clock.ts';
import type { Mailer, SmsSender } from '#platform/ports/mailer.ts';

export type PracticeMessage = {
  channel: 'mail' | 'sms';
  to: string;
  subject: string;
  text: string;
  at: string;
};

export const practiceOutboxDir = (dataDir: string): string => join(dataDir, 'outbox');

export const practiceOutbox = ({ dataDir, clock }: { dataDir: string; clock: Clock }) => {
  const dir = practiceOutboxDir(dataDir);
  const keep = async (message: PracticeMessage): Promise<void> => {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const name = join(dir, `${message.at.replaceAll(':', '')}-${randomUUID()}`);
    await writeFile(`${name}.part`, JSON.stringify(message));
    await rename(`${name}.part`, `${name}.json`);
  };
  const mailer: Mailer = {
    send: ({ to, subject, text }) =>
      keep({ channel: 'mail', to, subject, text, at: clock.now().toISOString() }),
  };
  const sms: SmsSender = {
    send: ({ to, text }) => keep({ channel: 'sms', to, subject: '', text, at: clock.now().toISOString() }),
  };
  return { mailer, sms };
};
