// Iro and buba, lace, dresses, blouses and the skirt suit.

import { drawLegs, drawShoes, drawTrousers, drawWrapper, neckEdge, trunk } from '../body/trunk.ts';
import type { Neckline } from '../look.ts';
import { darker, lighter } from '../palette.ts';
import { both, circle, each, ellipse, line, lit, path } from '../sheet.ts';
import type { GarmentKit, Layers } from './garment-kit.ts';
import { drawGown } from './garments-bridal.ts';
import { lapels } from './garments-tailored.ts';

export function drawDress(kit: GarmentKit): Layers {
  switch (kit.outfit.garment) {
    case 'iroBuba':
      return iroBuba(kit);
    case 'lace':
      return lace(kit);
    case 'offShoulder':
      return offShoulder(kit);
    case 'blouse':
      return blouse(kit);
    case 'skirtSuit':
      return skirtSuit(kit);
    case 'gown':
      return drawGown(kit);
    default:
      return dress(kit);
  }
}

function edging(kit: GarmentKit, cut: Neckline | 'off', colour: string, width: number): string {
  const edge = neckEdge(kit.body, cut);
  return line(`M ${-edge.x} ${edge.y} ${edge.across}`, colour, width);
}

function iroBuba(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth, second, look } = kit;
  const cut = look.seed % 2 ? 'vee' : 'round';
  const buba = trunk(body, { neck: cut, hem: 1090, straight: true, ease: 26 });
  const sh = body.shoulder;
  const ipele = `M ${-sh + 158} 306 C ${-sh + 100} 322 ${-sh + 40} 340 ${-sh + 2} 392 L ${-sh + 6} 900 L ${-sh + 140} 900 Z`;
  const fringe = each(9, (at) => line(`M ${-sh + 10 + at * 16} 900 v 44`, outfit.second.accent, 5));
  return {
    legs: drawWrapper(sheet, body, second),
    trunk: lit(sheet, buba, cloth) + edging(kit, cut, outfit.trim, 9),
    sleeve: { kind: 'bell', drop: 120, reach: 0.36 },
    sleeveFill: cloth,
    detail: '',
    over: lit(sheet, ipele, second, 0.2) + fringe,
    shoes: drawShoes(body, outfit.trim),
  };
}

function lace(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth, second } = kit;
  const cut = kit.modest ? 'round' : outfit.neckline === 'vee' ? 'vee' : 'boat';
  const top = trunk(body, { neck: cut, hem: 880, ease: 6 });
  const peplum = `M ${-body.waist - 8} 860 L ${body.waist + 8} 860 Q ${body.hip + 30} 960 ${body.hip + 44} 1060 Q 0 1110 ${-body.hip - 44} 1060 Q ${-body.hip - 30} 960 ${-body.waist - 8} 860 Z`;
  const scallops = scalloped(kit, cut);
  return {
    legs: drawWrapper(sheet, body, second) + lit(sheet, peplum, cloth),
    trunk:
      lit(sheet, top, cloth) +
      scallops +
      line(`M ${-body.waist - 6} 868 Q 0 896 ${body.waist + 6} 868`, outfit.trim, 16),
    sleeve: kit.modest ? { kind: 'bell', drop: 90 } : { kind: 'bell', drop: 110, reach: 0.3 },
    sleeveFill: cloth,
    detail: '',
    shoes: drawShoes(body, outfit.trim),
  };
}

function scalloped(kit: GarmentKit, cut: Neckline): string {
  const edge = neckEdge(kit.body, cut);
  return `<path d="M ${-edge.x} ${edge.y} ${edge.across}" fill="none" stroke="${lighter(kit.outfit.cloth.accent, 0.45)}" stroke-width="17" stroke-linecap="round" stroke-dasharray="1 18"/>`;
}

function dress(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth, look } = kit;
  const long = kit.modest || look.seed % 3 === 0;
  const hem = long ? 2250 : 1760;
  const flare = long ? 120 : 150;
  const frock = trunk(body, { neck: outfit.neckline, hem, flare, ease: 2 });
  const belt = path(
    `M ${-body.waist - 5} 830 Q 0 852 ${body.waist + 5} 830 L ${body.waist + 5} 872 Q 0 896 ${-body.waist - 5} 872 Z`,
    outfit.trim,
  );
  const pleats = both(
    each([0.25, 0.62], (share) =>
      line(
        `M ${body.waist * share} 900 Q ${body.hip * share * 1.1} 1300 ${(body.hip + flare) * share} ${hem - 10}`,
        '#22080f',
        5,
        'opacity=".14"',
      ),
    ),
  );
  return {
    legs: long ? '' : drawLegs(sheet, look.skin),
    trunk: lit(sheet, frock, cloth) + pleats + belt + edging(kit, outfit.neckline, outfit.trim, 10),
    sleeve: kit.modest
      ? { kind: 'fitted', reach: 1.92, cuff: outfit.trim }
      : look.seed % 2
        ? { kind: 'bell', drop: 90, reach: 0.2 }
        : { kind: 'fitted', reach: 0.52, ease: 10 },
    sleeveFill: cloth,
    detail: '',
    shoes: drawShoes(body, outfit.trim),
  };
}

function offShoulder(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth } = kit;
  const gown = trunk(body, { neck: 'off', hem: 2270, flare: 56 });
  const far = body.shoulder + 8;
  const band = `M ${-far} 410 C ${-far + 150} 520 ${far - 150} 520 ${far} 410 L ${far + 10} 520 C ${far - 130} 640 ${-far + 130} 640 ${-far - 10} 520 Z`;
  const fold = `M ${-far + 6} 480 C ${-far + 150} 590 ${far - 150} 590 ${far - 6} 480`;
  return {
    legs: '',
    trunk: lit(sheet, gown, cloth),
    over: lit(sheet, band, outfit.trim) + line(fold, darker(outfit.trim, 0.3), 4, 'opacity=".4"'),
    sleeve: { kind: 'none' },
    sleeveFill: cloth,
    detail: '',
    shoes: drawShoes(body, outfit.trim),
  };
}

function blouse(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth, second, look } = kit;
  const top = trunk(body, { neck: 'round', hem: 890, ease: 12 });
  const skirt = kit.modest || look.seed % 2 === 0;
  const bow =
    both(
      path('M 6 352 C 50 306 96 318 92 352 C 96 386 50 396 6 360 Z', outfit.trim) +
        path('M 4 366 L 44 500 L 14 492 L -2 372 Z', outfit.trim),
    ) + circle(0, 356, 13, darker(outfit.trim, 0.2));
  return {
    legs: skirt
      ? (kit.modest ? '' : drawLegs(sheet, look.skin)) +
        drawWrapper(sheet, body, second, kit.modest ? 2260 : 1740, kit.modest ? 60 : 0)
      : drawTrousers(sheet, body, second, 1.16),
    trunk:
      lit(sheet, top, cloth) +
      line(`M ${-body.waist - 8} 880 Q 0 904 ${body.waist + 8} 880`, darker(outfit.second.base, 0.3), 26),
    sleeve: { kind: 'fitted', reach: kit.modest || look.seed % 3 ? 1.92 : 0.6, ease: 14, cuff: outfit.trim },
    sleeveFill: cloth,
    detail: kit.modest ? '' : bow + edging(kit, 'round', outfit.trim, 12),
    shoes: drawShoes(body, darker(outfit.trim, 0.3)),
  };
}

function skirtSuit(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth, look } = kit;
  const shell = trunk(body, { neck: 'round', hem: 900 });
  const coat = trunk(body, { neck: 'deepVee', hem: 1140, ease: 10 });
  return {
    legs:
      look.seed % 2 && !kit.modest
        ? drawLegs(sheet, look.skin) + drawWrapper(sheet, body, cloth, 1720)
        : drawTrousers(sheet, body, cloth, 1.12),
    trunk:
      lit(sheet, shell, outfit.second.base, 0.1) +
      lit(sheet, coat, cloth, 0.2) +
      line('M 0 600 L 0 1136', '#22080f', 5, 'opacity=".4"'),
    sleeve: { kind: 'fitted', reach: 1.9, ease: 11 },
    sleeveFill: cloth,
    detail:
      lapels(body.neck, darker(outfit.cloth.base, 0.22), 612) +
      circle(0, 690, 11, outfit.trim) +
      ellipse(-body.chest * 0.5, 480, 12, 12, outfit.trim),
    shoes: drawShoes(body, darker(outfit.cloth.base, 0.2)),
  };
}
