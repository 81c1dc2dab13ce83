// Outdoors: lagoon, savanna, plateau hills, garden, beach.

import type { Look } from '../look.ts';
import { darker, lighter } from '../palette.ts';
import { box, circle, each, ellipse, line, path, type Sheet, slope } from '../sheet.ts';
import { type Backdrop, HEIGHT, WIDTH } from './wall.ts';

export function drawLand(sheet: Sheet, look: Look): Backdrop {
  const lands = [lagoon, savanna, hills, garden, beach];
  return { behind: lands[(look.seed + look.mood) % lands.length]!(sheet, look), before: '' };
}

const sky = (sheet: Sheet, from: string, to: string) => box(0, 0, WIDTH, HEIGHT, slope(sheet, from, to));
const sun = (x: number, y: number, r: number, colour: string) =>
  each([1, 1.5, 2.1, 2.8], (size) => circle(x, y, r * size, colour, size === 1 ? '' : 'opacity=".16"'));

function palm(x: number, y: number, size: number, colour: string): string {
  const frond = (turn: number) =>
    `<path d="M 0 0 C 60 -50 130 -40 180 30 C 120 0 60 4 0 18 Z" fill="${colour}" transform="rotate(${turn})"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size})">${line('M 0 0 C 24 160 10 320 -16 520', darker(colour, 0.3), 26)}${each([-170, -130, -90, -52, -14, 20, 150], frond)}${circle(-8, 18, 14, darker(colour, 0.35))}${circle(18, 22, 14, darker(colour, 0.35))}</g>`;
}

function lagoon(sheet: Sheet): string {
  const towers = each(
    [
      [560, 120, 110],
      [640, 190, 70],
      [720, 150, 90],
      [812, 230, 60],
      [876, 130, 110],
      [0, 90, 120],
      [110, 150, 70],
    ],
    ([x, h, w]) => box(x!, 640 - h!, w!, h!, '#7d5a72', 3, 'opacity=".55"'),
  );
  const ripples = each(18, (at) =>
    line(`M ${(at * 211) % 900} ${690 + at * 27} h ${70 + ((at * 37) % 120)}`, '#fbe3b8', 5, 'opacity=".4"'),
  );
  const canoe =
    path('M 640 800 Q 760 850 900 796 Q 860 856 770 856 Q 680 856 640 800 Z', '#4a2619') +
    line('M 780 800 L 800 690', '#4a2619', 8) +
    circle(776, 752, 20, '#4a2619') +
    path('M 752 800 Q 776 760 802 800 Z', '#8a2f2a');
  return (
    sky(sheet, '#f6b78a', '#fde7bd') +
    sun(690, 470, 84, '#fff1cf') +
    towers +
    box(0, 640, WIDTH, 560, slope(sheet, '#e79a6c', '#2f6a74')) +
    ripples +
    canoe +
    palm(90, 330, 1.15, '#2b5a44')
  );
}

function savanna(sheet: Sheet, look: Look): string {
  const acacia = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${line('M 0 0 C -6 -80 20 -120 6 -200 M 4 -120 Q 50 -160 90 -200 M 2 -110 Q -50 -150 -90 -196', '#4a2a1c', 20)}${ellipse(0, -220, 200, 44, '#55602c')}${ellipse(-60, -250, 120, 34, '#66703a')}${ellipse(84, -246, 110, 32, '#5d6833')}</g>`;
  const tufts = each(30, (at) =>
    line(
      `M ${(at * 173 + look.seed * 7) % 960} ${900 + ((at * 67) % 290)} q 6 -30 -6 -46 m 8 46 q 8 -26 22 -36`,
      '#8f6b2a',
      5,
      'opacity=".6"',
    ),
  );
  return (
    sky(sheet, '#e8794a', '#fbd98f') +
    sun(270, 520, 120, '#fff0bd') +
    path('M 0 720 Q 240 660 480 712 T 960 690 L 960 1200 L 0 1200 Z', '#c98f45') +
    acacia(770, 740, 1.2) +
    acacia(140, 730, 0.7) +
    path('M 0 850 Q 300 800 560 850 T 960 836 L 960 1200 L 0 1200 Z', '#a96f33') +
    tufts
  );
}

function hills(sheet: Sheet): string {
  const ridge = (y: number, lift: number, colour: string) =>
    path(
      `M 0 ${y} C 120 ${y - lift} 220 ${y - lift} 330 ${y - 20} C 440 ${y - lift * 1.3} 560 ${y - lift * 1.2} 660 ${y - 10} C 760 ${y - lift} 880 ${y - lift * 0.8} 960 ${y - 30} L 960 1200 L 0 1200 Z`,
      colour,
    );
  const rock = (x: number, y: number, r: number) =>
    path(
      `M ${x - r} ${y} C ${x - r} ${y - r * 1.1} ${x + r * 0.4} ${y - r * 1.3} ${x + r} ${y} Z`,
      '#8c7f78',
    ) +
    path(
      `M ${x + r * 0.1} ${y - r * 0.84} C ${x + r * 0.6} ${y - r * 0.8} ${x + r * 0.9} ${y - r * 0.4} ${x + r} ${y} L ${x + r * 0.3} ${y} Z`,
      '#6f625e',
    );
  const clouds = each(
    [
      [180, 180, 1],
      [740, 130, 0.8],
      [560, 300, 0.6],
    ],
    ([x, y, size]) =>
      `<g transform="translate(${x} ${y}) scale(${size})" opacity=".75">${ellipse(0, 0, 110, 34, '#fff8ea')}${ellipse(-40, -24, 56, 36, '#fff8ea')}${ellipse(36, -30, 66, 44, '#fff8ea')}</g>`,
  );
  return (
    sky(sheet, '#8fc0d0', '#f7e9c9') +
    clouds +
    ridge(560, 150, '#8fa9a0') +
    ridge(680, 130, '#5f8f76') +
    ridge(800, 110, '#3c7358') +
    rock(820, 800, 120) +
    rock(700, 830, 80) +
    ridge(960, 70, '#2a5a43') +
    rock(90, 960, 90)
  );
}

function garden(sheet: Sheet, look: Look): string {
  const bloom = look.seed % 2 ? '#d8472b' : '#d65f8a';
  const canopy = each(40, (at) => {
    const turn = at * 2.4;
    const r = Math.sqrt(at / 40) * 360;
    return circle(
      250 + Math.cos(turn) * r * 1.25,
      210 + Math.sin(turn) * r * 0.62,
      54,
      at % 3 ? '#2f6b46' : bloom,
      at % 3 ? '' : 'opacity=".95"',
    );
  });
  const hedge = each(14, (at) =>
    ellipse(at * 76, 850 + (at % 3) * 22, 92, 110, at % 2 ? '#2b6344' : '#357551'),
  );
  const flowers = each(26, (at) =>
    circle((at * 139 + 30) % 960, 800 + ((at * 53) % 130), 11, at % 2 ? bloom : '#f6d98f'),
  );
  const path_ = path(
    'M 380 1200 C 420 1020 460 960 500 900 L 600 900 C 640 980 700 1060 780 1200 Z',
    '#e4c394',
  );
  return (
    sky(sheet, '#cfe6dd', '#f9efd2') +
    sun(780, 190, 66, '#fff3cf') +
    line('M 250 900 C 236 640 270 440 246 220', '#5a3a26', 44) +
    canopy +
    hedge +
    flowers +
    box(0, 900, WIDTH, 300, slope(sheet, '#6f9e5c', '#3d6f45')) +
    path_
  );
}

function beach(sheet: Sheet, look: Look): string {
  const hue = ['#c23b22', '#7a1737', '#24406b'][look.seed % 3]!;
  const wave = (y: number, colour: string) =>
    path(
      `M 0 ${y} q 60 -26 120 0 t 120 0 t 120 0 t 120 0 t 120 0 t 120 0 t 120 0 t 120 0 L 960 1200 L 0 1200 Z`,
      colour,
    );
  const shade = each(6, (at) =>
    path(
      `M 760 420 L ${600 + at * 54} 560 Q ${627 + at * 54} 590 ${654 + at * 54} 560 Z`,
      at % 2 ? '#fbf0dc' : hue,
    ),
  );
  return (
    sky(sheet, '#9fd0d8', '#fdf0d4') +
    sun(170, 200, 70, '#fff6dc') +
    box(0, 560, WIDTH, 640, slope(sheet, '#4fa3ab', '#2b7f8c')) +
    wave(640, '#62b0b3') +
    wave(730, '#7fc3c0') +
    path('M 0 830 Q 300 770 620 830 T 960 810 L 960 1200 L 0 1200 Z', '#f0d5a2') +
    path(
      'M 0 826 Q 300 766 620 826 T 960 806 L 960 826 Q 800 800 620 850 T 0 850 Z',
      lighter('#f0d5a2', 0.6),
    ) +
    line('M 760 420 L 772 980', '#6b4326', 12) +
    shade +
    palm(96, 360, 1.1, '#2f6a4a')
  );
}
