// Mail by SMTP: a server that falls silent is left, long before another process takes its mail over.
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { makeMail } from '#platform/mail/make-mail.ts';
import { openRefusingSmtp } from '#test/refusing-smtp.ts';
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

const headersOf = (mail: string): string => mail.split('\r\nContent-Type:')[0]!.replace(/\r\n[ \t]+/g, ' ');

test('tried again it is the same mail: a mailbox knows it by its id', async () => {
  const { taken, url } = await serverSilentAt();
  const mailer = smtpMailer({ url, from: 'Us <us@example.com>' });
  for (let again = 0; again < 2; again++) await mailer.send(MAIL, never);
  expect(taken.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1])).toEqual([
    `<${MAIL.id}@example.com>`,
    `<${MAIL.id}@example.com>`,
  ]);
});

test('a mail that can be ended by one tap says so in two headers, and both are signed', async () => {
  const { taken, url } = await serverSilentAt();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const unsubscribe = 'https://ijeuwa.example/unsubscribe?token=x';
  for (const spelled of [key, Buffer.from(key).toString('base64')]) {
    const mailer = smtpMailer({ url, from: 'us@example.com', signing: { selector: 's1', key: spelled } });
    await mailer.send({ ...MAIL, unsubscribe }, never);
  }
  expect(taken).toHaveLength(2);
  for (const mail of taken) {
    const headers = headersOf(mail);
    expect(headers).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, signature = ''] = /^DKIM-Signature: (.*)$/m.exec(headers) ?? [];
    const signed = /[ ;]h=([^;]*);/.exec(signature)?.[1]?.toLowerCase().replace(/\s/g, '').split(':');
    expect(signed).toEqual(
      expect.arrayContaining(['from', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']),
    );
  }
});

test('a mail that cannot be ended has neither', async () => {
  const { taken, url } = await serverSilentAt();
  await smtpMailer({ url, from: 'us@example.com' }).send(MAIL, never);
  expect(taken[0]).not.toMatch(/^List-/m);
});

test('a server that answers garbage has not taken it', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('\0\x01 what is this?\r\n'.repeat(3));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => server.close());
  const { port } = server.address() as { port: number };
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'us@example.com', patienceMs: 200 });
  await expect(mailer.send(MAIL, never)).rejects.toThrow();
});

test('what a server says of whom it refuses is told by its numbers alone', async () => {
  const post = await openRefusingSmtp();
  open.push(post.close);
  const sent = smtpMailer({ url: post.url, from: 'us@example.com' }).send(MAIL, never);
  const message: string = await sent.then(
    () => 'taken',
    (error) => `${error.message} ${error.stack} ${error.cause}`,
  );
  expect(message).toContain('the mail server refused the mail: EENVELOPE RCPT TO 550 5.1.1');
  expect(message).not.toContain(MAIL.to);
});
