// What is attached to a mail while it waits: sealed, as its words are.
import * as z from 'zod';
import type { Attachment } from '#platform/ports/mailer.ts';
import type { Sealing } from '#platform/sealing.ts';

const Waiting = z.object({ filename: z.string(), mediaType: z.string(), base64: z.string() });

export const sealAttachment = (sealing: Sealing, { content, ...about }: Attachment): string =>
  sealing.seal(JSON.stringify({ ...about, base64: content.toString('base64') }));

export const openAttachment = (sealing: Sealing, sealed: string): Attachment => {
  const { base64, ...about } = Waiting.parse(JSON.parse(sealing.open(sealed)));
  return { ...about, content: Buffer.from(base64, 'base64') };
};
