// The legal texts as a browser gets them, and whether they say what the contract's constants say.
import { RESET_MINUTES } from '@ijeuwa/contract/accounts';
import { QUOTE_MINUTES, TRANSFER_HOURS, TRIAL_DAYS } from '@ijeuwa/contract/billing';
import { CASE_KEPT_MONTHS } from '@ijeuwa/contract/cases';
import { TRIAL_CODE_DAYS } from '@ijeuwa/contract/codes';
import { REPORT_VALUE } from '@ijeuwa/contract/compatibility';
import { HAD_KEPT_MONTHS } from '@ijeuwa/contract/leaving';
import { PASS_HIDES_DAYS } from '@ijeuwa/contract/matching';
import { CODE_MINUTES } from '@ijeuwa/contract/sign-up';
import { REPEATED_WITHIN_DAYS, UNSAID_AGAIN_AFTER_HOURS } from '@ijeuwa/contract/staff-schedule';
import { describe, expect, test } from 'vitest';
import { built } from '#test/built-fixture.ts';
import { formatMoney } from '#ui/format.ts';
import { renderOpenPage } from '../../app/open-pages/render-open-pages.tsx';
import { labelCells } from './label-cells.ts';
import { legalPages } from './legal.pages.tsx';

const pageAt = (path: string) => {
  const html = renderOpenPage(legalPages.find((page) => page.path === path)!, built);
  return { html, page: new DOMParser().parseFromString(html, 'text/html') };
};
const texts = { '/terms': pageAt('/terms'), '/policy': pageAt('/policy') };
const CHANGED = {
  '/terms': { version: '2026-11-29', day: '29 November 2026' },
  '/policy': { version: '2026-11-30.2', day: '30 November 2026' },
};
const wordsOf = (path: keyof typeof texts) =>
  texts[path].page.querySelector('main')!.textContent!.replace(/\s+/g, ' ');

describe.each(Object.entries(texts))('%s', (path, { html, page }) => {
  test('says when it last changed, its version, and leads back; without script and style', () => {
    const facts = page.querySelector('main dl')!.textContent;
    const { version, day } = CHANGED[path as keyof typeof texts];
    expect(facts).toContain(`Last changed${day}`);
    expect(facts).toContain(`Version${version}`);
    expect(page.querySelectorAll('main [data-back]')).toHaveLength(1);
    expect(html).not.toMatch(/<script| style=|\{office/);
  });

  test('leads from its contents to every part', () => {
    const parts = [...page.querySelectorAll('details > summary + [id]')].map(({ id }) => `#${id}`);
    const contents = [...page.querySelectorAll('main nav a')].map((one) => one.getAttribute('href'));
    expect(contents).toEqual(parts);
    expect(parts.length).toBeGreaterThan(12);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
  });

  test('is folded by chapters under their headings, the first of them open', () => {
    const chapters = [...page.querySelectorAll('main details')];
    expect(chapters.map((one) => one.hasAttribute('open')).indexOf(true)).toBe(0);
    expect(page.querySelectorAll('main details[open]')).toHaveLength(1);
    expect(chapters.every((one) => one.querySelector('summary h2')?.textContent)).toBe(true);
    expect(page.querySelectorAll('.prose h2')).toHaveLength(0);
  });

  test('without style, too, each chapter has one heading', () => {
    const headings = [...page.querySelectorAll('main h2:not([hidden])')].filter((one) => !one.closest('nav'));
    const read = headings.map((one) => one.textContent);
    expect(read).toHaveLength(page.querySelectorAll('main details').length);
    expect(new Set(read).size).toBe(read.length);
  });

  test('names who answers', () => {
    expect(page.querySelector('.prose a[href="mailto:hello@ijeuwa.example"]')).not.toBeNull();
  });
});

test.each([
  ['/terms', 'Users must be 18 or older.'],
  ['/terms', `runs ${TRIAL_DAYS} days, or ${TRIAL_CODE_DAYS} with a trial code, without a card`],
  ['/terms', `within ${TRANSFER_HOURS} hours`],
  ['/terms', `after ${UNSAID_AGAIN_AFTER_HOURS} hours, you get another session for nothing`],
  ['/terms', `for a time within ${REPEATED_WITHIN_DAYS} days: a session, and no money`],
  [
    '/terms',
    `for ${HAD_KEPT_MONTHS} months after its use, and after each of these, marks of the e-mail addresses`,
  ],
  ['/terms', `fixed for ${QUOTE_MINUTES} minutes`],
  ['/terms', 'runs for the time that stands beside its price'],
  ['/terms', `one compatibility report, valued at ${formatMoney(REPORT_VALUE)},`],
  ['/terms', 'One mailbox is one address, however it is spelled'],
  ['/terms', 'While a payment is under way, by card, instant transfer or PayPal, cancelling waits for it'],
  ['/terms', 'VIP matchmaking in dollars or pounds'],
  ['/policy', 'which wishes you have said yourself'],
  ['/policy', 'by this mailbox, perhaps in another spelling'],
  ['/terms', 'We cannot promise that you will be liked, matched or married'],
  ['/policy', `${CASE_KEPT_MONTHS} months after it is closed`],
  ['/policy', `password${RESET_MINUTES} minutes`],
  ['/policy', `${CODE_MINUTES} minutes; half an hour`],
  ['/policy', `hides somebody for ${PASS_HIDES_DAYS} days`],
  ['/policy', 'Nigeria Data Protection Act 2023'],
  ['/policy', 'Nigeria Data Protection Commission'],
  ['/policy', 'within 72 hours'],
  ['/policy', 'a person look again'],
] as const)('%s says: %s', (path, words) =>
  expect(wordsOf(path).replaceAll('minutes ', 'minutes ')).toContain(words),
);

test('where one text leads into the other, there is such a part', () => {
  for (const { page } of Object.values(texts))
    for (const link of page.querySelectorAll('.prose a[href*="#"]')) {
      const [path, part] = link.getAttribute('href')!.split('#') as [string, string];
      if (path in texts)
        expect(texts[path as keyof typeof texts].page.getElementById(part), part).not.toBeNull();
    }
});

test('a row of a table names its columns, so that a phone can show it as a card', () => {
  const html = labelCells(
    '<table><thead><tr><th scope="col">What</th><th scope="col">Why</th></tr></thead><tbody><tr><td>Age</td><td>Law</td></tr><tr><td>Town</td><td>Match</td></tr></tbody></table>',
  );
  expect(html).toContain('<tr><td>Age</td><td data-column="Why">Law</td></tr>');
  expect(html).toContain('<tr><td>Town</td><td data-column="Why">Match</td></tr>');
});
