// What React Router builds: an application for the browser, with its public pages written out as HTML.
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: ['/'],
} satisfies Config;
