// The web in headless Chromium: every open page on a slow phone, and the first views of /auth and of the deck.
// Baselines: a blank page that the same server serves, and its health call, for what a connection costs anyway.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemo } from '@ijeuwa/demo/start';
import { startProduct } from '@ijeuwa/server/app/start-product';
import { readConfig } from '@ijeuwa/server/platform/config';
import { chromium } from '@playwright/test';
import { firstView, printView } from './first-view.ts';
import { weighOpenPages } from './open-pages.ts';

const BLANK_PATH = '/blank';
// Without a letter on it nothing would be painted.
const BLANK_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title></head><body>.</body></html>';
const LISTING = new URL('../web/build/open-pages/open-pages.json', import.meta.url);

const say = (line: string) => console.log(`· ${line}`);

const listOpenPages = (): string[] => {
  const { pages }: { pages: { path: string; listed: boolean }[] } = JSON.parse(readFileSync(LISTING, 'utf8'));
  return pages.filter(({ listed }) => listed).map(({ path }) => path);
};

const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-bench-web-'));
// Run by root, the database works as another user, who must be able to come in.
chmodSync(dataDir, 0o755);
const port = 3987;
const product = await startProduct(
  readConfig({
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO_MEMBERS: '8',
    LOG_LEVEL: 'fatal',
    WIDE_LIMITS: 'on',
  }),
  say,
);
const demo = await startDemo(product, say);
try {
  product.app.get(BLANK_PATH, (_request, reply) => reply.type('text/html; charset=utf-8').send(BLANK_PAGE));
  await product.app.listen({ port, host: '127.0.0.1' });
  product.openSockets();
  await product.startBackground();
  await demo.fillWorld();
  const base = `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}`;
  const executablePath =
    process.env.CHROMIUM_PATH ??
    ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const met = [await weighOpenPages(browser, base, BLANK_PATH, listOpenPages())];
  for (const [path, signIn] of [
    ['/api/health', false],
    ['/auth', false],
    ['/dating-app', true],
  ] as const) {
    met.push(printView(path, await firstView(browser, base, path, signIn)));
  }
  await browser.close();
  if (met.includes(false)) process.exitCode = 1;
} finally {
  await demo.stop();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
