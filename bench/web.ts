// First views in headless Chromium: bytes on the wire, compressed, of /auth and of the deck, all in.
// Baseline: the smallest page that the same server serves (its health call), for what a connection costs anyway.
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemo } from '@ijeuwa/demo/start';
import { startProduct } from '@ijeuwa/server/app/start-product';
import { readConfig } from '@ijeuwa/server/platform/config';
import { type Browser, chromium } from '@playwright/test';

const TARGET_KB = 200;
const say = (line: string) => console.log(`· ${line}`);

type View = {
  code: number;
  style: number;
  fonts: number;
  pictures: number;
  data: number;
  page: number;
  requests: number;
};

/** Everything that one address fetches in a fresh browser, by kind, in compressed bytes. */
const firstView = async (browser: Browser, base: string, path: string, signIn: boolean): Promise<View> => {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 360, height: 740 } });
  if (signIn)
    await context.request.post('/api/auth/login', {
      data: { email: 'ada@demo.ijeuwa.example', password: 'journey of life' },
    });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const kinds = new Map<string, keyof View>();
  const view: View = { code: 0, style: 0, fonts: 0, pictures: 0, data: 0, page: 0, requests: 0 };
  wire.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, KIND[type] ?? 'data');
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    view[kinds.get(requestId) ?? 'data'] += encodedDataLength;
    view.requests++;
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await context.close();
  return view;
};

const KIND: Record<string, keyof View> = {
  Script: 'code',
  Stylesheet: 'style',
  Font: 'fonts',
  Image: 'pictures',
  Document: 'page',
};

const print = (path: string, view: View): void => {
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
  const codeAndStyle = (view.code + view.style) / 1024;
  console.log(
    `${path}: code ${kb(view.code)}, style ${kb(view.style)}, fonts ${kb(view.fonts)}, pictures ${kb(view.pictures)}, data ${kb(view.data)}, page ${kb(view.page)}, ${view.requests} requests`,
  );
  console.log(
    `  code and style ${codeAndStyle.toFixed(1)} kB (target at most ${TARGET_KB}): ${codeAndStyle <= TARGET_KB ? 'met' : 'MISSED'}`,
  );
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
  for (const [path, signIn] of [
    ['/api/health', false],
    ['/auth', false],
    ['/dating-app', true],
  ] as const) {
    print(path, await firstView(browser, base, path, signIn));
  }
  await browser.close();
} finally {
  await demo.stop();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
