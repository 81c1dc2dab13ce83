// A picture for a public page: its size, its ground, and the rings that sign it.
import { darker, type Mood } from '../palette.ts';
import { rings } from '../places/wall.ts';
import { define, type Sheet, whole } from '../sheet.ts';

export type Drawing = { width: number; height: number; svg: string };

export function picture(width: number, height: number, draw: (sheet: Sheet) => string): Drawing {
  const sheet: Sheet = { defs: [] };
  return { width, height, svg: whole(sheet, width, height, draw(sheet)) };
}

// The warm wall of the family, at the width of this picture.
export function warmWall(sheet: Sheet, { glow, field, edge }: Mood, width = 1200, height = 800): string {
  const id = define(
    sheet,
    (own) =>
      `<radialGradient id="${own}" cx=".32" cy=".26" r=".98"><stop stop-color="${glow}"/><stop offset=".54" stop-color="${field}"/><stop offset="1" stop-color="${darker(edge, 0.04)}"/></radialGradient>`,
  );
  return `<rect width="${width}" height="${height}" fill="url(#${id})"/>`;
}

export const signed = (mood: Mood, x: number, y: number, size = 1) => rings(mood, x, y, size);
