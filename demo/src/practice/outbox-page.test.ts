// What the outbox of the demonstration shows of a mail: its words, its HTML held apart, and what is attached.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { practiceOutbox, practiceOutboxDir } from '@ijeuwa/server/adapters/mailer/practice-outbox';
import { makeMail } from '@ijeuwa/server/platform/mail/make-mail';
import fastify from 'fastify';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outboxPage } from './outbox-page.ts';

let dataDir: string;
const app = () =>
  fastify().register(outboxPage, {
    prefix: '/demo/outbox',
    dir: practiceOutboxDir(dataDir),
    findReader: async () => [],
    isPractice: () => false,
  });
const never = new AbortController().signal;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'outbox-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const send = async (hostile = '') => {
  const clock = { now: () => new Date('2026-11-24T09:00:00Z') };
  const { mailer, sms } = practiceOutbox({ dataDir, clock });
  await mailer.send(
    {
      id: '019a0000-0000-7000-8000-000000000001',
      ...makeMail('ada@example.com', {
        subject: `Your receipt ${hostile}`,
        preview: 'A preview',
        body: [`Thank you, Olúwafẹ́mi ${hostile}`],
        action: { lead: 'See it here:', label: 'See it', link: 'https://ijeuwa.example/receipt' },
        attachments: [
          { filename: 'Receipt of Ọlá.pdf', mediaType: 'application/pdf', content: Buffer.from([0, 255, 1]) },
        ],
      }),
    },
    never,
  );
  await sms.send({ to: '+2348031234567', text: '123456 is your code' }, never);
};
const open = async () => {
  const reply = await app().inject('/demo/outbox?to=ada');
  return { page: parse(reply.body), csp: String(reply.headers['content-security-policy']) };
};

test('a mail stands there as text, with one link, and as HTML in a frame where nothing runs', async () => {
  await send();
  const { page, csp } = await open();
  const mail = page.querySelector('article');
  expect(mail?.querySelectorAll('.both a').map((one) => one.getAttribute('href'))).toEqual([
    'https://ijeuwa.example/receipt',
  ]);
  const frame = mail?.querySelector('iframe');
  expect(frame?.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin|forms|top-navigation)/);
  expect(parse(frame?.getAttribute('srcdoc') ?? '').querySelector('h1')?.text).toBe('Your receipt');
  expect(csp).toContain("default-src 'none'");
  expect(csp).not.toContain('script-src');
});

test('what a stranger wrote ends neither the frame nor the page', async () => {
  await send('"></iframe><script>alert(1)</script>');
  const { page } = await open();
  expect(page.querySelectorAll('iframe')).toHaveLength(1);
  expect(page.querySelectorAll('script')).toEqual([]);
});

test('what is attached opens as a download, by its name', async () => {
  await send();
  const { page } = await open();
  const link = page.querySelector('.files a');
  expect(link?.text).toBe('Receipt of Ọlá.pdf');
  const reply = await app().inject(link?.getAttribute('href') ?? '');
  expect(reply.rawPayload).toEqual(Buffer.from([0, 255, 1]));
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Receipt of Ọlá.pdf')}`,
    'x-content-type-options': 'nosniff',
  });
});

test.each(['nothing.attached-0', '..%2F..%2Fsealing.key', 'x.json'])('%s is not there', async (file) => {
  await send();
  expect((await app().inject(`/demo/outbox/attached/${file}`)).statusCode).toBe(404);
});

test('an address that is asked for twice is the first of the two', async () => {
  await send();
  const reply = await app().inject('/demo/outbox?to=ada&to=%2B234');
  expect(
    parse(reply.body)
      .querySelectorAll('article h3')
      .map((one) => one.text.trim()),
  ).toEqual(['Your receipt']);
});

test('an SMS stands there as text alone', async () => {
  await send();
  const reply = await app().inject('/demo/outbox?to=%2B234');
  expect(
    parse(reply.body)
      .querySelectorAll('article, iframe')
      .map((one) => one.tagName),
  ).toEqual(['ARTICLE']);
});
