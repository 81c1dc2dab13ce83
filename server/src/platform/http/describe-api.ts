// The description of the API, made from the contract, and a page that reads it; the back office is described to staff.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { type Gate, STAFF_COOKIE } from './viewer.ts';

const OF_STAFF = '/api/staff/';

/** Before any route: what is registered earlier is not described. */
export const describeApi = async (app: FastifyInstance, gate: Gate): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ijeuwa',
        version: '1',
        description:
          'Every call of the product. Members sign in with a cookie, or with a bearer token that an API client asks for.',
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }) as never,
  });
  app.decorateRequest('isOfStaff', false);
  const findOutWhoReads = async (request: FastifyRequest) => {
    const token = request.cookies[STAFF_COOKIE];
    request.isOfStaff = token ? (await gate.findStaff(token)) !== undefined : false;
  };
  const fitFor = (request: FastifyRequest, described: { paths?: object }) => {
    if (request.isOfStaff) return described;
    const paths = Object.entries(described.paths ?? {}).filter(([path]) => !path.startsWith(OF_STAFF));
    return { ...described, paths: Object.fromEntries(paths) };
  };
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiHooks: { onRequest: findOutWhoReads },
    transformSpecificationClone: false,
    transformSpecification: (described, request) => fitFor(request, described),
  });
  const options = { schema: { hide: true }, onRequest: findOutWhoReads };
  app.get('/api/openapi.json', options, async (request, reply) => {
    // Of staff and of strangers at the same address.
    reply.header('cache-control', 'no-store');
    return fitFor(request, app.swagger());
  });
};

declare module 'fastify' {
  interface FastifyRequest {
    isOfStaff: boolean;
  }
}
