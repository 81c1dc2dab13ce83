// Mounts the practice identity provider in a Fastify server, under the prefix of its issuer.
import type { FastifyInstance } from 'fastify';
import type { NodeHandler } from './identity-provider.ts';

export async function identityRoutes(
  app: FastifyInstance,
  { handler }: { handler: NodeHandler },
): Promise<void> {
  // The provider reads its bodies itself: the stream must reach it untouched.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.all('/*', (request, reply) => {
    reply.hijack();
    handler(request.raw, reply.raw);
  });
}
