// What the build would have made before the pages, for a test that renders one.
import type { Built } from '../src/app/open-pages/OpenPageHtml.tsx';

const anyPicture = {
  width: 1200,
  height: 800,
  sources: [
    { width: 480, address: '/assets/picture-480.webp' },
    { width: 1200, address: '/assets/picture-1200.webp' },
  ],
  light: '/assets/picture-480.webp',
};

/** Every picture and enhancement is there, whatever its name. */
export const built: Built = {
  font: '/assets/literata.woff2',
  scripts: new Proxy<Record<string, string>>({}, { get: () => '/assets/page.js' }),
  application: ['/assets/entry.js'],
  pictures: new Proxy({}, { get: () => anyPicture }),
  socialCards: new Proxy<Record<string, string>>({}, { get: () => '/social/card.jpg' }),
};
