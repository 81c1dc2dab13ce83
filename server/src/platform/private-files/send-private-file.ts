// A private file on its way to whom it opens: kept by nobody on the way, and nothing in it acts on our pages.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../app-error.ts';
import type { OpenedFile } from './private-files.ts';

/** `filename`: it is to be saved under this name, rather than shown. `asked`: whose copy may still be good. */
type How = { what: string; filename?: string; asked?: FastifyRequest };

export const sendPrivateFile = async (
  reply: FastifyReply,
  file: OpenedFile | undefined,
  { what, filename, asked }: How,
): Promise<FastifyReply> => {
  if (!file) throw notFound(what);
  // The bytes of a name never change; who may open it is asked every time all the same.
  const etag = `"${file.name}"`;
  reply.headers({
    'cache-control': asked ? 'private, no-cache' : 'private, no-store',
    'content-disposition':
      filename === undefined ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  if (asked) reply.header('etag', etag);
  if (asked?.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const bytes = await file.read();
  if (!bytes) throw notFound(what);
  return reply.type(file.mediaType).send(bytes);
};
