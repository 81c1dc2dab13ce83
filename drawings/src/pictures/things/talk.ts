// A conversation on the glass of a telephone: whose it is, and what was said.
import { box, circle, each, group, path } from '../../sheet.ts';
import { asoOke } from './room.ts';

// What somebody said, as the strokes of their words: never the words.
export function bubble(x: number, y: number, w: number, rows: readonly number[], ours: boolean): string {
  const h = rows.length * 26 + 30;
  const [fill, ink] = ours ? ['#7a1737', '#e9bfc6'] : ['#f0e2cb', '#b79c84'];
  const tail = ours
    ? `M ${x + w} ${y + h - 30} V ${y + h} H ${x + w - 30} Z`
    : `M ${x} ${y + h - 30} V ${y + h} H ${x + 30} Z`;
  return (
    box(x, y, w, h, fill, 24) +
    path(tail, fill) +
    each(rows, (share, at) => box(x + 22, y + 21 + at * 26, (w - 44) * share, 11, ink, 6))
  );
}

// The head of a conversation, as it stands on top of every telephone in these pictures.
export const talkHead = (fill: string, face: string) =>
  box(-140, -300, 280, 96, fill) +
  asoOke(-140, -206, 280, 8, 0.5) +
  group('translate(-92 -240)', face) +
  box(-56, -252, 110, 13, '#fbf6ee', 6, 'opacity=".9"') +
  circle(92, -246, 13, '#7fc3a0');

export const smallFace = (skin: string, cloth: string, hair = '#1d1315') =>
  circle(0, 0, 28, '#f4c9a0') +
  path('M -24 15 Q -20 4 0 4 Q 20 4 24 15 A 28 28 0 0 1 -24 15 Z', cloth) +
  circle(0, -4, 12, skin) +
  path('M -13 -6 A 13 13 0 0 1 13 -6 Q 0 -13 -13 -6 Z', hair);
