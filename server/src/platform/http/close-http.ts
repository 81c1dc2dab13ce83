// Closes the server's door within seconds, whoever stands in it: a request that never ends, a socket that comes back.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What is being answered may end by itself for so long. */
const PATIENCE_MS = 3_000;

/** Node's own closeAllConnections leaves those that became web sockets. */
export const makeCloseHttp = (app: FastifyInstance): (() => Promise<void>) => {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return async () => {
    const patience = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, PATIENCE_MS);
    await app.close().finally(() => clearTimeout(patience));
  };
};
