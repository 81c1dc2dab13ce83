// After the build: every script, style and drawing once more as Brotli and gzip, as small as they get, so that no request waits for it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const CLIENT = join(import.meta.dirname, 'build', 'client');
const WORTH_IT_BYTES = 512;

const files = ['assets', 'drawn'].flatMap((folder) =>
  readdirSync(join(CLIENT, folder)).map((name) => join(CLIENT, folder, name)),
);
for (const path of files.filter((one) => /\.(js|css|svg)$/.test(one))) {
  const bytes = readFileSync(path);
  if (bytes.length < WORTH_IT_BYTES) continue;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  );
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
