// Hair that falls: braids, locs, bobs and waves, part behind the shoulders and part before them.

import { darker, lighter, mix } from '../palette.ts';
import { both, box, circle, clipped, each, line, path } from '../sheet.ts';
import type { HairKit } from './hair-kit.ts';
import { cap } from './hair-short.ts';

type Fall = { width: number; length: number; spread: number; strands: number };

const FALLS: Partial<Record<HairKit['look']['hair'], Fall>> = {
  fulaniBraids: { width: 20, length: 560, spread: 60, strands: 4 },
  boxBraids: { width: 19, length: 640, spread: 84, strands: 6 },
  bobBraids: { width: 19, length: 246, spread: 62, strands: 6 },
  locs: { width: 28, length: 236, spread: 62, strands: 4 },
  longLocs: { width: 26, length: 520, spread: 84, strands: 5 },
};

export function drawLongBack(kit: HairKit): string {
  const { look, head, colour } = kit;
  const t = head.temple;
  const fall = FALLS[look.hair];
  if (look.hair === 'bob')
    return path(
      `M 0 -226 C ${t + 60} -226 ${t + 74} -60 ${t + 58} 120 Q ${t + 40} 218 ${t - 60} 220 L ${-t + 60} 220 Q ${-t - 40} 218 ${-t - 58} 120 C ${-t - 74} -60 ${-t - 60} -226 0 -226 Z`,
      darker(colour, 0.12),
    );
  if (look.hair === 'longWaves')
    return path(
      `M 0 -226 C ${t + 74} -228 ${t + 72} -60 ${t + 66} 60 C ${t + 40} 170 ${t + 130} 260 ${t + 92} 390 C ${t + 70} 480 ${t + 120} 520 ${t + 60} 560 L ${-t - 60} 560 C ${-t - 120} 520 ${-t - 70} 480 ${-t - 92} 390 C ${-t - 130} 260 ${-t - 40} 170 ${-t - 66} 60 C ${-t - 72} -60 ${-t - 74} -228 0 -226 Z`,
      darker(colour, 0.12),
    );
  if (!fall) return '';
  const mass = path(
    `M ${-t - 4} -60 L ${-t - 34} ${Math.min(fall.length, 300)} L ${t + 34} ${Math.min(fall.length, 300)} L ${t + 4} -60 Z`,
    darker(colour, 0.25),
  );
  return mass + both(strands(kit, fall, 0));
}

export function drawLongFront(kit: HairKit): string {
  const { look, head, colour, sheet } = kit;
  const t = head.temple;
  if (look.hair === 'bob') return sweep(kit, 130, 60);
  if (look.hair === 'longWaves') return sweep(kit, 250, 84);
  const cover = cap(t, 12, -100);
  const partings = clipped(
    sheet,
    cover,
    each([-5, -3.6, -2.3, -1.1, 0, 1.1, 2.3, 3.6, 5], (at) =>
      line(
        `M ${at * 34} -60 Q ${at * 24} -150 ${at * 5} -214`,
        look.hair.includes('ocs') ? lighter(colour, 0.2) : mix(look.skin, colour, 0.35),
        5,
        'opacity=".75"',
      ),
    ),
  );
  const gold = look.hair === 'fulaniBraids' ? fulani(kit) : '';
  return both(strands(kit, FALLS[look.hair]!, 2)) + path(cover, colour) + partings + gold;
}

// Each strand leaves the crown at the temple and falls outside the cheek.
function strands({ head, colour, look }: HairKit, fall: Fall, front: number): string {
  const t = head.temple;
  const count = front || fall.strands;
  const parts = Array.from({ length: count }, (_, at) => {
    const share = count === 1 ? 0 : at / (count - 1);
    const top = front ? t - 16 + share * 12 : t - 66 + share * 70;
    const foot = front ? t + 10 + share * 22 : t - 74 + share * (fall.spread + 84);
    const length = (front ? fall.length * 0.82 : fall.length) - (at % 2) * 24 - share * 18;
    const d = `M ${top} -80 C ${top + 16} 0 ${foot} 60 ${foot} ${Math.min(length, 200)} L ${foot + 4} ${length}`;
    const tone = at % 2 ? colour : lighter(colour, 0.07);
    const twist = look.hair.includes('ocs') ? '7 13' : '4 12';
    return (
      line(d, darker(colour, 0.35), fall.width + 4) +
      line(d, tone, fall.width) +
      line(
        d,
        lighter(colour, 0.3),
        fall.width * 0.5,
        `stroke-dasharray="${twist}" stroke-linecap="butt" opacity=".5"`,
      )
    );
  });
  return parts.join('');
}

function sweep({ head, colour, sheet }: HairKit, length: number, spread: number): string {
  const t = head.temple;
  const side = (s: 1 | -1, lift: number) =>
    `M ${-26} -214 C ${s * t * 0.9} ${-222} ${s * (t + spread * 0.8)} -110 ${s * (t + spread * 0.62)} ${length * 0.3} Q ${s * (t + spread * 0.4)} ${length} ${s * (t + 12)} ${length * 1.05} C ${s * (t + 24)} ${length * 0.4} ${s * (t - 2)} -30 ${s * (t - 22)} -66 C ${s * (t - 50)} ${-116 + lift} ${s * 20} ${-150 + lift} ${-26} -160 Z`;
  const strand = (s: 1 | -1) =>
    each([0.5, 0.75], (share) =>
      line(
        `M -22 -200 C ${s * t * share} -206 ${s * (t + spread * share * 0.7)} -100 ${s * (t + spread * share * 0.55)} ${length * 0.5}`,
        lighter(colour, 0.25),
        4,
        'opacity=".4"',
      ),
    );
  return (
    path(side(1, 0), colour) +
    path(side(-1, 6), colour) +
    clipped(sheet, side(1, 0), strand(1)) +
    clipped(sheet, side(-1, 6), strand(-1))
  );
}

function fulani({ head, colour }: HairKit): string {
  const t = head.temple;
  const amber = '#d99a34';
  const middle =
    line('M 0 -214 L 0 -92', darker(colour, 0.2), 22) +
    line('M 0 -214 L 0 -92', lighter(colour, 0.3), 10, 'stroke-dasharray="4 11" opacity=".6"');
  return (
    middle +
    circle(0, -84, 13, amber) +
    circle(-3, -88, 4, '#f6dfa6') +
    both(
      box(t + 2, 130, 26, 20, amber, 6) +
        box(t + 12, 250, 26, 20, amber, 6) +
        box(t + 10, 380, 24, 20, '#c8432b', 6),
    )
  );
}
