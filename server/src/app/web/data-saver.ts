// Whether a visitor saves data: by hand, in the footer or the menu, else as the browser says.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'node-html-parser';
import { SAVER_COOKIE } from '#platform/http/cookies.ts';
import { addressBefore } from './address-before.ts';

const YEAR_SECONDS = 31_536_000;
const FORM_MAX_BYTES = 256;

export const savesData = (request: FastifyRequest): boolean => {
  const chosen = request.cookies[SAVER_COOKIE];
  return chosen ? chosen === 'on' : request.headers['save-data'] === 'on';
};

/** POST /data-saver, saver=on or saver=off as a form sends it; leads back to where the form stood. */
export const takeDataSaver = (app: FastifyInstance, _: unknown, done: () => void): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );
  app.post('/data-saver', { schema: { hide: true } }, async (request, reply) => {
    const wanted = request.body instanceof URLSearchParams ? request.body.get('saver') : null;
    // The application reads it too, for its own pictures.
    const cookie = { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: false } as const;
    if (wanted === 'on' || wanted === 'off') reply.setCookie(SAVER_COOKIE, wanted, cookie);
    return reply.redirect(addressBefore(request) ?? '/', 303);
  });
  done();
};

/** The page with small pictures, and in its lists none before a tap. */
export const spare = (html: string): string => {
  const document = parse(html, { comment: true });
  document.querySelector('html')?.setAttribute('data-saver', '');
  for (const one of document.querySelectorAll('link[rel="preload"][as="image"]')) one.remove();
  for (const picture of document.querySelectorAll('img[data-light]')) {
    picture.setAttribute('src', picture.getAttribute('data-light')!);
    for (const name of ['srcset', 'srcSet', 'sizes']) picture.removeAttribute(name);
    // What is inside a closed <details> and lazy is not fetched.
    if (!picture.closest('[data-list]')) continue;
    picture.setAttribute('loading', 'lazy');
    picture.replaceWith(
      `<details class="tap-picture"><summary>Show the picture</summary>${picture.toString()}</details>`,
    );
  }
  const form = document.querySelector('[data-saver-form]');
  const state = form?.querySelector('[data-saver-state]');
  const button = form?.querySelector('[data-saver-button]');
  if (state) state.innerHTML = 'You are saving data: pictures are small, and in lists they wait for a tap.';
  if (button) {
    button.setAttribute('value', 'off');
    button.innerHTML = 'Show pictures in full';
  }
  return document.toString();
};
