// Shelves and books, and what a wall of work is: the pieces every workplace shares.
import type { Look } from '../look.ts';
import { darker, type Mood, RICH } from '../palette.ts';
import { box, type Sheet } from '../sheet.ts';

export type Wall = (sheet: Sheet, look: Look, mood: Mood) => string;

export const WOOD = '#7b4a2a';
export const hueAt = (look: Look, step: number) => RICH[(look.seed + step) % RICH.length]!.base;
export const shelf = (x: number, y: number, w: number) =>
  box(x, y, w, 18, WOOD, 3) + box(x, y + 18, w, 6, darker(WOOD, 0.4));

export function books(look: Look, x: number, y: number, w: number): string {
  const spines: string[] = [];
  for (let at = 0, cx = x; cx < x + w - 20; at++) {
    const [width, height] = [22 + ((at * 13 + look.seed) % 20), 96 + ((at * 29 + look.seed * 3) % 40)];
    spines.push(
      box(cx, y - height, width, height, hueAt(look, at * 2), 3) +
        box(cx, y - height + 16, width, 7, '#f3e3bd', 0, 'opacity=".6"'),
    );
    cx += width + 3;
  }
  return spines.join('');
}
