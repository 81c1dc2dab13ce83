// The application's pages of signing in, written out with their forms in them, each as its address shows it.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUTH_PAGE, ENTRY_PAGES, PASSWORD_PAGE } from '@ijeuwa/contract/entry';
import { createRequestHandler, type ServerBuild } from 'react-router';

const BUILD = join(import.meta.dirname, 'build');
/** To whom React writes a page whole, instead of in pieces that a script puts together. */
const READER = { 'user-agent': 'Googlebot' };

export type EntryPage = { page: string; file: string };

/** React Router writes out paths alone; sign-up and the other sides of an address differ in their query. */
export async function writeEntryPages(to: string): Promise<EntryPage[]> {
  const build: ServerBuild = await import(join(BUILD, 'server', 'index.js'));
  const answer = createRequestHandler(build, 'production');
  const written: EntryPage[] = [];
  for (const [n, page] of ENTRY_PAGES.entries()) {
    const response = await answer(new Request(`http://localhost${page}`, { headers: READER }));
    const html = await response.text();
    if (response.status !== 200 || !html.includes('<main')) throw new Error(`${page} could not be written.`);
    const file = `entry-${n}.html`;
    writeFileSync(join(to, file), html);
    written.push({ page, file });
  }
  rmSync(join(BUILD, 'server'), { recursive: true });
  for (const path of [AUTH_PAGE, PASSWORD_PAGE]) rmSync(join(BUILD, 'client', path), { recursive: true });
  return written;
}
