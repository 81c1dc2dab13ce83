// How the web workspace is built and served while developing.
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { BROWSERS } from './browsers.ts';
import { contentPlugin } from './content/content-plugin.ts';

const SERVER = 'http://127.0.0.1:3000';

// Parts of the design that come with the few screens that show them, instead of with the first.
const ON_FEW_SCREENS = [
  'gallery',
  'UiGallery',
  'Carousel',
  'useCarousel',
  'ChipToggleGroup',
  'Confetti',
  'CopyButton',
  'Disclosure',
  'DrawnPicture',
  'EnquiryForm',
  'FactList',
  'FileButton',
  'RangeSlider',
  'ReadingPage',
  'SearchInput',
  'SkeletonTiles',
  'StatTile',
  'Stepper',
  'Switch',
  'Tabs',
  'Wizard',
];

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
            { name: 'frame', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
            { name: 'ui', test: new RegExp(`web/src/ui/(?!${ON_FEW_SCREENS.join('|')})`) },
          ],
        },
      },
    },
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
