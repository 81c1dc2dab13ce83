// What the web workspace built: the application, the open pages, and the list of both's addresses.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENQUIRY_FORM_PATH, ENQUIRY_PAGE } from '@ijeuwa/contract/support';
import * as z from 'zod';
import type { InlineHashes } from '#platform/http/browser-headers.ts';
import type { EntryPages } from './entry-pages.ts';

const BUILD_DIR = fileURLToPath(new URL('../../../../web/build', import.meta.url));

const Listing = z.object({
  pages: z.array(
    z.object({ path: z.string(), file: z.string(), listed: z.boolean(), changed: z.string().optional() }),
  ),
  /** The application's addresses, as its router writes them: /chat/:matchId. */
  addresses: z.array(z.string()),
  /** The application's pages that are written out with their form, by the address that shows them. */
  entry: z.array(z.object({ page: z.string(), file: z.string() })),
});

export type WrittenPage = z.infer<typeof Listing>['pages'][number] & { html: string };
export type BuiltWeb = {
  /** Files that are served as they are. */
  dir: string;
  application: string;
  entry: EntryPages;
  pages: readonly WrittenPage[];
  inline: InlineHashes;
  isOfApplication(path: string): boolean;
};

/** Undefined when nothing has been built: the API works without it. */
export const findBuiltWeb = (buildDir = BUILD_DIR): BuiltWeb | undefined => {
  const listing = join(buildDir, 'open-pages', 'open-pages.json');
  if (!existsSync(listing)) return undefined;
  const { pages, addresses, entry } = Listing.parse(JSON.parse(readFileSync(listing, 'utf8')));
  const dir = join(buildDir, 'client');
  const application = readFileSync(join(dir, 'index.html'), 'utf8');
  const patterns = addresses.map((one) => new RegExp(`^${one.replace(/:[A-Za-z]+/g, '[^/]+')}/?$`));
  const written = pages.map((page) => ({
    ...page,
    html: readFileSync(join(buildDir, 'open-pages', page.file), 'utf8'),
  }));
  const forms = entry.map(
    ({ page, file }) => [page, readFileSync(join(buildDir, 'open-pages', file), 'utf8')] as const,
  );
  const styles = new Map(written.map(({ path, html }) => [path, hashesOf(html, 'style').join(' ')]));
  return {
    dir,
    application,
    entry: new Map(forms),
    pages: written,
    inline: {
      scripts: [
        ...new Set(
          [application, ...forms.map(([, html]) => html)].flatMap((html) => hashesOf(html, 'script')),
        ),
      ],
      // A form that was refused comes back in its page, at the address that it was posted to.
      styleOf: (path) => styles.get(path === ENQUIRY_FORM_PATH ? ENQUIRY_PAGE : inPlainLetters(path)),
    },
    isOfApplication: (path) => patterns.some((pattern) => pattern.test(path)),
  };
};

/** The content policy lets only what our own build wrote inline count, known by its digest. */
const hashesOf = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  );

/** /%70ricing is /pricing. */
const inPlainLetters = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};
