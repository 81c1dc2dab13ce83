// The page of ours on which the visitor followed a link or sent a form.
import type { FastifyRequest } from 'fastify';

/** Its path and query; undefined when the visitor came from elsewhere, or the browser does not say. */
export const addressBefore = (request: FastifyRequest): string | undefined => {
  const from = URL.parse(request.headers.referer ?? '');
  if (!from || from.host !== request.headers.host) return undefined;
  const address = `${from.pathname}${from.search}`;
  return /^\/(?!\/)[\w/?=&%.-]*$/.test(address) ? address : undefined;
};
