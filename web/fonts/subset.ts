// Cuts Literata down to the letters our members' names are written with. Run: node web/fonts/subset.ts
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const SOURCE = new URL('../../node_modules/@fontsource-variable/literata/files/', import.meta.url);

const TONE_MARKS = '\u0300\u0301\u0303\u0304\u0308\u0323';
const WEST_EUROPEAN = 'ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôöùúûüı';
const SIGNS = '\u00a0\u2009£€©«»°·×−‘’“”–—…•';
const ASCII = Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const LATIN = ASCII + WEST_EUROPEAN + SIGNS + TONE_MARKS;

// mark and ccmp put ọ́ and ẹ́ together from a letter and its marks: without them the tone stands beside it.
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'rvrn'];

// Every heading, name and figure is set in this one weight: a range of weights would weigh half as much again.
const WEIGHT = 600;

const CUTS: { name: string; source: string; text: string }[] = [
  { name: 'literata', source: 'latin-wght-normal', text: LATIN },
  { name: 'literata-naira', source: 'latin-ext-wght-normal', text: '₦ṄṅŃńṢṣ' },
  { name: 'literata-letters', source: 'vietnamese-wght-normal', text: `ẸẹỊịỌọỤụ${TONE_MARKS}` },
  { name: 'literata-italic', source: 'latin-wght-italic', text: LATIN },
];

for (const cut of CUTS) {
  const source = await readFile(new URL(`literata-${cut.source}.woff2`, SOURCE));
  const target = new URL(`${cut.name}.woff2`, import.meta.url);
  const font = await subsetFont(source, cut.text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: { wght: WEIGHT },
  });
  await writeFile(target, font);
  console.log(`${fileURLToPath(target)}: ${font.length} bytes`);
}
