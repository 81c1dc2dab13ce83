// Pictures that would be long to open: refused by their header, or ended with the process that opens them.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { jpegOfManyScans } from '#test/many-scans.ts';
import { tinyPicture } from '#test/pictures.ts';
import { SCANS_MAX, scansOfJpeg } from './picture.rules.ts';
import { readPicture } from './picture.ts';
import { makePictureProcesses } from './picture-processes.ts';

const dir = mkdtempSync(join(tmpdir(), 'ijeuwa-pictures-'));
afterAll(() => rmSync(dir, { recursive: true }));
let files = 0;
const fileOf = (bytes: Buffer): string => {
  const path = join(dir, String(files++));
  writeFileSync(path, bytes);
  return path;
};

test('a JPEG of more scans than any camera writes is refused before it is opened', async () => {
  const refusal = {
    code: 'too_large',
    message: expect.stringMatching(/Please save it again as an ordinary JPEG/),
  };
  await expect(readPicture(fileOf(jpegOfManyScans(SCANS_MAX + 1)))).rejects.toMatchObject(refusal);
  await expect(readPicture(fileOf(jpegOfManyScans(40_000)))).rejects.toMatchObject(refusal);
  expect(await readPicture(fileOf(jpegOfManyScans(SCANS_MAX)))).toMatchObject({ width: 800, height: 800 });
});

test('scans are counted as a decoder finds them: none in a preview, a tag or behind the end', async () => {
  expect(scansOfJpeg(await tinyPicture('jpeg', 90))).toBe(1);
  const preview = await sharp(await tinyPicture('jpeg', 90))
    .jpeg({ progressive: true })
    .toBuffer();
  const real = scansOfJpeg(preview);
  expect(real).toBeGreaterThan(3);
  const start = preview.subarray(0, 2);
  const tag = Buffer.from([
    0xff,
    0xe1,
    0x08,
    0x00,
    ...Array(0x7fe / 2)
      .fill([0xff, 0xda])
      .flat(),
  ]);
  const film = Buffer.alloc(200_000, Buffer.from([0xff, 0xda]));
  expect(scansOfJpeg(Buffer.concat([start, tag, preview.subarray(2), film]))).toBe(real);
  expect(scansOfJpeg(preview.subarray(0, 300))).toBeLessThanOrEqual(real);
  expect(scansOfJpeg(Buffer.from([0xff, 0xd8, 0xff]))).toBe(0);
});

const processes = makePictureProcesses({ atOnce: 1, workMs: 10_000, patienceMs: 12_000 });

test('what is more work than it may be ends with its process, however busy the machine is', async () => {
  const impatient = makePictureProcesses({ atOnce: 1, workMs: 20, patienceMs: 60_000 });
  const path = fileOf(jpegOfManyScans(60));
  await expect(impatient.open(path)).rejects.toMatchObject({ code: 'too_large' });
});

test('what takes longer than it may ends with its process, and the next picture is opened by another', async () => {
  const before = await processes.open(fileOf(await tinyPicture('png')));
  expect(before).toMatchObject({ width: 24 });
  // A pipe that nobody writes into is never read to its end.
  const endless = join(dir, 'endless');
  execFileSync('mkfifo', [endless]);
  await expect(processes.open(endless)).rejects.toMatchObject({
    code: 'too_large',
    message: expect.stringMatching(/takes too long to open/),
  });
  expect(await processes.open(fileOf(await tinyPicture('webp')))).toMatchObject({
    width: 24,
  });
});
