// What React Router builds: the application for the browser. The open pages are written by build-open-pages.ts.
import { AUTH_PAGE, PASSWORD_PAGE } from '@ijeuwa/contract/entry';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  ssr: false,
  // Written out with their forms (build-entry.ts): nobody who signs in waits for the script.
  prerender: [AUTH_PAGE, PASSWORD_PAGE],
} satisfies Config;
