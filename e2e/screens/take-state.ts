// One state of one screen: opened at a phone's and a desk's size, pictured in every width and theme, and read.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { faultsAsSeen } from '../whole.ts';
import type { Cast } from './cast.ts';
import { prepare, settle } from './circumstances.ts';
import { readWords, type Words } from './read-words.ts';
import { folderOf, type Screen, type State, type Who } from './screen.ts';

export const WIDTHS = [320, 360, 768, 1280] as const;
export const LOOKS = ['light', 'dark', 'large'] as const;
type Look = (typeof LOOKS)[number];

const HEIGHTS: Record<number, number> = { 320: 640, 360: 640, 768: 1024, 1280: 800 };
const DEVICES = [
  { widths: [360, 320], touch: true },
  { widths: [1280, 768], touch: false },
];
/** The checker reads every state once on a phone and once at a desk, in both themes. */
const CHECKED_AT = [360, 1280];
/** Text of twice the size is looked at where it has the least room that most people have. */
const LARGE_AT = 360;
const PICTURES_MS = 1_500;

export type Wanted = { widths: readonly number[]; looks: readonly Look[] };
export type Taken = { screen: Screen; state: string; files: string[]; words: Words; faults: string[] };

export const fileOf = (screen: Screen, state: string, width: number, look: string): string =>
  `${folderOf(screen)}/${state.replaceAll(/\W+/g, '-')}-${width}-${look}.png`;

/** A photographer: a browser's windows for each person, which keep what they have loaded. */
export const makePhotographer = (browser: Browser, baseURL: string, cast: Cast, out: string) => {
  const windows = new Map<string, BrowserContext>();
  const windowOf = async (who: Who, touch: boolean): Promise<BrowserContext> => {
    const key = `${who} ${touch}`;
    const kept = windows.get(key);
    if (kept) return kept;
    const made = await browser.newContext({
      baseURL,
      storageState: cast[who],
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    windows.set(key, made);
    return made;
  };

  return async (screen: Screen, name: string, state: State, wanted: Wanted): Promise<Taken> => {
    const taken: Taken = { screen, state: name, files: [], words: { frame: [], screen: [] }, faults: [] };
    await mkdir(join(out, folderOf(screen)), { recursive: true });
    for (const { widths, touch } of DEVICES) {
      const shown = widths.filter((width) => wanted.widths.includes(width));
      if (shown.length === 0) continue;
      const window = await windowOf(state.who, touch);
      const page = await window.newPage();
      try {
        await page.setViewportSize(sizeOf(shown[0]!));
        await reach(page, screen, state);
        for (const width of shown) await take(page, { screen, name, width, wanted, out, taken });
      } catch (error) {
        taken.faults.push(`${name}, ${shown[0]} px: ${String(error).split('\n')[0]}`);
      } finally {
        await page.close();
        await window.setOffline(false);
      }
    }
    return taken;
  };
};

const sizeOf = (width: number) => ({ width, height: HEIGHTS[width] ?? 800 });

const reach = async (page: Page, screen: Screen, state: State): Promise<void> => {
  const address = typeof state.address === 'function' ? await state.address(page) : state.address;
  await prepare(page, state.during);
  await page.goto(address ?? screen.route);
  await settle(page, state.during);
  if (!state.touch) return;
  await state.touch(page);
  await page.waitForTimeout(400);
};

type Shot = { screen: Screen; name: string; width: number; wanted: Wanted; out: string; taken: Taken };

const take = async (page: Page, { screen, name, width, wanted, out, taken }: Shot): Promise<void> => {
  const glass = sizeOf(width);
  await page.setViewportSize(glass);
  const { words } = taken;
  const read = await readWords(page);
  for (const part of ['frame', 'screen'] as const)
    words[part].push(...read[part].filter((line) => !words[part].includes(line)));
  for (const look of wanted.looks) {
    if (look === 'large' && width !== LARGE_AT) continue;
    await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
    await page.evaluate(enlarge, look === 'large' ? '200%' : '');
    const file = fileOf(screen, name, width, look);
    const asSeen = screen.asSeen && look !== 'large';
    const height = asSeen ? glass.height : await page.evaluate(wholeHeight);
    await page.setViewportSize({ width, height: Math.max(glass.height, height) });
    await page.waitForFunction(allPicturesCame, undefined, { timeout: PICTURES_MS }).catch(() => undefined);
    await page.screenshot({ path: join(out, file), animations: 'disabled' });
    await page.setViewportSize(glass);
    taken.files.push(file);
    const wrong = look !== 'large' && CHECKED_AT.includes(width) ? await faultsAsSeen(page, look) : [];
    const cut = [...wrong, ...(await page.evaluate(cutOff))];
    if (cut.length > 0) taken.faults.push(`${name}, ${width} px, ${look}: ${cut.join('; ')}`);
  }
  await page.evaluate(enlarge, '');
};

const enlarge = (size: string): void => document.documentElement.style.setProperty('font-size', size);

/** A dialog covers the glass, whatever lies under it. A glass of this height has its bars where they belong. */
const wholeHeight = (): number =>
  document.querySelector('[role=dialog], dialog[open]') ? 0 : document.documentElement.scrollHeight;

const allPicturesCame = (): boolean => [...document.images].every((one) => one.complete);

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
