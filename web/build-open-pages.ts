// After the application: the pages that are written out as HTML, and the small scripts that enhance them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { BROWSERS } from './browsers.ts';
import { buildPageScript, type PageScript } from './build-enhancements.ts';
import { writeEntryPages } from './build-entry.ts';
import { contentPlugin } from './content/content-plugin.ts';
import { styleOfPage } from './page-style.ts';
import { makeIcons } from './pictures/icons.ts';
import { makePictures } from './pictures/make-pictures.ts';
import { makeSocialCards } from './pictures/social-cards.ts';
import type { Built, marksOf, openPages, renderOpenPage } from './src/app/open-pages/render-open-pages.tsx';

const HERE = import.meta.dirname;
const CLIENT = join(HERE, 'build', 'client');
const OPEN_PAGES = join(HERE, 'build', 'open-pages');
const WORK = join(HERE, 'build', 'work');

type Renderer = {
  openPages: typeof openPages;
  renderOpenPage: typeof renderOpenPage;
  marksOf: typeof marksOf;
};
type RouteEntry = { path?: string; parentId?: string; module: string; imports: string[]; css: string[] };
type RouterManifest = {
  entry: { module: string; imports: string[]; css: string[] };
  routes: Record<string, RouteEntry>;
};

rmSync(OPEN_PAGES, { recursive: true, force: true });
mkdirSync(OPEN_PAGES, { recursive: true });
await makeIcons(CLIENT);
const router = readRouterManifest();
const renderer = await buildRenderer();
const pictures = await makePictures(CLIENT);
const scripts = await buildPageScripts();
const stylesheet = await buildStylesheet();
// Nobody is served it: a journey compares the pages' own styles with it.
writeFileSync(join(OPEN_PAGES, 'whole-style.css'), stylesheet);
const built: Built = {
  font: assetNamed(/^literata-(?!italic|naira|letters)[\w-]+\.woff2$/),
  scripts: Object.fromEntries([...scripts].map(([path, { address }]) => [path, address])),
  application: applicationFiles(router),
  pictures,
  socialCards: await makeSocialCards(
    CLIENT,
    renderer.openPages
      .filter(({ listed }) => listed !== false)
      .map(({ path, title, picture }) => ({
        path,
        title: title.replace(/^Ijeuwa · | · Ijeuwa$/, ''),
        picture,
      })),
  ),
};
const pages = await Promise.all(
  renderer.openPages.map(async (page) => {
    const file = `${page.path === '/' ? 'index' : page.path.slice(1).replaceAll('/', '.')}.html`;
    const html = renderer.renderOpenPage(page, built);
    const script = scripts.get(page.path);
    const style = await styleOfPage(stylesheet, html, script ? [script.text] : []);
    writeFileSync(
      join(OPEN_PAGES, file),
      html.replace('</head>', () => `<style>${style}</style></head>`),
    );
    return { path: page.path, file, listed: page.listed !== false, changed: page.changed };
  }),
);
writeFileSync(
  join(OPEN_PAGES, 'open-pages.json'),
  JSON.stringify({
    pages,
    addresses: applicationAddresses(router),
    entry: await writeEntryPages(OPEN_PAGES),
  }),
);
await buildWorker();
rmSync(WORK, { recursive: true, force: true });
console.log(`${pages.length} pages written`);

function readRouterManifest(): RouterManifest {
  const name = assetNamed(/^manifest-[\w-]+\.js$/);
  const text = readFileSync(join(CLIENT, name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

function assetNamed(pattern: RegExp): string {
  const found = readdirSync(join(CLIENT, 'assets')).filter((name) => pattern.test(name));
  if (found.length !== 1) throw new Error(`One file like ${pattern} was expected, and there are: ${found}.`);
  return `/assets/${found[0]}`;
}

/** Pages that do the same share a script. */
async function buildPageScripts(): Promise<Map<string, PageScript>> {
  const scripts = new Map<string, PageScript>();
  const made = new Map<string, PageScript>();
  for (const page of renderer.openPages) {
    const names = renderer.marksOf(page, pictures);
    if (names.length === 0) continue;
    const key = names.join(' ');
    const script = made.get(key) ?? (await buildPageScript(names, CLIENT));
    made.set(key, script);
    scripts.set(page.path, script);
  }
  return scripts;
}

/** The whole design as one text. Its fonts are the application's files: what is the same has the same name. */
async function buildStylesheet(): Promise<string> {
  await build({
    root: HERE,
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      outDir: WORK,
      emptyOutDir: false,
      copyPublicDir: false,
      cssTarget: BROWSERS,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(HERE, 'src', 'ui', 'theme.css') },
    },
  });
  const name = readdirSync(join(WORK, 'assets')).find((one) => one.endsWith('.css'))!;
  const text = readFileSync(join(WORK, 'assets', name), 'utf8');
  for (const [address] of text.matchAll(/\/assets\/[\w.-]+/g))
    if (!existsSync(join(CLIENT, address))) throw new Error(`The application has no ${address}.`);
  return text;
}

async function buildRenderer(): Promise<Renderer> {
  await build({
    root: HERE,
    configFile: false,
    logLevel: 'warn',
    plugins: [contentPlugin()],
    build: {
      outDir: WORK,
      emptyOutDir: false,
      copyPublicDir: false,
      ssr: join(HERE, 'src', 'app', 'open-pages', 'render-open-pages.tsx'),
      rolldownOptions: { output: { entryFileNames: 'render.js' } },
    },
  });
  return import(join(WORK, 'render.js'));
}

/** Its version is what the pages say: another text is another worker, and older pages are forgotten. */
async function buildWorker(): Promise<void> {
  const texts = pages.map(({ file }) => readFileSync(join(OPEN_PAGES, file)));
  const version = createHash('sha256').update(Buffer.concat(texts)).digest('hex').slice(0, 12);
  const toRead = pages.filter(({ listed, path }) => listed || path === '/offline').map(({ path }) => path);
  await build({
    root: HERE,
    configFile: false,
    logLevel: 'warn',
    define: {
      BUILD: JSON.stringify(version),
      PAGES: JSON.stringify(toRead),
      ADDRESSES: JSON.stringify(applicationAddresses(router)),
    },
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      copyPublicDir: false,
      target: BROWSERS,
      rolldownOptions: {
        input: join(HERE, 'worker', 'service-worker.ts'),
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  });
}

/** What a visitor's first step into the application needs. */
function applicationFiles({ entry, routes }: RouterManifest): string[] {
  const screen = Object.values(routes).find((route) => route.path === 'auth')!;
  const frames = [routes.root!, routes[screen.parentId!]!, screen];
  const files = [entry, ...frames].flatMap(({ module, imports, css }) => [...css, module, ...imports]);
  return [...new Set(files)];
}

/** The application's own addresses: any other that is no page either is not found. */
function applicationAddresses({ routes }: RouterManifest): string[] {
  return Object.values(routes)
    .map(({ path }) => path)
    .filter((path): path is string => path !== undefined && path !== '' && !path.endsWith('*'))
    .map((path) => `/${path}`);
}
