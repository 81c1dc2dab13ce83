// What a hand may hold.
import type { Point } from '../body/body.ts';
import type { Look } from '../look.ts';
import { darker, lighter, RICH } from '../palette.ts';
import { box, circle, each, ellipse, line, path, type Sheet } from '../sheet.ts';

export type Prop = 'none' | 'fan' | 'mug' | 'phone' | 'book' | 'bag' | 'flowers' | 'drum' | 'case';

export function drawProp(_sheet: Sheet, look: Look, prop: Prop, [x, y]: Point): string {
  const hue = RICH[(look.seed + 3) % RICH.length]!;
  switch (prop) {
    case 'none':
      return '';
    case 'fan':
      return at(x - 20, y - 60, festiveFan(hue.base, hue.accent));
    case 'mug':
      return at(x - 40, y - 60, mug(hue.base));
    case 'phone':
      return at(
        x - 28,
        y - 70,
        box(-46, -100, 92, 176, '#1b1114', 16) + box(-39, -90, 78, 152, '#38404a', 10),
      );
    case 'book':
      return at(
        x - 40,
        y - 50,
        box(-80, -110, 150, 196, hue.base, 8) +
          box(-70, -110, 12, 196, darker(hue.base, 0.35)) +
          box(-40, -76, 86, 12, hue.accent) +
          box(-40, -52, 60, 8, hue.accent) +
          circle(4, 22, 26, hue.accent),
      );
    case 'bag':
      return at(x, y + 90, handbag(hue.base));
    case 'flowers':
      return at(x - 30, y - 60, flowers(hue));
    case 'drum':
      return at(x - 60, y - 10, drum());
    case 'case':
      return at(
        x + 10,
        y + 90,
        box(-110, 20, 230, 170, '#5a3520', 16) +
          box(-110, 84, 230, 14, '#422414') +
          box(-16, 74, 42, 34, '#d2a04a', 5) +
          line('M -40 20 q 0 -44 44 -44 t 44 44', '#422414', 14),
      );
  }
}

const at = (x: number, y: number, art: string) =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${art}</g>`;

function festiveFan(base: string, accent: string): string {
  const spread = each(9, (step) => {
    const turn = (-160 + step * 17.5) * (Math.PI / 180);
    const tip = [Math.cos(turn) * 190, Math.sin(turn) * 190];
    const next = [Math.cos(turn + 0.3054) * 190, Math.sin(turn + 0.3054) * 190];
    return path(
      `M 0 40 L ${tip[0]} ${tip[1]! + 20} Q ${((tip[0]! + next[0]!) / 2) * 1.09} ${((tip[1]! + next[1]!) / 2) * 1.09 + 20} ${next[0]} ${next[1]! + 20} Z`,
      step % 2 ? base : lighter(base, 0.18),
    );
  });
  const trim = each(10, (step) => {
    const turn = (-160 + step * 17.5) * (Math.PI / 180);
    return circle(Math.cos(turn) * 176, Math.sin(turn) * 176 + 20, 9, accent);
  });
  return spread + trim + line('M 0 30 L 20 130', darker(base, 0.4), 16);
}

function mug(base: string): string {
  const steam = line(
    'M -16 -120 q -18 -28 0 -54 q 16 -24 0 -48 M 26 -116 q 16 -24 0 -48 q -14 -22 0 -42',
    '#fff6e6',
    7,
    'opacity=".45"',
  );
  return (
    steam +
    `<circle cx="62" cy="-28" r="36" fill="none" stroke="${darker(base, 0.2)}" stroke-width="15"/>` +
    path('M -66 -92 L 66 -92 L 58 50 Q 0 70 -58 50 Z', base) +
    ellipse(0, -92, 66, 15, '#4a2a18') +
    path('M -66 -60 L 64 -60 L 63 -42 L -65 -42 Z', lighter(base, 0.45), 'opacity=".6"')
  );
}

function handbag(base: string): string {
  return (
    line('M -54 10 C -50 -120 50 -120 54 10', darker(base, 0.3), 13) +
    path('M -104 0 L 104 0 L 122 130 Q 0 158 -122 130 Z', base) +
    path('M -106 0 L 106 0 L 88 62 Q 0 82 -88 62 Z', darker(base, 0.22)) +
    circle(0, 68, 14, '#e3b457')
  );
}

function flowers({ base, accent, third }: { base: string; accent: string; third: string }): string {
  const blooms = each(
    [
      [-56, -96],
      [0, -124],
      [58, -92],
      [-28, -54],
      [34, -50],
    ],
    ([x, y], step) =>
      each([0, 72, 144, 216, 288], (turn) => {
        const rad = (turn * Math.PI) / 180;
        return circle(
          x! + Math.cos(rad) * 20,
          y! + Math.sin(rad) * 20,
          17,
          step % 2 ? lighter(base, 0.25) : third,
        );
      }) + circle(x!, y!, 12, accent),
  );
  const leaves = each(
    [
      [-90, -40, -50],
      [88, -40, 50],
      [-60, -140, -20],
      [70, -140, 24],
    ],
    ([x, y, turn]) =>
      `<ellipse cx="${x}" cy="${y}" rx="15" ry="42" fill="#2f6b4a" transform="rotate(${turn} ${x} ${y})"/>`,
  );
  return leaves + path('M -84 -50 L 84 -50 L 24 120 L -16 120 Z', '#f3e6cf') + blooms;
}

function drum(): string {
  const cords = each([-60, -36, -12, 12, 36, 60], (x) =>
    line(`M ${x} -120 Q ${x * 0.3} 0 ${x} 120`, '#f1e0bb', 4),
  );
  return (
    path('M -80 -120 C -40 -40 -40 40 -80 120 L 80 120 C 40 40 40 -40 80 -120 Z', '#8a4b22') +
    cords +
    ellipse(0, -120, 82, 22, '#f3e4c6') +
    ellipse(0, -120, 66, 15, '#e2cfa4') +
    ellipse(0, 120, 82, 20, '#6d3818')
  );
}
