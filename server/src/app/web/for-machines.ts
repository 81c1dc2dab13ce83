// What search engines are told: which pages there are, and where not to look.
import type { FastifyInstance } from 'fastify';
import type { WrittenPage } from './built-web.ts';

const NOT_FOR_MACHINES = ['/api/', '/demo/', '/staff', '/enquir', '/offline', '/pay/'];
const DAY_SECONDS = 86_400;

export type MachineNeeds = { pages: readonly WrittenPage[]; publicUrl: string; demonstration: boolean };

export const tellMachines = (
  app: FastifyInstance,
  { pages, publicUrl, demonstration }: MachineNeeds,
): void => {
  const send = (path: string, type: string, text: string) =>
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).type(type).send(text),
    );
  // Invented people have no business in a search engine.
  const closed = demonstration ? ['/'] : NOT_FOR_MACHINES;
  const robots = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  send('/robots.txt', 'text/plain; charset=utf-8', `${robots.join('\n')}\n`);
  send('/sitemap.xml', 'application/xml; charset=utf-8', siteMap(pages, publicUrl));
};

const siteMap = (pages: readonly WrittenPage[], publicUrl: string): string => {
  const entries = pages
    .filter(({ listed }) => listed)
    .map(({ path, changed }) => {
      const day = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `  <url><loc>${publicUrl}${path}</loc>${day}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
};
