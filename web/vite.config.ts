// How the web workspace is built and served while developing.
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { BROWSERS } from './browsers.ts';
import { gatherFrom } from './chunks.ts';
import { contentPlugin } from './content/content-plugin.ts';

const SERVER = 'http://127.0.0.1:3000';

const at = (path: string) => join(import.meta.dirname, 'src', path);
const FRAME = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//;
/** As many screens share a part of the design before it comes with all of the others. */
const ON_MANY_SCREENS = 5;

const person = [at('features/matching/person/StoryBeside.tsx'), at('features/matching/TheyLiked.tsx')];
const fileOf = gatherFrom({
  profiles: person,
  person,
  start: [at('app/entry.client.tsx'), at('app/root.tsx')],
  doors: [at('app/shell/AuthLayout.tsx'), at('features/accounts/entry/AuthScreen.tsx')],
  members: [at('app/shell/MemberLayout.tsx')],
  deck: [at('app/flows/people/DeckPage.tsx')],
  menus: [
    at('app/shell/Sidebar.tsx'),
    at('app/shell/AccountMenu.tsx'),
    at('features/notifications/LatestNotices.tsx'),
  ],
});

export default defineConfig({
  // React Router's plugin expects to own the application; a screen test renders one component.
  plugins: [contentPlugin(), tailwindcss(), process.env.VITEST ? [] : reactRouter()],
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    // A data: font or picture would need a hole in the content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files of some size: each request of its own costs a phone more than the bytes it could save.
          groups: [
            { name: 'frame', test: FRAME },
            fileOf('start'),
            fileOf('members'),
            fileOf('deck'),
            fileOf('doors'),
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 3 },
            { name: 'ui', test: /web\/src\/ui\//, minShareCount: ON_MANY_SCREENS },
            fileOf('profiles'),
            fileOf('person'),
            // Last: what of it other screens show too is not fetched with all the menus.
            fileOf('menus'),
          ],
        },
      },
    },
  },
  resolve: {
    // Neither browser nor server of ours opens one (platform/live-link.ts): a page need not carry how.
    alias: [
      { find: /^\.\/webtransport\.js$/, replacement: join(import.meta.dirname, 'no-web-transport.ts') },
    ],
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/demo': SERVER,
      '/invoices': SERVER,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
});
