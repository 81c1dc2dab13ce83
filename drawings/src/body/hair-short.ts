// Hair that stays about the skull: cuts, naturals, buns, puffs and cornrows.

import { darker, lighter, mix } from '../palette.ts';
import { ball, both, circle, clipped, each, line, path, slope } from '../sheet.ts';
import type { HairKit } from './hair-kit.ts';

export function drawShortBack(kit: HairKit): string {
  const { look, head, colour, sheet } = kit;
  const t = head.temple;
  switch (look.hair) {
    case 'afro':
      return (
        path(cloud(0, -70, t + 92, 190, 26), colour) +
        path(cloud(-30, -96, t + 30, 130, 20), lighter(colour, 0.1), 'opacity=".5"')
      );
    case 'bigAfro':
      return (
        path(cloud(0, -64, t + 146, 246, 30), colour) +
        path(cloud(-40, -100, t + 66, 170, 22), lighter(colour, 0.1), 'opacity=".5"')
      );
    case 'bun':
      return (
        circle(0, -252, 88, ball(sheet, colour)) +
        each([-36, -8, 20], (x) =>
          line(`M ${x - 34} -296 Q ${x + 30} -250 ${x - 12} -196`, lighter(colour, 0.24), 4, 'opacity=".5"'),
        )
      );
    case 'puff':
      return (
        path(cloud(0, -250, 152, 112, 18), colour) +
        path(cloud(-28, -266, 100, 70, 13), lighter(colour, 0.1), 'opacity=".5"')
      );
    case 'cornrows':
      return look.cut === 'woman' ? path(cloud(0, -214, 78, 60, 11), colour) : '';
    default:
      return '';
  }
}

export function drawShortFront(kit: HairKit): string {
  const { look, head, colour, sheet } = kit;
  const t = head.temple;
  switch (look.hair) {
    case 'bald':
      return path(
        `M ${-t * 0.5} -158 Q -20 -182 30 -174 Q -30 -168 ${-t * 0.44} -140 Z`,
        lighter(look.skin, 0.5),
        'opacity=".35"',
      );
    case 'lowCut':
      return path(cap(t, 5, -104), colour) + sheen(kit);
    case 'waves':
      return (
        path(cap(t, 6, -100), colour) +
        clipped(
          sheet,
          cap(t, 6, -100),
          each(4, (row) =>
            line(
              `M ${-t} ${-112 - row * 22} q ${t / 4} -18 ${t / 2} 0 t ${t / 2} 0 t ${t / 2} 0 t ${t / 2} 0`,
              lighter(colour, 0.25),
              4,
              'opacity=".55"',
            ),
          ),
        )
      );
    case 'fade':
      return (
        path(cap(t, 4, -98), slope(sheet, colour, mix(colour, look.skin, 0.75))) +
        path(crown(t, 5), colour) +
        sheen(kit)
      );
    case 'highTop':
      return (
        path(cap(t, 3, -98), slope(sheet, colour, mix(colour, look.skin, 0.75))) +
        path(top(t), colour) +
        dotting(kit, -240, -120)
      );
    case 'shortNatural':
      return (
        path(`${cloudTop(t + 22, -92)} ${brow(t, -96)}`, colour) +
        clipped(sheet, cap(t, 4, -104), dotting(kit, -206, -112))
      );
    case 'afro':
    case 'bigAfro':
      return path(`${cloudTop(t + 26, -70)} ${brow(t, -92)}`, colour);
    case 'bantuKnots':
      return (
        path(cap(t, 6, -96), colour) +
        each(
          [
            [-96, -168],
            [0, -204],
            [96, -168],
            [-50, -132],
            [50, -132],
          ],
          ([x, y]) =>
            circle(x!, y!, 33, ball(sheet, colour)) +
            line(
              `M ${x! - 14} ${y! + 6} q 12 14 26 -4 q -4 -16 -18 -10`,
              lighter(colour, 0.3),
              4,
              'opacity=".6"',
            ),
        )
      );
    case 'cornrows':
      return path(cap(t, 7, -102), colour) + rows(kit);
    default:
      return (
        path(cap(t, 6, -104), colour) +
        clipped(
          sheet,
          cap(t, 6, -104),
          each([-3, -2, -1, 0, 1, 2, 3], (at) =>
            line(
              `M ${at * 40} -92 Q ${at * 26} -160 ${at * 5} -210`,
              lighter(colour, 0.22),
              4,
              'opacity=".4"',
            ),
          ),
        )
      );
  }
}

// The skull's cap down to a crisp hairline; `low` is how deep the hairline sits.
export function cap(t: number, swell: number, low: number): string {
  const w = t + swell;
  return `M ${-w} -2 C ${-w - 4} -118 ${-w * 0.7} ${-196 - swell} 0 ${-196 - swell} C ${w * 0.7} ${-196 - swell} ${w + 4} -118 ${w} -2 L ${t - 10} -22 ${brow(t, low)} L ${-w} -2 Z`;
}

function brow(t: number, low: number): string {
  return `C ${t - 10} -60 ${t * 0.84} ${low + 6} ${t * 0.66} ${low} Q 0 ${low - 26} ${-t * 0.66} ${low} C ${-t * 0.84} ${low + 6} ${-t + 10} -60 ${-t + 10} -22`;
}

function crown(t: number, swell: number): string {
  const w = t + swell;
  return `M ${-t * 0.9} -112 C ${-w + 8} -168 ${-w * 0.62} ${-200 - swell} 0 ${-200 - swell} C ${w * 0.62} ${-200 - swell} ${w - 8} -168 ${t * 0.9} -112 Q ${t * 0.8} -116 ${t * 0.62} -108 Q 0 -128 ${-t * 0.62} -108 Q ${-t * 0.8} -116 ${-t * 0.9} -112 Z`;
}

function top(t: number): string {
  return `M ${-t - 4} -104 C ${-t - 12} -190 ${-t + 2} -258 ${-t + 30} -264 Q 0 -280 ${t - 30} -264 C ${t - 2} -258 ${t + 12} -190 ${t + 4} -104 Q ${t * 0.7} -112 ${t * 0.62} -108 Q 0 -126 ${-t * 0.62} -108 Q ${-t * 0.7} -112 ${-t - 4} -104 Z`;
}

// A closed outline of small curls.
export function cloud(x: number, y: number, rx: number, ry: number, curls: number): string {
  const at = (step: number) => {
    const turn = (step / curls) * Math.PI * 2;
    return [x + Math.cos(turn) * rx, y + Math.sin(turn) * ry] as const;
  };
  const curl = (2 * Math.PI * (rx + ry)) / 2 / curls / 1.7;
  const steps = Array.from({ length: curls }, (_, step) => at(step + 1));
  return `M ${at(0).join(' ')} ${steps.map(([px, py]) => `A ${curl} ${curl} 0 0 1 ${px} ${py}`).join(' ')} Z`;
}

function cloudTop(w: number, low: number): string {
  const steps = 13;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const turn = Math.PI - (step / steps) * Math.PI;
    return [Math.cos(turn) * w, low + 86 - Math.sin(turn) * (200 + low + 106)] as const;
  });
  const [first, ...rest] = points;
  return `M ${first!.join(' ')} ${rest.map(([x, y]) => `A 26 26 0 0 1 ${x} ${y}`).join(' ')} L ${w - 34} -20`;
}

function sheen({ head, colour, look, sheet }: HairKit): string {
  const grey =
    look.grey > 0.15
      ? both(
          path(
            `M ${head.temple - 4} -84 L ${head.temple + 5} -8 L ${head.temple - 9} -24 Z`,
            '#a39b94',
            'opacity=".55"',
          ),
        )
      : '';
  return (
    clipped(
      sheet,
      cap(head.temple, 5, -104),
      path(
        `M ${-head.temple * 0.8} -128 Q -40 -196 50 -190 Q -20 -170 ${-head.temple * 0.66} -112 Z`,
        lighter(colour, 0.2),
        'opacity=".4"',
      ),
    ) + grey
  );
}

function dotting({ head, colour, look }: HairKit, from: number, to: number): string {
  const specks: string[] = [];
  for (let y = from; y < to; y += 22)
    for (let x = -head.temple + 34; x < head.temple - 20; x += 26)
      specks.push(
        circle(
          x + (Math.round(y / 22) % 2) * 13,
          y + (x * x) / 520,
          4,
          look.grey > 0.3 ? '#b7b0aa' : lighter(colour, 0.2),
          'opacity=".55"',
        ),
      );
  return specks.join('');
}

function rows({ head, look, colour, sheet }: HairKit): string {
  const t = head.temple;
  const partings = each([-3, -2, -1, 0, 1, 2, 3], (at) =>
    line(
      `M ${at * 42} -84 C ${at * 44} -140 ${at * 30} -186 ${at * 12} -214`,
      mix(look.skin, colour, 0.25),
      5,
    ),
  );
  const plaits = each([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5], (at) =>
    line(
      `M ${at * 43} -92 C ${at * 44} -142 ${at * 30} -186 ${at * 12} -212`,
      lighter(colour, 0.22),
      7,
      'stroke-dasharray="3 11" opacity=".7"',
    ),
  );
  return clipped(
    sheet,
    cap(t, 7, -102),
    partings,
    plaits,
    both(line(`M ${t - 4} -50 Q ${t - 24} -140 60 -206`, darker(colour, 0.4), 3)),
  );
}
