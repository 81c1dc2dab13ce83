// Opens what is attached to a mail in the outbox of the demonstration.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PracticeMessage } from '@ijeuwa/server/adapters/mailer/practice-outbox';
import type { FastifyInstance } from 'fastify';
import { readState } from './state-files.ts';

const NAME = /^([\w.-]+)\.attached-\d$/;

export const attachmentRoute = (app: FastifyInstance, dir: string): void => {
  app.get<{ Params: { file: string } }>('/attached/:file', async (request, reply) => {
    const { file } = request.params;
    const [, of] = NAME.exec(file) ?? [];
    const mail = of && readState<PracticeMessage>(join(dir, `${of}.json`));
    const about = mail ? mail.attachments?.find((one) => one.file === file) : undefined;
    if (!about) return reply.code(404).send('There is no such attachment.');
    return reply
      .headers({
        'content-type': about.mediaType,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(about.filename)}`,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(await readFile(join(dir, file)));
  });
};
