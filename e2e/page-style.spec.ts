// Each open page carries its own style: of the whole design, no rule that could match there is missing.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const BUILT = new URL('../web/build/open-pages/', import.meta.url);
const WHOLE = readFileSync(new URL('whole-style.css', BUILT), 'utf8');
const { pages }: { pages: { path: string }[] } = JSON.parse(
  readFileSync(new URL('open-pages.json', BUILT), 'utf8'),
);

// The comparison adds the whole style to the page.
test.use({ bypassCSP: true });

test('no page misses a rule that could match in it', { tag: '@desk' }, async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    expect({ path, missing: await page.evaluate(missingRules, WHOLE) }).toEqual({ path, missing: [] });
  }
});

/** Runs in the page. What is set by a visitor's act (hover, focus …) counts as set. */
function missingRules(whole: string): string[] {
  const ACTS =
    /(?<!\\)::?(?:before|after|placeholder|selection|marker|backdrop|file-selector-button|-(?:webkit|moz)-[\w-]+|hover|active|disabled|checked|invalid|target|focus|focus-visible|focus-within)(?![\w(-])/g;
  /** At its own commas alone: names have brackets and commas too, each behind a backslash. */
  const alternatives = (selector: string): string[] => {
    const parts = [''];
    let depth = 0;
    for (const [sign] of selector.matchAll(/\\?./gs)) {
      if (sign === '(') depth++;
      if (sign === ')') depth--;
      if (sign === ',' && depth === 0) parts.push('');
      else parts[parts.length - 1] += sign;
    }
    return parts;
  };
  const selectorsIn = (rules: CSSRuleList, around = ''): [string, string][] =>
    [...rules].flatMap((rule): [string, string][] => {
      if (rule instanceof CSSStyleRule)
        return alternatives(rule.selectorText).map((one) => [around, one.trim()]);
      const { conditionText, name } = rule as CSSRule & { conditionText?: string; name?: string };
      const within = (rule as CSSRule & { cssRules?: CSSRuleList }).cssRules;
      return within && !(rule instanceof CSSKeyframesRule)
        ? selectorsIn(within, `${around}${conditionText ?? name}`)
        : [];
    });
  // Of the alternatives in :is(…) a page keeps those that it has.
  const known = ([around, selector]: [string, string]) =>
    around + selector.replace(/:is\([^()]*\)/g, ':is()');
  const own = new Set(selectorsIn(document.querySelector('style')!.sheet!.cssRules).map(known));
  const added = document.head.appendChild(document.createElement('style'));
  added.textContent = whole;
  const all = selectorsIn(added.sheet!.cssRules);
  added.remove();
  const matches = (selector: string) => {
    const done = selector.replace(ACTS, (_, at: number) =>
      /[\s(>+~]/.test(selector[at - 1] ?? ' ') ? '*' : '',
    );
    return document.querySelector(done) !== null;
  };
  return all.filter((one) => !own.has(known(one)) && matches(one[1])).map(([, selector]) => selector);
}
