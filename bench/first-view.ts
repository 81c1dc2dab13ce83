// What one address fetches in a fresh browser, by kind: bytes on the wire, compressed, with their headers.
import type { Browser } from '@playwright/test';

const TARGET_KB = 200;

type Kind = 'code' | 'style' | 'fonts' | 'pictures' | 'data' | 'page';
type View = Record<Kind | 'requests', number>;

const KIND: Record<string, Kind> = {
  Script: 'code',
  Stylesheet: 'style',
  Font: 'fonts',
  Image: 'pictures',
  Document: 'page',
};

export const firstView = async (
  browser: Browser,
  base: string,
  path: string,
  signIn: boolean,
): Promise<View> => {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 360, height: 740 } });
  if (signIn)
    await context.request.post('/api/auth/login', {
      data: { email: 'ada@demo.ijeuwa.example', password: 'journey of life' },
    });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const kinds = new Map<string, Kind>();
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

/** Answers whether its code and style are as small as they should be. */
export const printView = (path: string, view: View): boolean => {
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
  const codeAndStyle = (view.code + view.style) / 1024;
  const met = codeAndStyle <= TARGET_KB;
  console.log(
    `${path}: code ${kb(view.code)}, style ${kb(view.style)}, fonts ${kb(view.fonts)}, pictures ${kb(view.pictures)}, data ${kb(view.data)}, page ${kb(view.page)}, ${view.requests} requests`,
  );
  console.log(
    `  code and style ${codeAndStyle.toFixed(1)} kB (target at most ${TARGET_KB}): ${met ? 'met' : 'MISSED'}`,
  );
  return met;
};
