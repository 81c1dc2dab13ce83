// Reads what a page's form posts without script, in a scope that reads nothing else.
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Limits } from '../limits.ts';
import { cardIn } from './card-numbers.ts';
import { takeFormWrite } from './write-limit.ts';

// A form is large for its texts, never for the number of its fields.
const FIELDS_MAX = 100;

/** Of a name that comes twice the last counts; an empty field is one that was not filled in. */
const readForm = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(body)]
      .map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')] as const)
      .filter(([, value]) => value !== ''),
  );

export const acceptForms = (scope: FastifyInstance, limits: Pick<Limits, 'takeByAddress'>): void => {
  scope.addHook('onRequest', (request) => takeFormWrite(limits, request));
  scope.addHook('preValidation', async ({ body }) => {
    const wrong = cardIn(body);
    if (wrong) throw wrong;
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, done) =>
      body.split('&', FIELDS_MAX + 1).length > FIELDS_MAX
        ? done(new AppError('too_large', 'There are too many fields in this form.'))
        : done(null, readForm(body)),
  );
};
