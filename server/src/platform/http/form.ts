// Reads what a page's form posts without script, in a scope that reads nothing else.
import type { FastifyInstance } from 'fastify';

/** Of a name that comes twice the last counts; an empty field is one that was not filled in. */
const readForm = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(body)]
      .map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')] as const)
      .filter(([, value]) => value !== ''),
  );

export const acceptForms = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readForm(body as string)),
  );
};
