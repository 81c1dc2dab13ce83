// The outbox of the demonstration: a page that shows every mail and SMS that would have left.

import type { PracticeMessage } from '@ijeuwa/server/adapters/mailer/practice-outbox';
import type { FastifyInstance } from 'fastify';
import { type Html, html, pageHeaders, practicePage } from './practice-page.ts';
import { listStates, readState } from './state-files.ts';

const SHOWN_MAX = 100;

/** `dir`: where the practice mailer and SMS sender leave their files. `?to=` shows one address alone. */
export const outboxPage = async (app: FastifyInstance, { dir }: { dir: string }): Promise<void> => {
  app.get<{ Querystring: { to?: string } }>('/', async (request, reply) => {
    const messages = readMessages(dir, request.query.to?.trim().toLowerCase());
    return reply.headers(pageHeaders).send(
      practicePage({
        title: 'Outbox of the demonstration',
        player: 'Outbox',
        reminder:
          'Demonstration: every mail and SMS that would have left stands here. Nothing is really sent.',
        body: html`
          <h1>Outbox</h1>
          <form method="get" action="/demo/outbox">
            <label for="to">Show only messages to</label>
            <input id="to" name="to" value="${request.query.to ?? ''}" autocomplete="off">
            <button class="quiet" type="submit">Show</button>
          </form>
          ${messages.length === 0 ? html`<p>No message yet.</p>` : messages.map(shown)}`,
      }),
    );
  });
};

const readMessages = (dir: string, to: string | undefined): PracticeMessage[] =>
  listStates(dir)
    .sort()
    .reverse()
    .flatMap((file) => readState<PracticeMessage>(file) ?? [])
    .filter((message) => !to || message.to.toLowerCase().includes(to))
    .slice(0, SHOWN_MAX);

const shown = (message: PracticeMessage): Html => html`
  <article class="message">
    <h2>${message.subject || 'SMS'}</h2>
    <p class="hint">${message.channel === 'mail' ? 'Mail' : 'SMS'} to ${message.to}, ${lagosTime(message.at)}</p>
    ${message.text.split('\n\n').map((paragraph) => html`<p>${paragraph.split('\n').map(line)}</p>`)}
  </article>`;

const line = (text: string): Html =>
  /^https?:\/\/\S+$/.test(text) ? html`<a href="${text}">${text}</a><br>` : html`${text}<br>`;

const lagosTime = (at: string): string =>
  new Intl.DateTimeFormat('en-NG', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Africa/Lagos',
  }).format(new Date(at));
