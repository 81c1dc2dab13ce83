// What React Router builds: the application for the browser. The public pages are written by build-documents.ts.
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  ssr: false,
} satisfies Config;
