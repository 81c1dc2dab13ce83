// Lets the build import what stands in content/: checked, Markdown already HTML; a fault there ends the build.
import type { Plugin } from 'vite';
import { CONTENT_DIR, readContent } from './read-content.ts';

export function contentPlugin(): Plugin {
  return {
    name: 'ijeuwa-content',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0]!;
      if (!path.startsWith(CONTENT_DIR)) return;
      const content = readContent(path, code);
      if (path.endsWith('.md')) return { code: `export default ${JSON.stringify(content)};`, map: null };
      return;
    },
  };
}
