// What a room is made of: the table one looks across, the window, the plant, the hanging lamp, the frame.

import { darker, lighter } from '../../palette.ts';
import { box, circle, each, group, line, lit, path, type Sheet, slope } from '../../sheet.ts';

export function table(sheet: Sheet, y: number, wood = '#8a5530', width = 1200): string {
  const deep = 800 - y;
  const grain = each([0.3, 0.56, 0.8], (share, at) =>
    line(
      `M ${-20 + at * 160} ${y + 30 + deep * share} Q ${width / 2} ${y + 16 + deep * share} ${width + 20 - at * 120} ${y + 30 + deep * share}`,
      darker(wood, 0.3),
      3,
      'opacity=".3"',
    ),
  );
  return (
    box(0, y, width, deep, slope(sheet, wood, darker(wood, 0.34))) +
    box(0, y - 4, width, 18, lighter(wood, 0.2)) +
    grain
  );
}

// A window with what is seen through it.
export function window_(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string,
  seen = '',
): string {
  return (
    box(x, y, w, h, frame, 12) +
    box(x + 16, y + 16, w - 32, h - 32, slope(sheet, '#d5e7e4', '#fbe9c6')) +
    seen +
    box(x + w / 2 - 6, y + 16, 12, h - 32, frame) +
    box(x + 16, y + h * 0.42, w - 32, 10, frame) +
    box(x - 16, y + h - 6, w + 32, 20, lighter(frame, 0.2), 6)
  );
}

export function potted(sheet: Sheet, pot = '#a9542c'): string {
  const leaf = (turn: number, at: number) =>
    `<path d="M 0 0 C 40 -70 30 -170 0 -196 C -30 -170 -40 -70 0 0 Z" fill="${at % 2 ? '#2c6b4c' : '#1f5640'}" transform="translate(0 -120) rotate(${turn})"/>`;
  return (
    each([-62, 58, -34, 32, -8], leaf) +
    lit(sheet, 'M -62 -130 H 62 L 46 0 H -46 Z', pot, 0.2) +
    box(-70, -144, 140, 26, lighter(pot, 0.14), 6)
  );
}

export function pendant(sheet: Sheet, length: number, colour: string): string {
  return (
    line(`M 0 0 V ${length}`, '#3c2c35', 5) +
    path(
      `M -70 ${length + 78} L -260 ${length + 560} H 260 L 70 ${length + 78} Z`,
      '#fff3cf',
      'opacity=".13"',
    ) +
    circle(0, length + 80, 24, '#fff3cf') +
    lit(sheet, `M -20 ${length} H 20 L 96 ${length + 78} H -96 Z`, colour, 0.22)
  );
}

export function framed(x: number, y: number, w: number, h: number, inside: string, wood = '#6b4326'): string {
  return (
    box(x + 8, y + 10, w, h, '#22080f', 6, 'opacity=".18"') +
    box(x, y, w, h, wood, 6) +
    box(x + 12, y + 12, w - 24, h - 24, '#fbf3e4') +
    group(`translate(${x + w / 2} ${y + h / 2})`, inside)
  );
}

// The family's own sun: one disc and its rings.
export const sun = (x: number, y: number, r: number, colour = '#fff3cf') =>
  each([1, 1.7, 2.5, 3.4], (size) =>
    circle(x, y, r * size, colour, size === 1 ? 'opacity=".95"' : 'opacity=".17"'),
  );

export function palm(x: number, y: number, size: number, colour: string): string {
  const frond = (turn: number, at: number) =>
    `<path d="M 0 0 C 60 -50 130 -40 180 30 C 120 0 60 4 0 18 Z" fill="${at % 2 ? colour : darker(colour, 0.16)}" transform="rotate(${turn})"/>`;
  return group(
    `translate(${x} ${y}) scale(${size})`,
    line('M 0 0 C 24 160 10 320 -16 520', darker(colour, 0.3), 24),
    each([-170, -130, -90, -52, -14, 20, 150], frond),
    circle(-8, 18, 14, darker(colour, 0.45)),
    circle(18, 22, 14, darker(colour, 0.45)),
  );
}

// The brand's own cloth, along an edge or down a strip, cut to any width.
export function asoOke(x: number, y: number, w: number, h: number, scale = 1): string {
  const colours = ['#7a1737', '#c3923b', '#7a1737', '#c23b22', '#fbf6ee', '#0e6b50', '#fbf6ee'];
  const widths = [28, 4, 12, 12, 4, 16, 4];
  const stripes: string[] = [];
  for (let from = x, at = 0; from < x + w; at++) {
    const wide = Math.min(widths[at % 7]! * scale, x + w - from);
    stripes.push(box(from, y, wide, h, colours[at % 7]!));
    from += wide;
  }
  return stripes.join('');
}
