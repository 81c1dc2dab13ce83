// Gele in three ways of tying, and the everyday headwrap.

import { darker, lighter } from '../palette.ts';
import { circle, clipped, each, line, lit, path } from '../sheet.ts';
import { paint } from './cloth.ts';
import type { WearKit } from './headwear-kit.ts';

type Tones = { cloth: string; base: string; light: string; dark: string };

export function drawGele(kit: WearKit): string {
  const tones = tonesOf(kit);
  const band = drawBand(kit, tones);
  switch (kit.outfit.headwear) {
    case 'geleWrap':
      return drawWrap(kit, tones) + band;
    case 'geleRose':
      return drawRose(kit, tones) + band;
    default:
      return drawFan(kit, tones) + band;
  }
}

function tonesOf(kit: WearKit): Tones {
  const { base } = kit.outfit.headcloth;
  return {
    cloth: paint(kit.sheet, kit.outfit.headcloth),
    base,
    light: lighter(base, 0.3),
    dark: darker(base, 0.3),
  };
}

// The folded edge across the brow, which every gele ends in.
function drawBand(kit: WearKit, { cloth, light, dark }: Tones): string {
  const w = kit.t + 13;
  const d = `M ${-w} 4 C ${-w - 12} -96 ${-w * 0.62} -172 6 -176 C ${w * 0.62} -172 ${w + 12} -96 ${w} 4 C ${w - 14} -58 ${w * 0.58} -104 0 -108 C ${-w * 0.58} -104 ${-w + 14} -58 ${-w} 4 Z`;
  const folds = each([0.34, 0.68], (share) =>
    line(
      `M ${-w + 2} ${-4 - share * 40} C ${-w * 0.8} ${-92 - share * 50} ${-w * 0.4} ${-112 - share * 56} 0 ${-112 - share * 58} C ${w * 0.4} ${-112 - share * 56} ${w * 0.8} ${-92 - share * 50} ${w - 2} ${-4 - share * 40}`,
      dark,
      5,
      'opacity=".55"',
    ),
  );
  const edge = line(
    `M ${-w} 2 C ${-w + 14} -58 ${-w * 0.58} -104 0 -108 C ${w * 0.58} -104 ${w - 14} -58 ${w} 2`,
    light,
    5,
    'opacity=".8"',
  );
  return lit(kit.sheet, d, cloth, 0.2) + clipped(kit.sheet, d, folds) + edge;
}

function drawFan(kit: WearKit, { cloth, light, dark }: Tones): string {
  const w = kit.t + 10;
  const back = `M ${-w + 6} -70 C ${-w - 96} -96 ${-w - 150} -250 ${-w - 70} -352 C ${-w + 10} -440 70 -462 ${w + 14} -412 C ${w + 104} -372 ${w + 130} -220 ${w + 70} -132 C ${w + 40} -92 ${w} -78 ${w - 6} -70 Q 0 -200 ${-w + 6} -70 Z`;
  const fore = `M ${-w + 2} -66 C ${-w - 70} -110 ${-w - 112} -226 ${-w - 46} -300 C ${-w + 44} -372 96 -352 ${w + 34} -282 C ${w + 70} -222 ${w + 40} -120 ${w - 2} -66 Q 0 -200 ${-w + 2} -66 Z`;
  const pleats = (reach: number, top: number) =>
    each([-1, -0.74, -0.48, -0.22, 0.04, 0.3, 0.56, 0.82, 1.06], (at) =>
      line(
        `M ${at * w * 0.5} -120 Q ${at * (w + 20)} ${-210} ${at * (w + reach)} ${-Math.sqrt(Math.max(0.1, 1.3 - at * at)) * top - 40}`,
        dark,
        5,
        'opacity=".5"',
      ),
    );
  return (
    lit(kit.sheet, back, cloth, 0.22) +
    path(back, dark, 'opacity=".28"') +
    clipped(kit.sheet, back, pleats(110, 390)) +
    line(`M ${-w - 70} -352 C ${-w + 10} -440 70 -462 ${w + 14} -412`, light, 6, 'opacity=".7"') +
    lit(kit.sheet, fore, cloth, 0.2) +
    clipped(kit.sheet, fore, pleats(70, 290)) +
    line(`M ${-w - 46} -300 C ${-w + 44} -372 96 -352 ${w + 34} -282`, light, 6, 'opacity=".8"')
  );
}

function drawWrap(kit: WearKit, { cloth, light, dark }: Tones): string {
  const w = kit.t + 12;
  const bowl = `M ${-w} -40 C ${-w - 70} -160 ${-w - 20} -330 60 -360 C ${w + 40} -390 ${w + 90} -250 ${w + 60} -150 C ${w + 44} -96 ${w + 6} -60 ${w} -40 Q 0 -220 ${-w} -40 Z`;
  const sash = `M ${-w - 92} -150 C ${-w - 40} -262 20 -300 ${w + 70} -290 C ${w + 104} -262 ${w + 104} -226 ${w + 84} -190 C 60 -212 -20 -196 ${-w - 92} -150 Z`;
  const peak = `M ${-w - 30} -262 C ${-w + 30} -400 70 -432 ${w + 40} -346 C ${w + 64} -330 ${w + 74} -310 ${w + 76} -288 C 40 -306 -50 -296 ${-w - 30} -262 Z`;
  const folds = each(4, (at) =>
    line(
      `M ${-w - 70 + at * 8} ${-168 - at * 26} C ${-w + 10} ${-246 - at * 16} 40 ${-270 - at * 10} ${w + 86} ${-214 - at * 24}`,
      dark,
      4.5,
      'opacity=".45"',
    ),
  );
  const rounds = each(3, (at) =>
    line(
      `M ${-w + 10 + at * 30} -70 C ${-w * 0.3 + at * 30} -${170 + at * 10} 60 -${190 + at * 8} ${w + 50} -${150 - at * 18}`,
      dark,
      5,
      'opacity=".45"',
    ),
  );
  return (
    lit(kit.sheet, bowl, cloth, 0.24) +
    clipped(kit.sheet, bowl, rounds) +
    lit(kit.sheet, peak, cloth) +
    path(peak, light, 'opacity=".35"') +
    lit(kit.sheet, sash, cloth) +
    path(sash, dark, 'opacity=".3"') +
    clipped(kit.sheet, sash, folds)
  );
}

function drawRose(kit: WearKit, { cloth, light, dark }: Tones): string {
  const w = kit.t + 10;
  const bowl = `M ${-w} -40 C ${-w - 64} -170 ${-w - 20} -330 0 -344 C ${w + 20} -330 ${w + 64} -170 ${w} -40 Q 0 -220 ${-w} -40 Z`;
  const petals = each(
    [
      [-122, -214, 74],
      [-58, -308, 82],
      [50, -314, 84],
      [122, -222, 76],
      [0, -232, 88],
    ],
    ([x, y, r]) => petal(x!, y!, r!),
  );
  function petal(x: number, y: number, r: number): string {
    const d = `M ${x - r} ${y} A ${r} ${r} 0 1 1 ${x + r} ${y} A ${r} ${r} 0 1 1 ${x - r} ${y} Z`;
    const spiral = line(
      `M ${x + r * 0.6} ${y - r * 0.1} A ${r * 0.62} ${r * 0.62} 0 1 0 ${x - r * 0.1} ${y + r * 0.58} M ${x + r * 0.22} ${y} A ${r * 0.26} ${r * 0.26} 0 1 0 ${x} ${y + r * 0.24}`,
      dark,
      6,
      'opacity=".55"',
    );
    return (
      lit(kit.sheet, d, cloth, 0.2) +
      line(
        `M ${x - r + 4} ${y} A ${r - 4} ${r - 4} 0 0 1 ${x + r * 0.4} ${y - r * 0.86}`,
        light,
        5,
        'opacity=".7"',
      ) +
      spiral
    );
  }
  return lit(kit.sheet, bowl, cloth, 0.24) + path(bowl, dark, 'opacity=".25"') + petals;
}

export function drawHeadwrap(kit: WearKit): string {
  const { cloth, light, dark } = tonesOf(kit);
  const w = kit.t + 12;
  const turban = `M ${-w} 0 C ${-w - 44} -130 ${-w * 0.8} -292 0 -296 C ${w * 0.8} -292 ${w + 44} -130 ${w} 0 C ${w - 10} -64 ${w * 0.56} -108 0 -112 C ${-w * 0.56} -108 ${-w + 10} -64 ${-w} 0 Z`;
  const turns = each(
    [0, 1, 2],
    (at) =>
      line(
        `M ${-w - 10} ${-40 - at * 62} Q ${-10 + at * 10} ${-158 - at * 62} ${w + 10} ${-96 - at * 54}`,
        dark,
        6,
        'opacity=".5"',
      ) +
      line(
        `M ${w + 10} ${-40 - at * 62} Q ${30 - at * 8} ${-150 - at * 44} ${-30} ${-148 - at * 50}`,
        light,
        4,
        'opacity=".45"',
      ),
  );
  const knot = `M -58 -252 C -104 -330 -40 -372 4 -346 C 50 -376 112 -322 62 -252 C 30 -226 -26 -226 -58 -252 Z`;
  const tucks = line(
    'M -34 -262 Q -40 -316 -8 -340 M 6 -250 Q 6 -310 8 -344 M 38 -262 Q 50 -312 24 -340',
    dark,
    5,
    'opacity=".55"',
  );
  return (
    lit(kit.sheet, knot, cloth, 0.22) +
    clipped(kit.sheet, knot, tucks) +
    lit(kit.sheet, turban, cloth, 0.2) +
    clipped(kit.sheet, turban, turns) +
    circle(0, -248, 13, light, 'opacity=".6"')
  );
}
