// Reads a body of JSON: none is none, and a large one is large for its texts, never for its parts.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

// What is read costs by the number of its parts more than by its length; no honest body has so many commas.
const PARTS_MAX = 16_384;
const PART = ['[', '{', ','] as const;

/** Whatever stands within its texts counts too: looking is cheap, and reading is not. */
const hasTooManyParts = (body: string): boolean => {
  if (body.length <= PARTS_MAX) return false;
  let parts = 0;
  for (const mark of PART)
    for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + 1))
      if (++parts > PARTS_MAX) return true;
  return false;
};

/** The type of a body that is not there says nothing; Fastify reads none with a question. */
export const forgetTypeOfNothing = ({ method, headers }: FastifyRequest): void => {
  const isQuestion = method === 'GET' || method === 'HEAD';
  const length = Number(headers['content-length'] ?? 0);
  if (isQuestion || (length === 0 && !headers['transfer-encoding'])) delete headers['content-type'];
};

/** JSON, or the upload an endpoint states: nothing else is read. An empty body needs no content type. */
export const acceptJsonOnly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (hasTooManyParts(body as string))
      return done(new AppError('too_large', 'There are too many parts in it.'));
    void parse(request, body as string, done);
  });
};
