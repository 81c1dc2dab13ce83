// How a refusal and a fault leave the server: always `{message, code, fields?, requestId}`.
import { type ErrorCode, SOMETHING_WENT_WRONG } from '@ijeuwa/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { AppError, notFound } from '../app-error.ts';
import { away, databaseIsAway, hasNoRoom, waitedTooLong } from '../database/connect.ts';

export const answerError = (
  error: FastifyError | AppError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const refusal = asRefusal(error);
  if (refusal.code === 'fault' || hasNoRoom(error) || waitedTooLong(error))
    request.log.error({ err: error }, 'fault');
  // As every answer of a call: else the header would tell an address that is hidden from one that is not there.
  reply.header('cache-control', 'no-store');
  if (refusal.retryAfterSeconds) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply.code(refusal.status).send({ ...refusal.toRefusal(), requestId: request.id });
};

export const answerAbsence = (request: FastifyRequest, reply: FastifyReply) =>
  answerError(notFound(), request, reply);

/** Before a body is read: else what is said of it would tell a real address from none. */
export const refuseWritesToNowhere: onRequestHookHandler = (request, _reply, next) => {
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
  if (isWrite && request.is404) next(notFound());
  else next();
};

const BY_STATUS: Record<number, [ErrorCode, string]> = {
  400: ['invalid', 'The request could not be read. Please check what was sent.'],
  413: ['too_large', 'That is too large.'],
  415: ['wrong_type', 'Please send JSON.'],
  416: ['no_such_range', 'The file has no such part.'],
};

export const asRefusal = (error: FastifyError | AppError | Error): AppError => {
  if (error instanceof AppError) return error;
  if (databaseIsAway(error) || hasNoRoom(error) || waitedTooLong(error)) return away();
  const { statusCode = 500 } = error as FastifyError;
  const known = BY_STATUS[statusCode];
  if (known) return new AppError(...known);
  // A path that may not be opened, or is too long: nothing of ours is there.
  return statusCode < 500 ? notFound() : new AppError('fault', SOMETHING_WENT_WRONG);
};
