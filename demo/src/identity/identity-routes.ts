// Mounts the practice identity provider in a Fastify server, under the prefix of its issuer.
import type { FastifyInstance } from 'fastify';
import type { NodeHandler } from './identity-provider.ts';

export function identityRoutes(
  app: FastifyInstance,
  { handler }: { handler: NodeHandler },
  done: () => void,
): void {
  // The provider reads its bodies itself: the stream must reach it untouched.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, read) => read(null));
  app.all('/*', (request, reply) => {
    reply.hijack();
    handler(request.raw, reply.raw);
  });
  done();
}
