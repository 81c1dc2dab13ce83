// What is logged: structured lines with request ids, and never a secret, a message or a personal field.
import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

type LoggerOptions = FastifyServerOptions['logger'];

export const loggerOptions = (config: Config): LoggerOptions => ({
  level: config.LOG_LEVEL,
  serializers: {
    // The address without its query: tokens and searches travel there. No header, no body.
    req: (request: { method: string; url: string; id: string }) => ({
      method: request.method,
      path: request.url.split('?')[0],
      id: request.id,
    }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    // A database fault's message can quote a row; its code and place are enough.
    err: (error: Error & { code?: string | number }) => ({
      type: error.name,
      code: error.code,
      message: (error.message.split('\n')[0] ?? '').replace(/params:.*$/s, '').slice(0, 200),
      stack: (error.stack ?? '')
        .split('\n')
        .filter((line) => line.trimStart().startsWith('at '))
        .slice(0, 8)
        .join('\n'),
    }),
  },
});
