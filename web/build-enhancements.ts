// The one script of an open page: the enhancements that its elements name, in one file, and what wakes them.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { BROWSERS } from './browsers.ts';

const HERE = import.meta.dirname;
const ENTRY = 'virtual:wake-page';

/** Its address, and its text for whoever looks which classes it sets. */
export type PageScript = { address: string; text: string };

const sources = new Map(
  readdirSync(join(HERE, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.enhance.ts'))
    .map((name) => [basename(name, '.enhance.ts'), join(HERE, 'src', name)]),
);

export async function buildPageScript(names: readonly string[], outDir: string): Promise<PageScript> {
  const entry = textOf(names);
  const result = await build({
    root: HERE,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'wake-page',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? entry : undefined),
      },
    ],
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      target: BROWSERS,
      rolldownOptions: { input: { page: ENTRY } },
    },
  });
  const files = 'output' in result ? result.output : [];
  const [script, ...more] = files;
  if (script?.type !== 'chunk' || more.length > 0) throw new Error(`One script was expected of: ${names}.`);
  return { address: `/${script.fileName}`, text: script.code };
}

function textOf(names: readonly string[]): string {
  const imports = names.map((name, at) => {
    const file = sources.get(name);
    if (!file) throw new Error(`There is no ${name}.enhance.ts.`);
    return `import { enhance as e${at} } from ${JSON.stringify(file)};`;
  });
  const listed = names.map((name, at) => `${JSON.stringify(name)}: e${at}`);
  const wake = JSON.stringify(join(HERE, 'src', 'platform', 'enhance.ts'));
  return `${imports.join('\n')}\nimport { wake } from ${wake};\nwake(document, { ${listed.join(', ')} });\n`;
}
