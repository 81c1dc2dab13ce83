// Mail by SMTP: a server that falls silent is left, long before another process takes its mail over.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { smtpMailer } from './smtp-mailer.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

const MAIL = { to: 'ada@example.com', subject: 'Hello', text: 'Hello, Ada.' };

/** Speaks SMTP until the step that it never answers; without one it takes the mail. */
const serverSilentAt = async (step?: string) => {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let inData = false;
    const answer = (to: string, text: string) => to !== step && socket.write(`${text}\r\n`);
    answer('greeting', '220 here');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        const verb = line.slice(0, 4).toUpperCase();
        if (inData && line === '.') {
          inData = false;
          taken.push(MAIL.to);
          answer('end', '250 taken');
        } else if (inData) continue;
        else if (verb === 'DATA') {
          inData = true;
          answer('DATA', '354 go on');
        } else answer(verb, '250 ok');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { taken, url: `smtp://127.0.0.1:${port}` };
};
const never = new AbortController().signal;

test('a mail is taken', async () => {
  const { taken, url } = await serverSilentAt();
  await smtpMailer({ url, from: 'us@example.com' }).send(MAIL, never);
  expect(taken).toEqual([MAIL.to]);
});

test.each(['greeting', 'EHLO', 'RCPT', 'DATA', 'end'])('a server silent at %s is left', async (step) => {
  const { url } = await serverSilentAt(step);
  const mailer = smtpMailer({ url, from: 'us@example.com', patienceMs: 50 });
  await expect(mailer.send(MAIL, never)).rejects.toThrow(/time|never/i);
});

test('a mail under way is broken off by the signal', async () => {
  const { url } = await serverSilentAt('end');
  const stopping = new AbortController();
  const sent = smtpMailer({ url, from: 'us@example.com' }).send(MAIL, stopping.signal);
  stopping.abort();
  await expect(sent).rejects.toThrow(/abort/i);
});
