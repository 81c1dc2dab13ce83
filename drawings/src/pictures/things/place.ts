// A thing is drawn standing on its own origin; here it is put somewhere, at some size, perhaps turned.
import { ellipse, group, round } from '../../sheet.ts';

export function put(x: number, y: number, size: number, ...art: string[]): string {
  return group(`translate(${round(x)} ${round(y)}) scale(${size})`, ...art);
}

export function turned(x: number, y: number, turn: number, size: number, ...art: string[]): string {
  return group(`translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${size})`, ...art);
}

// What a thing takes from the light of the table it stands on.
export const shade = (half: number, x = 14, deep = half * 0.16) =>
  ellipse(x, 0, half, deep, '#22080f', 'opacity=".2"');
