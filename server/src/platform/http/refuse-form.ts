// How a form that was posted without script is refused: its page again, with everything in it but passwords.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../app-error.ts';
import { fillForm } from './fill-form.ts';
import { answerError, asRefusal } from './refuse.ts';

export type RefusedForm = {
  error: Error;
  values: Readonly<Record<string, string>>;
  /** The page that the form stands in; undefined where nothing is built. */
  page: string | undefined;
  /** What is said above the form. */
  messageOf: (refusal: AppError) => string;
};

// Its body was not read: nothing of it can be shown again here.
const FORM_TOO_LARGE =
  'That is too large for this form. Your browser’s Back leads to what you wrote; please make it shorter.';

export const refuseForm = (
  { error, values, page, messageOf }: RefusedForm,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  if (page === undefined) return answerError(error, request, reply);
  const refusal = asRefusal(error);
  if (refusal.code === 'fault') request.log.error({ err: error }, 'fault');
  if (refusal.retryAfterSeconds) reply.header('retry-after', String(refusal.retryAfterSeconds));
  const message = refusal.code === 'too_large' ? FORM_TOO_LARGE : messageOf(refusal);
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(fillForm(page, { values, errors: refusal.fields ?? {}, message }));
};

/** Whether what is wrong stands at its fields, so that above them one line suffices. */
export const isOfFields = ({ code, fields = {} }: AppError): boolean =>
  code === 'invalid' && Object.keys(fields).length > 0;
