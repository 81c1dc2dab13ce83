// What opens without a network: the pages to read, and the application's frame. It never keeps what a member sees.
import { hearPush } from './push.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;
/** Written in by the build. */
declare const BUILD: string;
declare const PAGES: readonly string[];
declare const ADDRESSES: readonly string[];

const PAGES_KEPT = `pages-${BUILD}`;
const FILES_KEPT = 'files';
const PICTURES_KEPT = 'pictures';
const PICTURES_MAX = 60;
const FILES_MAX = 160;
/** The application with no screen in it yet: it becomes the screen of any address. */
const APPLICATION = '/index.html';
const OFFLINE = '/offline';

const ofApplication = ADDRESSES.map((one) => new RegExp(`^${one.replace(/:[A-Za-z]+/g, '[^/]+')}/?$`));

const isApplication = (path: string): boolean => ofApplication.some((pattern) => pattern.test(path));

hearPush(worker, isApplication);

worker.addEventListener('install', (event) => {
  // What a first visit costs: two small pages. The others come when the device has time.
  event.waitUntil(keepPages([OFFLINE, APPLICATION]));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlderPages().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  const { kind, files } = event.data as { kind: string; files?: string[] };
  if (kind === 'keep-files') event.waitUntil(keepFiles(files ?? []));
  if (kind === 'keep-pages') event.waitUntil(keepPages(PAGES));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request, url.pathname));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fromKept(request, FILES_KEPT, FILES_MAX));
  else if (url.pathname.startsWith('/pictures/'))
    event.respondWith(fromKept(request, PICTURES_KEPT, PICTURES_MAX));
});

/** The network's page where there is one: only without a network the kept one. */
async function openPage(request: Request, path: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok && PAGES.includes(path)) await keep(PAGES_KEPT, path, answer.clone());
    return answer;
  } catch {
    const kept = await caches.open(PAGES_KEPT);
    const found = await kept.match(isApplication(path) ? APPLICATION : path);
    return found ?? (await kept.match(OFFLINE)) ?? Response.error();
  }
}

/** A hashed file never changes: what was fetched once is not fetched again. */
async function fromKept(request: Request, name: string, max: number): Promise<Response> {
  const kept = await caches.open(name);
  const found = await kept.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await kept.put(request.url, answer.clone());
    const keys = await kept.keys();
    for (const oldest of keys.slice(0, Math.max(0, keys.length - max))) await kept.delete(oldest);
  }
  return answer;
}

async function keepFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await fromKept(new Request(file), FILES_KEPT, FILES_MAX).catch(() => undefined);
}

async function keepPages(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const kept = await caches.open(PAGES_KEPT);
    if (await kept.match(path)) continue;
    // Without cookies: what is kept is the page of a stranger, whoever is signed in.
    const answer = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } });
    if (answer.ok && !answer.redirected) await keep(PAGES_KEPT, path, answer);
  }
}

async function keep(name: string, path: string, answer: Response): Promise<void> {
  if (!answer.redirected) await (await caches.open(name)).put(path, answer);
}

async function forgetOlderPages(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith('pages-') && name !== PAGES_KEPT);
  await Promise.all(older.map((name) => caches.delete(name)));
}
