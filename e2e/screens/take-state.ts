// One state of one screen: opened once, pictured in every width and theme, and read.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { faultsAsSeen } from '../whole.ts';
import type { Cast } from './cast.ts';
import { prepare, type Stage, settle } from './circumstances.ts';
import { readWords, type Words } from './read-words.ts';
import { folderOf, type Screen, type State, type Who } from './screen.ts';

export const WIDTHS = [320, 360, 768, 1280] as const;
export const LOOKS = ['light', 'dark', 'large'] as const;
type Look = (typeof LOOKS)[number];

const HEIGHTS: Record<number, number> = { 320: 640, 360: 640, 768: 1024, 1280: 800 };
/** The checker reads every state once on a phone, in both themes, and what is there in the end once at a desk. */
const PHONE = 360;
const DESK = 1280;
/** Text of twice the size is looked at where it has the least room that most people have. */
const LARGE_AT = PHONE;

export type Wanted = { widths: readonly number[]; looks: readonly Look[] };
export type Taken = { screen: Screen; state: string; files: string[]; words: Words; faults: string[] };

export const fileOf = (screen: Screen, state: string, width: number, look: string): string =>
  `${folderOf(screen)}/${state.replaceAll(/\W+/g, '-')}-${width}-${look}.png`;

/**
 * A photographer: one window for each person, which keeps what it has loaded. It has one page at a time: a second
 * one would put the first behind it, where the browser lets it rest.
 */
export const makePhotographer = (browser: Browser, baseURL: string, cast: Cast, out: string) => {
  const windows = new Map<Who, BrowserContext>();
  const windowOf = async (who: Who): Promise<BrowserContext> => {
    const kept = windows.get(who);
    if (kept) return kept;
    const made = await browser.newContext({
      baseURL,
      storageState: cast[who],
      viewport: sizeOf(PHONE),
      timezoneId: 'Africa/Lagos',
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    windows.set(who, made);
    return made;
  };

  return async (screen: Screen, name: string, state: State, wanted: Wanted): Promise<Taken> => {
    const taken: Taken = { screen, state: name, files: [], words: { frame: [], screen: [] }, faults: [] };
    await mkdir(join(out, folderOf(screen)), { recursive: true });
    const page = await (await windowOf(state.who)).newPage();
    try {
      const stage = await reach(page, screen, state);
      for (const width of wanted.widths) await take(page, stage, { screen, name, width, wanted, out, taken });
    } catch (error) {
      taken.faults.push(`${name}: ${String(error).split('\n')[0]}`);
    } finally {
      await page.close();
    }
    return taken;
  };
};

const sizeOf = (width: number) => ({ width, height: HEIGHTS[width] ?? 800 });

const reach = async (page: Page, screen: Screen, state: State): Promise<Stage> => {
  const address = typeof state.address === 'function' ? await state.address(page) : state.address;
  const stage = await prepare(page, state.during);
  await page.goto(address ?? screen.route, { waitUntil: 'domcontentloaded' });
  await settle(page, stage);
  if (state.touch) {
    await state.touch(page);
    await stage.rest();
  }
  return stage;
};

type Shot = { screen: Screen; name: string; width: number; wanted: Wanted; out: string; taken: Taken };

const take = async (page: Page, stage: Stage, shot: Shot): Promise<void> => {
  const { screen, name, width, wanted, out, taken } = shot;
  const glass = sizeOf(width);
  /** As high as the page is, so that its bars are where they belong in the picture of the whole. */
  const stretch = async (): Promise<void> => {
    await page.setViewportSize(glass);
    const height = screen.asSeen ? glass.height : await page.evaluate(wholeHeight);
    if (height > glass.height) await page.setViewportSize({ width, height });
    await stage.rest();
  };
  await stretch();
  const { words } = taken;
  const read = await readWords(page);
  for (const part of ['frame', 'screen'] as const)
    words[part].push(...read[part].filter((line) => !words[part].includes(line)));
  for (const look of wanted.looks) {
    if (look === 'large' && width !== LARGE_AT) continue;
    await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
    if (look === 'large') {
      await page.evaluate(enlarge, '200%');
      await stretch();
    } else if (look === 'dark') await stage.rest();
    const file = fileOf(screen, name, width, look);
    const { data } = await stage.wire.send('Page.captureScreenshot', { optimizeForSpeed: true });
    await writeFile(join(out, file), data, 'base64');
    taken.files.push(file);
    const isChecked =
      width === PHONE ? look !== 'large' : width === DESK && look === 'light' && !stage.during;
    const wrong = look !== 'large' && isChecked ? await faultsAsSeen(page, look) : [];
    const cut = [...wrong, ...(await page.evaluate(cutOff))];
    if (cut.length > 0) taken.faults.push(`${name}, ${width} px, ${look}: ${cut.join('; ')}`);
  }
  await page.evaluate(enlarge, '');
  await page.emulateMedia({ colorScheme: 'light' });
};

const enlarge = (size: string): void => document.documentElement.style.setProperty('font-size', size);

/** A dialog covers the glass, whatever lies under it. A glass of this height has its bars where they belong. */
const wholeHeight = (): number =>
  document.querySelector('[role=dialog], dialog[open]') ? 0 : document.documentElement.scrollHeight;

/** What is wider than the glass, and words that end in the middle without saying so. */
const cutOff = (): string[] => {
  const root = document.documentElement;
  const found: string[] = [];
  if (root.scrollWidth > window.innerWidth) found.push(`the page is ${root.scrollWidth} px wide`);
  for (const at of document.querySelectorAll<HTMLElement>(
    'h1, h2, h3, p, button, a, label, span, li, dt, dd',
  )) {
    if (!at.checkVisibility() || at.clientWidth <= 1 || at.childElementCount > 0) continue;
    const { overflowX, textOverflow } = getComputedStyle(at);
    if (overflowX === 'visible' || textOverflow === 'ellipsis') continue;
    if (at.scrollWidth > at.clientWidth + 1) found.push(`cut: "${at.textContent?.trim()}"`);
  }
  return found;
};
