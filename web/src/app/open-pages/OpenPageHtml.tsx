// The HTML around an open page: what browsers, search engines and shared links read of it, its header and footer.
import { type OpenPage, ORIGIN } from '#platform/open-page.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { DemonstrationWords } from '#ui/DemonstrationWords.tsx';
import { type PictureManifest, PictureSource } from '#ui/DrawnPicture.tsx';
import { OpenPageFooter } from './OpenPageFooter.tsx';
import { OpenPageHeader } from './OpenPageHeader.tsx';

/** What the build made before the pages: the addresses of hashed files. */
export type Built = {
  font: string;
  /** By the path of a page that does something: its script. */
  scripts: Readonly<Record<string, string>>;
  /** The files of the application's first screen, fetched when a visitor is about to go there. */
  application: readonly string[];
  pictures: PictureManifest;
  socialCards: Readonly<Record<string, string>>;
};

/** What a page that does something does besides; a page to read has no script at all. */
export const ON_EVERY = { body: 'intent worker', header: 'header' };

type OpenPageHtmlProps = {
  page: OpenPage;
  built: Built;
  /** Its content names an enhancement. */
  awake: boolean;
};

export function OpenPageHtml({ page, built, awake }: OpenPageHtmlProps) {
  const address = `${ORIGIN}${page.path}`;
  const card = built.socialCards[page.path];
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        {page.listed === false ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={address} />
        )}
        <meta name="theme-color" content="#fbf6ee" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1b1017" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Ijeuwa" />
        <meta property="og:title" content={page.title} />
        <meta property="og:description" content={page.description} />
        <meta property="og:url" content={address} />
        {card && (
          <>
            <meta property="og:image" content={`${ORIGIN}${card}`} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        {awake && <script type="module" src={built.scripts[page.path]} />}
      </head>
      <body
        data-enhance={awake ? ON_EVERY.body : undefined}
        data-application={awake ? built.application.join(' ') : undefined}
        className="flex flex-col"
      >
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-full focus:bg-wine-fill focus:px-5 focus:py-3 focus:text-on-fill"
        >
          Skip to the content
        </a>
        <AsoOkeBand />
        <aside
          data-demonstration=""
          aria-label="Demonstration"
          className="flex flex-wrap items-center justify-center gap-x-3 border-b border-line bg-gold-soft px-2 py-1 text-center text-xs sm:text-sm"
        >
          <DemonstrationWords />
          <a
            href="/demo/outbox"
            className="inline-flex min-h-8 items-center font-semibold text-gold-ink underline"
          >
            Outbox
          </a>
        </aside>
        <OpenPageHeader path={page.path} enhance={awake ? ON_EVERY.header : undefined} />
        {/* What gets the focus stays clear of the header; with large letters a long word breaks rather than widen the page. */}
        <main
          id="content"
          tabIndex={-1}
          className="flex flex-1 flex-col outline-none [&_:is(a,button,summary,input,textarea)]:scroll-mt-24 [&_:is(h1,h2,h3,li,a)]:wrap-anywhere"
        >
          <PictureSource value={built.pictures}>{page.content()}</PictureSource>
        </main>
        <OpenPageFooter />
      </body>
    </html>
  );
}
