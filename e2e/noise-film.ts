// A film for a practice camera that no coding makes small: every dot of every picture is chance.
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [WIDTH, HEIGHT, FRAMES] = [320, 240, 15];

/** Its file, which is written once: several processes ask for it. */
export const noiseFilm = (): string => {
  const file = join(tmpdir(), `ijeuwa-noise-${WIDTH}x${HEIGHT}.y4m`);
  if (existsSync(file)) return file;
  const picture = () => {
    const dots = Buffer.alloc((WIDTH * HEIGHT * 3) / 2, 128);
    for (let at = 0; at < WIDTH * HEIGHT; at += 1) dots[at] = Math.floor(Math.random() * 256);
    return Buffer.concat([Buffer.from('FRAME\n'), dots]);
  };
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F15:1 Ip A1:1 C420jpeg\n`);
  const written = `${file}.${process.pid}`;
  writeFileSync(written, Buffer.concat([head, ...Array.from({ length: FRAMES }, picture)]));
  renameSync(written, file);
  return file;
};
