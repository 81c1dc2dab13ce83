// Writes every document out as HTML, with the catalogue's figures marked where they stand.
import { Package } from '@ijeuwa/contract/billing';
import { figuresOf, replaceFigures } from '@ijeuwa/contract/figures';
import { renderToStaticMarkup } from 'react-dom/server';
import { type OpenPage, ORIGIN } from '#platform/open-page.ts';
import { PictureSource } from '#ui/DrawnPicture.tsx';
import { formatMoney } from '#ui/format.ts';
import packages from '../../../../content/packages.json';
import { openPages } from './list-open-pages.ts';
import { type Built, OpenPageHtml } from './OpenPageHtml.tsx';

export type { Built };
export { openPages };

const FIGURES = figuresOf(
  packages.map((one) => Package.parse(one)),
  formatMoney,
);

export const renderOpenPage = (page: OpenPage, built: Built): string => {
  const html = renderToStaticMarkup(<OpenPageHtml page={page} built={built} marks={marksOf(page, built)} />);
  const [head, body] = html.split('</head>') as [string, string];
  const card = built.socialCards[page.path];
  const structured = (page.structured ?? []).map(
    (one) =>
      `<script type="application/ld+json">${replaceFigures(JSON.stringify(withImage(one, card)), FIGURES).replaceAll('<', '\\u003c')}</script>`,
  );
  const marked = replaceFigures(
    body,
    FIGURES,
    (mark, words) => `<data data-figure="${mark}">${words}</data>`,
  );
  // In the head it would hold back the first paint: Chromium waits for fonts that are preloaded there.
  const font = `<link rel="preload" href="${built.font}" as="font" type="font/woff2" crossorigin="anonymous"/>`;
  const whole = marked.replace('</main>', `</main>${font}`);
  return `<!doctype html>${replaceFigures(head, FIGURES)}${structured.join('')}</head>${whole}\n`;
};

/** What its elements name in data-enhance: a page brings the script that its markup asks for, and no other. */
export const marksOf = (page: OpenPage, built: Built): string[] => {
  const content = renderToStaticMarkup(
    <PictureSource value={built.pictures}>{page.content()}</PictureSource>,
  );
  const marks = content.matchAll(/ data-enhance="([^"]+)/g);
  return [...new Set([...marks].flatMap(([, names]) => names!.split(' ')))];
};

/** An article is shown beside its picture, as a shared link is. */
const withImage = (one: object, card: string | undefined): object =>
  card && '@type' in one && one['@type'] === 'Article' ? { ...one, image: `${ORIGIN}${card}` } : one;
