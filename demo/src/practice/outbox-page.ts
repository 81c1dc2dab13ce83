// The outbox of the demonstration: a page that shows every mail and SMS that would have left.

import type { PracticeAttachment, PracticeMessage } from '@ijeuwa/server/adapters/mailer/practice-outbox';
import { type Html, html } from '@ijeuwa/server/platform/html';
import { MAIL_STYLE_SHEET } from '@ijeuwa/server/platform/mail/mail-style';
import type { FastifyInstance } from 'fastify';
import { attachmentRoute } from './outbox-attachment.ts';
import { pageHeadersAround, practicePage } from './practice-page.ts';
import type { FindReader } from './reader.ts';
import { listStates, readState } from './state-files.ts';

const SHOWN_MAX = 100;
const headers = pageHeadersAround(MAIL_STYLE_SHEET);

type Outbox = {
  /** Where the practice mailer and SMS sender leave their files. */
  dir: string;
  findReader: FindReader;
  /** Whether somebody of the demonstration's own people is written to. */
  isPractice(to: string): boolean;
};

/** What was sent to the reader stands first, and to practice members last. `?to=` shows one address alone. */
export const outboxPage = (
  app: FastifyInstance,
  { dir, findReader, isPractice }: Outbox,
  done: () => void,
): void => {
  attachmentRoute(app, dir);
  const readMessages = makeReadMessages(dir);
  app.get<{ Querystring: { to?: string | string[] } }>('/', async (request, reply) => {
    const reader = await findReader(request.headers.cookie);
    const [to = ''] = [request.query.to].flat();
    const wanted = to.trim().toLowerCase();
    const turns: readonly [title: string, of: (to: string) => boolean][] = [
      ['To you', (to) => reader.includes(to)],
      ['To others', (to) => !isPractice(to)],
      ['To practice members', () => true],
    ];
    const sent = readMessages(wanted).map((message) => ({
      message,
      turn: turns.findIndex(([, of]) => of(message.to)),
    }));
    const groups = turns.map(([title], at) => ({
      title,
      messages: sent.filter(({ turn }) => turn === at).slice(0, SHOWN_MAX),
    }));
    return reply.headers(headers).send(
      practicePage({
        title: 'Outbox of the demonstration',
        player: 'Outbox',
        reminder:
          'Demonstration: every mail, SMS and push that would have left stands here. Nothing is really sent but pushes, to browsers that asked for them.',
        body: html`
          <h1>Outbox</h1>
          <form method="get" action="/demo/outbox">
            <label for="to">Show only messages to</label>
            <input id="to" name="to" value="${to}" autocomplete="off">
            <button class="quiet" type="submit">Show</button>
          </form>
          ${sent.length === 0 && html`<p>No message yet.</p>`}
          ${groups
            .filter(({ messages }) => messages.length > 0)
            .map(
              ({ title, messages }) =>
                html`<h2>${title}</h2>${messages.map(({ message }) => shown(message))}`,
            )}`,
      }),
    );
  });
  done();
};

/** A message never changes: whom each is to is remembered, and those to others are not read again. */
const makeReadMessages = (dir: string) => {
  const known = new Map<string, string>();
  const read = (file: string): PracticeMessage | undefined => {
    const message = readState<PracticeMessage>(file);
    if (message) known.set(file, message.to.toLowerCase());
    return message;
  };
  return (to: string): PracticeMessage[] =>
    listStates(dir)
      .sort()
      .reverse()
      .filter((file) => known.get(file)?.includes(to) ?? true)
      .flatMap((file) => read(file) ?? [])
      .filter((message) => message.to.toLowerCase().includes(to));
};

const shown = (message: PracticeMessage): Html => html`
  <article class="message">
    <h3>${message.subject || 'SMS'}</h3>
    <p class="hint">${CARRIED_BY[message.channel]} to ${message.to}, ${lagosTime(message.at)}</p>
    ${message.html === undefined ? words(message) : html`<div class="both"><div>${words(message)}</div>${framed(message.subject, message.html)}</div>`}
    ${files(message.attachments ?? [])}
  </article>`;

const CARRIED_BY = { mail: 'Mail', sms: 'SMS', push: 'Push' } as const;

const words = ({ text }: PracticeMessage): Html =>
  html`${text.split('\n\n').map((paragraph) => html`<p>${paragraph.split('\n').map(line)}</p>`)}`;

const line = (text: string): Html =>
  /^https?:\/\/\S+$/.test(text) ? html`<a href="${text}">${text}</a><br>` : html`${text}<br>`;

/** As a mailbox would show it: nothing runs in it, it reaches nothing of ours, and its links open beside it. */
const framed = (subject: string, mail: string): Html =>
  html`<iframe class="mail" title="${subject}, as a mailbox shows it" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" srcdoc="${mail}"></iframe>`;

const files = (attachments: readonly PracticeAttachment[]): Html | false =>
  attachments.length > 0 &&
  html`<ul class="files" aria-label="Attached">${attachments.map(
    ({ filename, bytes, file }) =>
      html`<li><a href="/demo/outbox/attached/${file}">${filename}</a> <span class="hint">${inKilobytes(bytes)}</span></li>`,
  )}</ul>`;

const inKilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} kB`;

const lagosTime = (at: string): string =>
  new Intl.DateTimeFormat('en-NG', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Africa/Lagos',
  }).format(new Date(at));
