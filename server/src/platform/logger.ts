// What is logged: structured lines with request ids, and never a secret, a message or a personal field.
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { MINUTE_MS } from './clock.ts';
import type { Config } from './config.ts';
import { databaseIsAway } from './database/connect.ts';
import { withoutCard } from './http/card-numbers.ts';

type LoggerOptions = FastifyServerOptions['logger'];

/** Where the lines go; the standard output unless somebody reads them. */
export type LogTo = { write(line: string): void };

export const loggerOptions = (config: Config, logTo?: LogTo): LoggerOptions => ({
  level: config.LOG_LEVEL,
  ...(logTo && { stream: logTo }),
  serializers: {
    // The address without its query: searches travel there. No header, no body.
    req: (request: { method: string; url: string; id: string }) => ({
      method: request.method,
      path: pathOf(request.url),
      id: request.id,
    }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    err: faultOf,
  },
});

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** A secret can stand in a path too, such as a calendar's; by an id alone nobody is let in, and whoever mends needs it. */
export const pathOf = (url: string): string =>
  withoutCard(url.split('?')[0]!).replace(/[\w-]{32,}/g, (run) => (UUID.test(run) ? run : '***'));

const AWAY_TOLD_EVERY_MS = MINUTE_MS;

/** Of what no call answers for. While somebody is away all fails in the same way: that is told once a minute. */
export const makeErrorLog = (log: FastifyBaseLogger) => {
  let toldAt = -Infinity;
  return (err: unknown): void => {
    if (!databaseIsAway(err)) log.error({ err }, 'behind the scenes');
    else if (performance.now() - toldAt >= AWAY_TOLD_EVERY_MS) {
      toldAt = performance.now();
      log.warn({ err }, 'the database, or another party, is away');
    }
  };
};

type Fault = Error & { code?: string | number };

/** What may be told of a fault: its kind, and the words and places of the one that caused it. */
export const faultOf = (thrown: unknown) => {
  const error: Fault = thrown instanceof Error ? thrown : new Error(String(thrown));
  const root = rootOf(error);
  return {
    type: error.name,
    code: error.code ?? root.code ?? (root.cause as Fault | undefined)?.code,
    message: [...new Set([error, root])].map(wordsOf).join(': '),
    stack: (root.stack ?? '')
      .split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 8)
      .join('\n'),
  };
};

/** The database's own fault is left out: its message can quote a row, and its code is enough. */
const rootOf = (error: Fault): Fault =>
  error.cause instanceof Error && !('severity' in error.cause) ? rootOf(error.cause) : error;

const wordsOf = ({ message }: Error): string =>
  (message.split('\n')[0] ?? '').replace(/params:.*$/s, '').slice(0, 200);
