// Working clothes: scrubs, white coat, high-visibility vest, apron.

import { drawShoes, drawTrousers, trunk } from '../body/trunk.ts';
import { darker, lighter } from '../palette.ts';
import { both, box, circle, clipped, each, line, lit, path } from '../sheet.ts';
import type { GarmentKit, Layers } from './garment-kit.ts';
import { lapels, shirtCollar } from './garments-tailored.ts';

export function drawWorkwear(kit: GarmentKit): Layers {
  switch (kit.outfit.garment) {
    case 'scrubs':
      return scrubs(kit);
    case 'labCoat':
      return whiteCoat(kit);
    case 'vest':
      return vest(kit);
    default:
      return apron(kit);
  }
}

function scrubs(kit: GarmentKit): Layers {
  const { sheet, body, outfit, look } = kit;
  const colour = ['#1d6a72', '#2f5d8a', '#0e6b50', '#7a1737', '#4f5f8f'][look.seed % 5]!;
  const top = trunk(body, { neck: kit.modest ? 'round' : 'vee', hem: 1190, straight: true, ease: 10 });
  const scope =
    line(
      `M ${-body.neck - 22} 290 C ${-body.neck - 30} 460 -60 560 -40 640 M ${body.neck + 22} 290 C ${body.neck + 30} 420 ${body.neck + 30} 520 ${body.neck + 24} 590`,
      '#22262b',
      11,
    ) +
    circle(body.neck + 24, 606, 24, '#c9d0d3') +
    circle(body.neck + 24, 606, 13, '#7d8a90') +
    line('M -40 640 q -14 26 -28 44 M -40 640 q 12 24 6 52', '#22262b', 8);
  const badge =
    box(body.chest * 0.4, 500, 70, 92, '#f8f2e6', 8) +
    box(body.chest * 0.4 + 12, 514, 46, 34, outfit.trim, 4) +
    box(body.chest * 0.4 + 12, 560, 46, 7, '#b8ada0') +
    box(body.chest * 0.4 + 12, 574, 30, 7, '#b8ada0');
  return {
    legs: drawTrousers(sheet, body, colour),
    trunk:
      lit(sheet, top, colour) +
      line(
        `M ${-body.neck - 26} 280 L 0 430 L ${body.neck + 26} 280`,
        lighter(colour, 0.25),
        10,
        kit.modest ? 'opacity="0"' : '',
      ),
    sleeve: kit.modest ? { kind: 'fitted', reach: 1.9 } : { kind: 'fitted', reach: 0.7, ease: 14 },
    sleeveFill: colour,
    detail: scope + badge,
    shoes: drawShoes(body, '#e8e2d6'),
  };
}

function whiteCoat(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth, second } = kit;
  const inner = trunk(body, { neck: 'high', hem: 1100, straight: true });
  const coat = trunk(body, { neck: 'deepVee', hem: 1650, straight: true, ease: 12, flare: 20 });
  const white = '#f5f1e8';
  const pens =
    box(body.chest * 0.42, 560, 92, 8, '#c9c2b4') +
    each([0, 18], (x) => box(body.chest * 0.42 + 16 + x, 534, 8, 34, x ? outfit.trim : '#24406b', 3));
  return {
    legs: drawTrousers(sheet, body, second),
    trunk:
      lit(sheet, inner, cloth) +
      shirtCollar(body.neck, lighter(outfit.cloth.base, 0.3)) +
      lit(sheet, coat, white, 0.13) +
      line('M 0 600 L 0 1640', '#22080f', 4, 'opacity=".22"'),
    sleeve: { kind: 'fitted', reach: 1.92, ease: 14 },
    sleeveFill: white,
    detail: lapels(body.neck, '#e5ded0', 612) + pens + each([680, 800], (y) => circle(14, y, 8, '#c9c2b4')),
    shoes: drawShoes(body, '#3a2118'),
  };
}

function vest(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth, second, look } = kit;
  const under = trunk(body, { neck: 'vee', hem: 1180, straight: true });
  const over = trunk(body, { neck: 'deepVee', hem: 1130, straight: true, ease: 9 });
  const colour = look.seed % 2 ? '#f08a24' : '#c9d92f';
  const bands =
    both(path(`M ${body.neck + 56} 280 h 46 L ${body.chest * 0.62} 800 h -46 Z`, '#f1f1ea')) +
    box(-420, 800, 840, 48, '#f1f1ea') +
    box(-420, 960, 840, 48, '#f1f1ea');
  return {
    legs: drawTrousers(sheet, body, second),
    trunk:
      lit(sheet, under, cloth) +
      shirtCollar(body.neck, lighter(outfit.cloth.base, 0.2)) +
      lit(sheet, over, colour) +
      clipped(sheet, over, bands) +
      line('M 0 592 L 0 1130', darker(colour, 0.5), 6),
    sleeve: { kind: 'fitted', reach: kit.modest ? 1.9 : 1.06, ease: 12 },
    sleeveFill: cloth,
    detail: '',
    shoes: drawShoes(body, '#5a3b20'),
  };
}

function apron(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth, second } = kit;
  const under = trunk(body, { neck: 'round', hem: 1180, straight: body.man, ease: 4 });
  const half = body.chest * 0.62;
  const bib = `M ${-half} 520 Q 0 548 ${half} 520 L ${half + 4} 760 C ${body.hip} 860 ${body.hip + 8} 1000 ${body.hip - 8} 1520 Q 0 1560 ${-body.hip + 8} 1520 C ${-body.hip - 8} 1000 ${-body.hip} 860 ${-half - 4} 760 Z`;
  const straps = both(line(`M ${half - 8} 524 L ${body.neck + 34} 284`, outfit.trim, 22));
  return {
    legs: drawTrousers(sheet, body, second),
    trunk:
      lit(sheet, under, cloth) +
      straps +
      lit(sheet, bib, outfit.trim) +
      line(`M ${-half} 520 Q 0 548 ${half} 520`, lighter(outfit.trim, 0.35), 8),
    sleeve: { kind: 'fitted', reach: kit.modest ? 1.9 : 1.1, ease: 10 },
    sleeveFill: cloth,
    detail: line(`M -70 900 h 140 v 120 q -70 30 -140 0 Z`, lighter(outfit.trim, 0.35), 5),
    shoes: drawShoes(body, '#2b1a1a'),
  };
}
