// What the accessibility checker has judged in this run, so that it judges no page twice that stands as another one stood.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Chosen by the settings of the run, whose workers share it; without it all is judged. */
const FOLDER = process.env.E2E_JUDGED_DIR;
const AGAIN = 'again';

/**
 * All that a verdict depends on and little else: elements with their classes, states and names, where what can be
 * tapped lies, what scrolls, and what has words at all. Words count where a name stands for them or repeats them;
 * others, pictures and addresses of pages differ from member to member.
 */
const standOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const UNREAD = new Set(['href', 'src', 'srcset', 'datetime', 'value', 'd', 'content', 'nonce']);
    const REFERS =
      /^(id|for|name|list|headers|aria-(labelledby|describedby|controls|owns|activedescendant))$/;
    const WORDS = /^(alt|title|placeholder|aria-label|aria-valuetext)$/;
    const TAPPED = 'a,button,input,select,textarea,summary,[role],[tabindex]';
    const unnumbered = (words: string): string => words.replace(/\d+/g, '0');
    const names = new Map<string, number>();
    const numberOf = (id: string): number => {
      if (!names.has(id)) names.set(id, names.size);
      return names.get(id)!;
    };
    const attribute = ({ name, value }: Attr): string => {
      if (UNREAD.has(name)) return `${name}=${value.startsWith('#') ? '#' : Boolean(value)}`;
      if (REFERS.test(name)) return `${name}=${value.split(/\s+/).map(numberOf)}`;
      return WORDS.test(name) ? `${name}=${unnumbered(value)}` : `${name}=${value}`;
    };
    const place = (element: Element): string => {
      if (!element.matches(TAPPED)) return '';
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join();
    };
    const wordsBesideName = (element: Element): string =>
      element.matches(':is(a,button,[aria-label]):is([aria-label],:has([aria-label],img[alt]:not([alt=""])))')
        ? unnumbered(element.textContent ?? '')
        : '';
    const scrolls = (element: Element): boolean =>
      element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    const state = (element: Element): string =>
      [':checked', ':disabled', ':invalid', ':focus', ':hover', ':modal', ':popover-open']
        .filter((one) => element.matches(one))
        .join();
    const read = (element: Element): string => {
      if (/^(script|style|link|path|circle|rect)$/i.test(element.tagName)) return '';
      const own = [...element.attributes].map(attribute).sort().join(' ');
      const inside = [...element.childNodes]
        .map((node) => {
          if (node instanceof Element) return read(node);
          return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() ? '…' : '';
        })
        .join('');
      const seen = [place(element), state(element), wordsBesideName(element), scrolls(element)];
      return `<${element.tagName} ${own} ${seen.join(';')}>${inside}</>`;
    };
    const { innerWidth, innerHeight, devicePixelRatio, scrollX, scrollY } = window;
    return [innerWidth, innerHeight, devicePixelRatio, scrollX, scrollY, read(document.documentElement)].join(
      '|',
    );
  });

/** An address with whoever it is about left out. */
const patternOf = (url: string): string =>
  new URL(url).pathname.replace(/[0-9a-f]{8,}(-[0-9a-f]+)*|[\w-]{20,}/gi, ':id');

/** The page as it stands, under these rules: undefined where nobody remembers. */
export const fingerprintOf = async (page: Page, rules: string): Promise<string | undefined> => {
  if (!FOLDER) return undefined;
  const stand = await standOf(page);
  return createHash('sha256')
    .update([rules, patternOf(page.url()), stand].join('\n'))
    .digest('hex');
};

export const wasFaultless = (fingerprint: string | undefined): boolean => {
  if (!FOLDER || !fingerprint || !existsSync(join(FOLDER, fingerprint))) return false;
  appendFileSync(join(FOLDER, AGAIN), '.');
  return true;
};

/** Only what has no fault is kept: a fault is told each time that it is met. */
export const keepFaultless = (fingerprint: string | undefined): void => {
  if (!FOLDER || !fingerprint) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, fingerprint), '');
};

/** For the end of the run. */
export const countJudged = (): { judged: number; again: number } => {
  if (!FOLDER || !existsSync(FOLDER)) return { judged: 0, again: 0 };
  const again = join(FOLDER, AGAIN);
  return {
    judged: readdirSync(FOLDER).filter((name) => name !== AGAIN).length,
    again: existsSync(again) ? readFileSync(again).length : 0,
  };
};
