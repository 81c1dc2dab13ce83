// Woven, dyed and printed cloth: each weave is a tile that repeats under the garment.
import type { Cloth, Weave } from '../look.ts';
import { darker, lighter } from '../palette.ts';
import { box, circle, define, each, line, path, type Sheet } from '../sheet.ts';

type Tile = { w: number; h: number; turn?: number; draw(cloth: Cloth): string };

export function paint(sheet: Sheet, cloth: Cloth): string {
  if (cloth.weave === 'plain') return cloth.base;
  const tile = TILES[cloth.weave];
  const turn = tile.turn ? ` patternTransform="rotate(${tile.turn})"` : '';
  const id = define(
    sheet,
    (own) =>
      `<pattern id="${own}" width="${tile.w}" height="${tile.h}" patternUnits="userSpaceOnUse"${turn}>${box(0, 0, tile.w, tile.h, cloth.base)}${tile.draw(cloth)}</pattern>`,
  );
  return `url(#${id})`;
}

const stripe = (x: number, width: number, colour: string, height = 100) => box(x, 0, width, height, colour);

const TILES: Record<Exclude<Weave, 'plain'>, Tile> = {
  rings: {
    w: 84,
    h: 84,
    draw: ({ base, accent, third }) =>
      each(
        [
          [21, 21],
          [63, 63],
        ],
        ([x, y]) => circle(x!, y!, 26, accent) + circle(x!, y!, 18, base) + circle(x!, y!, 9, third),
      ) +
      circle(63, 21, 5, accent) +
      circle(21, 63, 5, accent),
  },
  stripes: {
    w: 76,
    h: 100,
    draw: ({ accent, third }) =>
      stripe(6, 20, accent) + stripe(36, 6, third) + stripe(50, 6, accent) + stripe(64, 4, third),
  },
  asoOke: {
    w: 132,
    h: 100,
    draw: ({ base, accent, third }) =>
      stripe(0, 12, accent) +
      stripe(16, 4, third) +
      stripe(44, 6, darker(base, 0.35)) +
      stripe(58, 18, accent) +
      stripe(64, 6, third) +
      stripe(88, 6, darker(base, 0.35)) +
      stripe(116, 4, third),
  },
  lattice: {
    w: 46,
    h: 46,
    turn: 45,
    draw: ({ accent }) => box(0, 0, 46, 6, accent) + box(0, 0, 6, 46, accent),
  },
  adire: {
    w: 120,
    h: 120,
    draw: ({ accent, third }) =>
      each(
        [50, 38, 26, 14],
        (r) =>
          `<circle cx="60" cy="60" r="${r}" fill="none" stroke="${accent}" stroke-width="5" stroke-dasharray="9 5"/>`,
      ) +
      circle(60, 60, 5, third) +
      [0, 120].flatMap((x) => [0, 120].map((y) => circle(x, y, 14, third, 'opacity=".75"'))).join('') +
      box(0, 57, 8, 6, accent) +
      box(112, 57, 8, 6, accent),
  },
  dots: {
    w: 48,
    h: 48,
    draw: ({ accent }) => circle(12, 12, 7, accent) + circle(36, 36, 7, accent),
  },
  checks: {
    w: 64,
    h: 64,
    draw: ({ accent, third }) =>
      box(0, 0, 20, 64, accent, 0, 'opacity=".35"') +
      box(0, 0, 64, 20, accent, 0, 'opacity=".35"') +
      box(41, 0, 3, 64, third, 0, 'opacity=".8"') +
      box(0, 41, 64, 3, third, 0, 'opacity=".8"'),
  },
  leaves: {
    w: 110,
    h: 96,
    draw: ({ accent, third }) =>
      leaf(30, 28, -35, accent) +
      leaf(84, 72, 35, third) +
      circle(82, 22, 6, accent) +
      circle(26, 76, 6, third),
  },
  lace: {
    w: 56,
    h: 56,
    draw: ({ base, accent }) =>
      each(
        [0, 72, 144, 216, 288],
        (turn) =>
          `<ellipse cx="28" cy="17" rx="5.5" ry="9" fill="${lighter(accent, 0.3)}" opacity=".85" transform="rotate(${turn} 28 28)"/>`,
      ) +
      circle(28, 28, 3.5, accent) +
      [0, 56].flatMap((x) => [0, 56].map((y) => circle(x, y, 6, darker(base, 0.16)))).join(''),
  },
  zigzag: {
    w: 60,
    h: 56,
    draw: ({ accent, third }) =>
      line('M -4 22 L 30 4 L 64 22', accent, 8, 'stroke-linecap="square"') +
      line('M -4 48 L 30 30 L 64 48', third, 5),
  },
  fans: {
    w: 96,
    h: 96,
    draw: ({ accent, third }) =>
      fan(24, 52, accent, third) + fan(72, 100, accent, third) + fan(72, 4, accent, third),
  },
  anger: {
    w: 68,
    h: 100,
    draw: ({ accent }) => stripe(0, 30, accent) + stripe(42, 6, accent) + stripe(54, 4, accent),
  },
  kente: {
    w: 96,
    h: 96,
    draw: ({ base, accent, third }) =>
      box(0, 0, 48, 48, accent) +
      box(48, 48, 48, 48, darker(base, 0.25)) +
      each([6, 22, 38], (y) => box(6, y, 36, 6, third) + box(54 + y, 54, 5, 36, accent)) +
      box(58, 10, 28, 8, third) +
      box(58, 28, 28, 8, accent) +
      path('M 10 74 L 24 58 L 38 74 L 24 90 Z', third),
  },
  isiagu: {
    w: 120,
    h: 124,
    draw: ({ accent, third }) => lion(32, 34, accent, third) + lion(92, 96, accent, third),
  },
  pinstripe: { w: 30, h: 100, draw: ({ third }) => stripe(0, 2, third) },
};

function leaf(x: number, y: number, turn: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M 0 -30 C 20 -10 16 18 0 30 C -16 18 -20 -10 0 -30 Z', colour)}${line('M 0 -20 L 0 34', colour, 4)}</g>`;
}

function fan(x: number, y: number, accent: string, third: string): string {
  const arc = (r: number, colour: string) =>
    path(`M ${x - r} ${y} A ${r} ${r} 0 0 1 ${x + r} ${y} Z`, colour);
  return arc(22, accent) + arc(13, third) + arc(6, accent);
}

function lion(x: number, y: number, accent: string, third: string): string {
  const mane = each(10, (at) => {
    const turn = (at / 10) * Math.PI * 2;
    return circle(x + Math.cos(turn) * 17, y + Math.sin(turn) * 17, 7, accent);
  });
  return (
    mane +
    circle(x, y, 17, third) +
    circle(x - 6, y - 3, 2.6, accent) +
    circle(x + 6, y - 3, 2.6, accent) +
    path(`M ${x - 5} ${y + 4} h 10 l -5 6 Z`, accent)
  );
}
