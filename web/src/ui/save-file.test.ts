// A file of one member is never saved from another’s page, and every call of a page says to whom it is shown.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SHOWN_TO, SOMEBODY_ELSE } from '@ijeuwa/contract/shown-to';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showTo } from '#platform/shown-to.ts';
import { saveFile } from './save-file.ts';

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  showTo(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a file is asked for in the name of whom the page is shown to', async () => {
  const said: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    said.push(headers);
    return new Response('whole');
  });
  await saveFile('/invoices/IJ-2026-000001.pdf');
  showTo('ada');
  await saveFile('/invoices/all-invoices.zip');
  expect(said).toEqual([{}, { [SHOWN_TO]: 'ada' }]);
  expect(saved).toEqual(['IJ-2026-000001.pdf', 'all-invoices.zip']);
});

test('once somebody else is signed in here nothing is saved, and the page is loaded afresh', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const refuse = (status: number, code: string) =>
    vi.stubGlobal('fetch', async () => Response.json({ code, message: SOMEBODY_ELSE }, { status }));
  refuse(404, 'not_found');
  await expect(saveFile('/invoices/all-invoices.zip')).rejects.toMatchObject({ code: 'not_found' });
  expect(reload).not.toHaveBeenCalled();
  refuse(409, 'another_account');
  await expect(saveFile('/invoices/all-invoices.zip')).rejects.toMatchObject({ code: 'another_account' });
  expect(reload).toHaveBeenCalledOnce();
  expect(saved).toEqual([]);
});

/** Whoever asks by themselves, and why they may. */
const ASKS = {
  'app/open-pages/enquiry-form.enhance.ts': 'an open page, where nothing of the application is: names them',
  'app/renewal/screen-files.ts': 'asks for files of the build, which are nobody’s',
  'platform/api.ts': 'names them',
  'platform/upload.ts': 'names them',
  'ui/save-file.ts': 'names them',
};
const SRC = join(import.meta.dirname, '..');
// What is called without an argument is a function of the file's own.
const ASKING =
  /(?<![.\w])(?:(?:window|globalThis|self)\.)?fetch\((?!\))|XMLHttpRequest\(|sendBeacon\(|EventSource\(/;

test('nothing asks the server but what says to whom its page is shown', () => {
  const asking = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => ({ name: relative(SRC, join(SRC, name)), text: readFileSync(join(SRC, name), 'utf8') }))
    .filter(({ text }) => ASKING.test(text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')));
  expect(asking.map(({ name }) => name).toSorted()).toEqual(Object.keys(ASKS).toSorted());
  for (const { name, text } of asking)
    expect([name, text.includes('headersOfPage()')]).toEqual([name, /names them/.test(ASKS[name as never])]);
});
