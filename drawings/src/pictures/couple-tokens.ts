// What a couple holds, and how they hold each other.

import type { Arm, Point } from '../body/body.ts';
import { darker } from '../palette.ts';
import { circle, each, ellipse, group, line, lit, path, type Sheet } from '../sheet.ts';

// An arm that reaches across to the other: side -1 is the viewer's left.
export const reach = (side: 1 | -1, wrist: Point): Arm => ({
  shoulder: [side * 196, 438],
  elbow: [side * 262, 760],
  wrist,
});

// The fingers of an arm that lies about somebody's shoulder: the rest of it is behind them.
export function embrace(x: number, y: number, turn: number, size: number, skin: string): string {
  const finger = (at: number, length: number) =>
    `M -40 ${at} L ${length} ${at - 2} Q ${length + 18} ${at + 12} ${length} ${at + 27} L -40 ${at + 29} Z`;
  const fingers = [
    [-60, 30],
    [-30, 44],
    [0, 42],
    [30, 26],
  ] as const;
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    each(
      fingers,
      ([at, length]) =>
        path(finger(at + 5, length), '#22080f', 'opacity=".2"') +
        path(finger(at, length), skin) +
        line(`M -34 ${at + 28} L ${length} ${at + 26}`, darker(skin, 0.45), 4, 'opacity=".55"'),
    ),
  );
}

// The carved cup of palm wine by which an Igbo bride shows whom she has chosen.
export function wineCup(sheet: Sheet): string {
  const bowl = 'M -78 -80 C -80 30 -40 70 0 72 C 40 70 80 30 78 -80 Z';
  return (
    lit(sheet, 'M -22 60 L 22 60 L 46 118 Q 0 134 -46 118 Z', '#6d3b1d', 0.24) +
    lit(sheet, bowl, '#8a4b22', 0.24) +
    line('M -70 -30 Q 0 0 70 -30 M -64 6 Q 0 36 64 6', '#e3b457', 6, 'stroke-dasharray="10 8"') +
    ellipse(0, -80, 78, 20, '#5a2d14') +
    ellipse(0, -80, 66, 15, '#f6ecd6')
  );
}

export function bouquet(sheet: Sheet): string {
  const leaves = each(
    [-70, -40, -12, 16, 44, 74],
    (turn) => `<ellipse cx="0" cy="-130" rx="20" ry="62" fill="#2f6b4a" transform="rotate(${turn})"/>`,
  );
  const stems = lit(sheet, 'M -34 20 L 34 20 L 24 170 L -24 170 Z', '#f3e6cf', 0.2);
  const ribbon = path('M -40 60 Q 0 80 40 60 L 42 92 Q 0 112 -42 92 Z', '#b8324a');
  const blooms = [
    [-96, -40, '#fdf3e6'],
    [96, -36, '#f3c9c0'],
    [-60, -110, '#f3c9c0'],
    [58, -108, '#fdf3e6'],
    [0, -136, '#fdf3e6'],
    [-52, 0, '#d65f72'],
    [54, 2, '#fdf3e6'],
    [0, -56, '#d65f72'],
  ] as const;
  const bloom = (x: number, y: number, colour: string) =>
    each([0, 72, 144, 216, 288], (turn) =>
      circle(x + Math.cos(turn / 57.3) * 24, y + Math.sin(turn / 57.3) * 24, 25, colour),
    ) +
    line(
      `M ${x - 14} ${y + 4} a 15 15 0 1 1 18 12 M ${x - 4} ${y} a 7 7 0 1 1 8 6`,
      darker(colour, 0.3),
      4,
      'opacity=".55"',
    );
  return leaves + stems + ribbon + each(blooms, ([x, y, colour]) => bloom(x, y, colour));
}
