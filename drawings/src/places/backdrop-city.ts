// The street: skyline, lamps, and a yellow bus going by.

import type { Look } from '../look.ts';
import { darker, lighter } from '../palette.ts';
import { box, circle, each, line, path, type Sheet, slope } from '../sheet.ts';
import { type Backdrop, HEIGHT, WIDTH } from './wall.ts';

const HOURS = [
  ['#f3b27f', '#fbe6c0', '#a86a63', '#6e4156'],
  ['#a9cdd6', '#f8edd6', '#7f99a3', '#4f6b78'],
  ['#4b3763', '#e58a6a', '#3c2748', '#2a1a35'],
  ['#f6d7a2', '#fdf1da', '#bf9470', '#8b5a48'],
] as const;

export function drawCity(sheet: Sheet, look: Look): Backdrop {
  const [high, low, far, near] = HOURS[look.seed % HOURS.length]!;
  const rear = row(look.seed, 900, 300, far, 0.55, '');
  const front = row(
    look.seed + 9,
    930,
    180,
    near,
    0.9,
    look.seed % HOURS.length === 2 ? '#ffd98a' : lighter(near, 0.35),
  );
  const road =
    box(0, 930, WIDTH, 60, '#b9a793') +
    box(0, 985, WIDTH, 215, slope(sheet, '#5b5257', '#3c343b')) +
    each(5, (at) => box(at * 220 - 40, 1090, 120, 14, '#f3e3bd', 4, 'opacity=".7"'));
  const left = look.seed % 2 === 0;
  const bus = `<g transform="translate(${left ? 610 : -70} 700)">${danfo()}</g>`;
  return {
    behind:
      box(0, 0, WIDTH, HEIGHT, slope(sheet, high, low)) +
      circle(left ? 180 : 780, 260, 90, '#fff1cf', 'opacity=".8"') +
      rear +
      front +
      road +
      lamp(left ? 90 : 860) +
      bus,
    before: '',
  };
}

function row(
  seed: number,
  ground: number,
  height: number,
  colour: string,
  strength: number,
  glass: string,
): string {
  const blocks: string[] = [];
  for (let x = -20, at = 0; x < WIDTH; at++) {
    const w = 80 + ((seed * 37 + at * 53) % 80);
    const h = height + ((seed * 71 + at * 97) % 300);
    blocks.push(box(x, ground - h, w, h, at % 2 ? colour : darker(colour, 0.1), 3, `opacity="${strength}"`));
    if (at % 3 === 1)
      blocks.push(line(`M ${x + w / 2} ${ground - h} v -70`, colour, 6, `opacity="${strength}"`));
    if (glass)
      for (let y = ground - h + 26; y < ground - 40; y += 46)
        for (let px = x + 16; px < x + w - 22; px += 32)
          if ((px * 3 + y * 7 + at) % 4) blocks.push(box(px, y, 14, 22, glass, 2, 'opacity=".5"'));
    x += w + 8;
  }
  return blocks.join('');
}

const lamp = (x: number) =>
  line(`M ${x} 940 L ${x} 420 Q ${x} 370 ${x + 60} 370`, '#3c2c35', 10) +
  path(`M ${x + 46} 366 h 70 l 12 22 h -94 Z`, '#3c2c35');

function danfo(): string {
  const glass = each([40, 140, 240], (x) => box(x, 48, 84, 84, '#cfe0e3', 10));
  const body = path(
    'M 0 60 Q 0 10 50 10 L 330 10 Q 372 10 392 90 L 412 150 Q 424 160 424 190 L 424 270 L 0 270 Z',
    '#f2b61d',
  );
  const wheels = each([90, 330], (x) => circle(x, 272, 46, '#241a1e') + circle(x, 272, 20, '#b9a793'));
  return (
    body +
    glass +
    path('M 340 48 L 356 48 Q 372 90 382 132 L 340 132 Z', '#cfe0e3') +
    box(0, 164, 424, 14, '#241a1e') +
    box(0, 190, 424, 14, '#241a1e') +
    box(404, 214, 20, 26, '#fff1cf', 4) +
    wheels
  );
}
