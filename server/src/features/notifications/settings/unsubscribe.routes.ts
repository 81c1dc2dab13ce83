// The end of a kind of mails: a page with a button, and the post that the button or a mailbox sends, without a cookie or script.
import { UNSUBSCRIBE_PATH } from '@ijeuwa/contract/notification-settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SMALL_PAGE_HEADERS } from '#platform/small-page.ts';
import type { Unsubscribe } from './unsubscribe.service.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

type Asked = FastifyRequest<{ Querystring: { token?: string | string[] } }>;

export const unsubscribeRoutes = (app: FastifyInstance, unsubscribe: Unsubscribe): void => {
  const readIn = ({ query }: Asked) => unsubscribe.read([query.token].flat()[0] ?? '');

  app.register((scope, _, done) => {
    // What a mailbox posts is one word that says nothing new, in whatever form.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, taken) => taken(null));
    const options = { schema: { hide: true } };

    // It changes nothing: mailboxes and their guards open every link.
    scope.get(UNSUBSCRIBE_PATH, options, async (request: Asked, reply) => {
      const asked = readIn(request);
      reply.headers(SMALL_PAGE_HEADERS).code(asked ? 200 : 404);
      return unsubscribePage(asked ? { asks: asked.about } : 'unknown');
    });
    scope.post(UNSUBSCRIBE_PATH, options, async (request: Asked, reply) => {
      const asked = readIn(request);
      if (asked) await unsubscribe.end(asked);
      reply.headers(SMALL_PAGE_HEADERS).code(asked ? 200 : 404);
      return unsubscribePage(asked ? { ended: asked.about } : 'unknown');
    });
    done();
  });
};
