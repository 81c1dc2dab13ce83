// A mail server that refuses every recipient, and says who it was, as real ones do.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export const openRefusingSmtp = async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        const refused = /^RCPT TO:(<[^>]*>)/i.exec(line);
        socket.write(refused ? `550 5.1.1 ${refused[1]}: no such mailbox here\r\n` : '250 ok\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
