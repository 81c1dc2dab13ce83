// Writes every document out as HTML, with the catalogue's figures marked where they stand.
import { Package } from '@ijeuwa/contract/billing';
import { figuresOf, replaceFigures } from '@ijeuwa/contract/figures';
import { renderToStaticMarkup } from 'react-dom/server';
import { type OpenPage, ORIGIN } from '#platform/open-page.ts';
import { type PictureManifest, PictureSource } from '#ui/DrawnPicture.tsx';
import { formatMoney } from '#ui/format.ts';
import packages from '../../../../content/packages.json';
import { openPages } from './list-open-pages.ts';
import { type Built, ON_EVERY, OpenPageHtml } from './OpenPageHtml.tsx';

export type { Built };
export { openPages };

const FIGURES = figuresOf(
  packages.map((one) => Package.parse(one)),
  formatMoney,
);

export const renderOpenPage = (page: OpenPage, built: Built): string => {
  const html = renderToStaticMarkup(
    <OpenPageHtml page={page} built={built} awake={marksOf(page, built.pictures).length > 0} />,
  );
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

/** What its elements name in data-enhance, and with it what every page does that does something. */
export const marksOf = (page: OpenPage, pictures: PictureManifest): string[] => {
  const content = renderToStaticMarkup(<PictureSource value={pictures}>{page.content()}</PictureSource>);
  const marks = [...content.matchAll(/ data-enhance="([^"]+)/g)].flatMap(([, names]) => names!.split(' '));
  const shell = `${ON_EVERY.body} ${ON_EVERY.header}`.split(' ');
  return marks.length > 0 ? [...new Set([...shell, ...marks])] : [];
};

/** An article is shown beside its picture, as a shared link is. */
const withImage = (one: object, card: string | undefined): object =>
  card && '@type' in one && one['@type'] === 'Article' ? { ...one, image: `${ORIGIN}${card}` } : one;
