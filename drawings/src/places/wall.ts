// The warm wall behind every picture, and the rings that sign it.
import type { Mood } from '../palette.ts';
import { define, each, line, type Sheet } from '../sheet.ts';

export const WIDTH = 960;
export const HEIGHT = 1200;

export type Backdrop = { behind: string; before: string };

export function wall(sheet: Sheet, { glow, field, edge }: Mood): string {
  const id = define(
    sheet,
    (own) =>
      `<radialGradient id="${own}" cx=".3" cy=".26" r="1.08"><stop stop-color="${glow}"/><stop offset=".52" stop-color="${field}"/><stop offset="1" stop-color="${edge}"/></radialGradient>`,
  );
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id})"/>`;
}

// The ornament that signs every picture of the family.
export function rings({ ring }: Mood, x = 815, y = 195, size = 1): string {
  return each([62, 112, 176, 244], (r) =>
    line(
      `M ${x - r * size} ${y} a ${r * size} ${r * size} 0 1 0 ${r * size * 2} 0 a ${r * size} ${r * size} 0 1 0 ${-r * size * 2} 0`,
      ring,
      7,
      'opacity=".38"',
    ),
  );
}
