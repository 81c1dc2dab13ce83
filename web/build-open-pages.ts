// After the application: the pages that are written out as HTML, and the small scripts that enhance them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { BROWSERS } from './browsers.ts';
import { writeEntryPages } from './build-entry.ts';
import { contentPlugin } from './content/content-plugin.ts';
import { styleOfPage } from './page-style.ts';
import { makeIcons } from './pictures/icons.ts';
import { makePictures } from './pictures/make-pictures.ts';
import { makeSocialCards } from './pictures/social-cards.ts';
import type { Built, openPages, renderOpenPage } from './src/app/open-pages/render-open-pages.tsx';

const HERE = import.meta.dirname;
const CLIENT = join(HERE, 'build', 'client');
const OPEN_PAGES = join(HERE, 'build', 'open-pages');
const WORK = join(HERE, 'build', 'work');

type Renderer = { openPages: typeof openPages; renderOpenPage: typeof renderOpenPage };
type RouteEntry = { path?: string; parentId?: string; module: string; imports: string[]; css: string[] };
type RouterManifest = {
  entry: { module: string; imports: string[]; css: string[] };
  routes: Record<string, RouteEntry>;
};

rmSync(OPEN_PAGES, { recursive: true, force: true });
mkdirSync(OPEN_PAGES, { recursive: true });
await makeIcons(CLIENT);
const router = readRouterManifest();
const enhancements = await buildEnhancements();
const renderer = await buildRenderer();
const stylesheet = await buildStylesheet();
// Nobody is served it: a journey compares the pages' own styles with it.
writeFileSync(join(OPEN_PAGES, 'whole-style.css'), stylesheet);
const built: Built = {
  font: assetNamed(/^literata-(?!italic|naira|letters)[\w-]+\.woff2$/),
  wakePage: enhancements.wakePage,
  enhancements: enhancements.files,
  application: applicationFiles(router),
  pictures: await makePictures(CLIENT),
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
    const style = await styleOfPage(
      stylesheet,
      html,
      html.includes(' data-enhance=') ? enhancements.texts : [],
    );
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

type Enhancements = { wakePage: string; files: Record<string, string[]>; texts: string[] };
type Chunk = { file: string; isEntry?: boolean; src?: string; imports?: string[] };

/** The script that wakes a page, and for each *.enhance.ts by its name the files that it consists of. */
async function buildEnhancements(): Promise<Enhancements> {
  await build({
    root: HERE,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: 'enhancements.json',
      // The page itself names what it will need.
      modulePreload: false,
      target: BROWSERS,
      rolldownOptions: { input: join(HERE, 'src', 'app', 'open-pages', 'wake-page.ts') },
    },
  });
  const list = join(CLIENT, 'enhancements.json');
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(list, 'utf8'));
  rmSync(list);
  const chunks = Object.values(manifest);
  const filesOf = ({ file, isEntry, imports = [] }: Chunk): string[] => [
    ...(isEntry ? [] : [`/${file}`]),
    ...imports.flatMap((name) => filesOf(manifest[name]!)),
  ];
  return {
    wakePage: `/${chunks.find(({ isEntry }) => isEntry)!.file}`,
    files: Object.fromEntries(
      chunks
        .filter(({ src }) => src?.endsWith('.enhance.ts'))
        .map((chunk) => [basename(chunk.src!, '.enhance.ts'), filesOf(chunk)] as const),
    ),
    texts: chunks.map(({ file }) => readFileSync(join(CLIENT, file), 'utf8')),
  };
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
    .filter((path): path is string => path !== undefined && path !== '' && path !== '*')
    .map((path) => `/${path}`);
}
