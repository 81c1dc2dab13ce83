// The calls of finance staff about bank statements.
import * as calls from '@ijeuwa/contract/statements';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import type { Serve } from '#platform/http/serve.ts';
import type { Statements } from './statements.service.ts';

export const statementsStaffRoutes = (serve: Serve, statements: Statements): void => {
  serve(calls.listStatementLines, ({ viewer }) => statements.list(viewer));
  serve(calls.uploadStatement, async ({ viewer, request }) =>
    statements.upload(viewer, await uploaded(request)),
  );
  serve(calls.confirmStatementLine, ({ viewer, params, body }) =>
    statements.confirm(viewer, params.id, body),
  );
  serve(calls.closeStatementLine, ({ viewer, params, body }) => statements.close(viewer, params.id, body));
};

const refused = (code: 'invalid' | 'too_large', message: string) =>
  new AppError(code, message, { statement: message });
const notWhole = () => refused('invalid', 'The file did not arrive whole. Please try again.');
const NO_FILE = 'Please choose the statement as a CSV or XLSX file.';

const uploaded = async (request: FastifyRequest): Promise<Buffer> => {
  if (!request.isMultipart()) throw refused('invalid', NO_FILE);
  // One byte more than is allowed is read: whether the reader tells of a cut hangs on how the bytes arrive.
  const part = await request.file({ limits: { fileSize: calls.STATEMENT_MAX_BYTES + 1 } }).catch((error) => {
    throw error.statusCode === 413 ? refused('too_large', calls.STATEMENT_TOO_LARGE) : notWhole();
  });
  if (part?.fieldname !== 'statement') throw refused('invalid', NO_FILE);
  const pieces: Buffer[] = [];
  let size = 0;
  // Read to the end even when too large: whoever still sends would not hear the refusal.
  try {
    for await (const piece of part.file) {
      size += piece.length;
      if (size <= calls.STATEMENT_MAX_BYTES) pieces.push(piece);
    }
  } catch {
    throw notWhole();
  }
  if (size > calls.STATEMENT_MAX_BYTES) throw refused('too_large', calls.STATEMENT_TOO_LARGE);
  if (size === 0) throw refused('invalid', NO_FILE);
  return Buffer.concat(pieces);
};
