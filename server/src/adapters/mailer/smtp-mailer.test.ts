// Mail by SMTP: a server that falls silent is left, long before another process takes its mail over.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { makeMail } from '#platform/mail/make-mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

const FILE = Buffer.from([0, 255, 13, 10, 46, 13, 10, 7]);
const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
const LETTER = makeMail('ada@example.com', {
  subject: 'Hello,\r\nBcc: all@example.com',
  preview: 'A receipt',
  body: ['Hello, Olúwafẹ́mi.'],
  attachments: [{ filename: 'Receipt of Ọlá.pdf', mediaType: 'application/pdf', content: FILE }],
});

const MAIL = { id: '019a0000-0000-7000-8000-000000000001', ...LETTER };

/** Speaks SMTP until the step that it never answers; without one it takes the mail. */
const serverSilentAt = async (step?: string) => {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let inData = false;
    const data: string[] = [];
    const answer = (to: string, text: string) => to !== step && socket.write(`${text}\r\n`);
    answer('greeting', '220 here');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        const verb = line.slice(0, 4).toUpperCase();
        if (inData && line === '.') {
          inData = false;
          taken.push(data.splice(0).join('\r\n'));
          answer('end', '250 taken');
        } else if (inData) data.push(line);
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
  expect(taken).toEqual([expect.stringContaining(`To: ${MAIL.to}`)]);
});

test('it arrives as text and as HTML to choose from, and its file beside them', async () => {
  const { taken, url } = await serverSilentAt();
  await smtpMailer({ url, from: 'us@example.com' }).send(MAIL, never);
  const [mail = ''] = taken;
  const kinds = [...mail.matchAll(/^Content-Type: ([\w/]+)/gm)].map(([, kind]) => kind);
  expect(kinds).toEqual([
    'multipart/mixed',
    'multipart/alternative',
    'text/plain',
    'text/html',
    'application/pdf',
  ]);
  expect(mail).toContain('Content-Disposition: attachment');
  expect(mail).toContain(FILE.toString('base64'));
  expect(fromQuotedPrintable(mail).match(/Hello, Olúwafẹ́mi\./g)).toHaveLength(2);
  expect(mail).not.toMatch(/^Bcc:/m);
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
