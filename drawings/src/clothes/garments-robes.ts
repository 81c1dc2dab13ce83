// Robes and tunics: agbada, kaftan, senator, isiagu, boubou, abaya.

import { drawShoes, drawTrousers, drawWrapper, trunk } from '../body/trunk.ts';
import { darker, lighter } from '../palette.ts';
import { both, box, circle, clipped, each, line, lit, path } from '../sheet.ts';
import type { GarmentKit, Layers } from './garment-kit.ts';

export function drawRobe(kit: GarmentKit): Layers {
  switch (kit.outfit.garment) {
    case 'agbada':
      return agbada(kit);
    case 'senator':
      return senator(kit);
    case 'isiagu':
      return isiagu(kit);
    case 'boubou':
      return boubou(kit);
    case 'abaya':
      return abaya(kit);
    default:
      return kaftan(kit);
  }
}

const folds = (xs: number[], from: number, to: number) =>
  both(
    each(xs, (x) =>
      line(`M ${x} ${from} Q ${x + 22} ${(from + to) / 2} ${x + 12} ${to}`, '#22080f', 6, 'opacity=".13"'),
    ),
  );

const buttons = (from: number, step: number, count: number, colour: string) =>
  each(count, (at) => circle(0, from + at * step, 9, colour));

const standCollar = (neck: number, fill: string, edge: string) =>
  path(
    `M ${-neck - 17} 258 Q ${-neck - 22} 284 ${-neck - 8} 292 Q 0 340 ${neck + 8} 292 Q ${neck + 22} 284 ${neck + 17} 258 Q 0 326 ${-neck - 17} 258 Z`,
    fill,
  ) + line(`M ${-neck - 17} 258 Q 0 326 ${neck + 17} 258`, edge, 4);

function agbada(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth, second } = kit;
  const robe = trunk(body, { neck: 'round', hem: 1900, straight: true, ease: 70, flare: 90 });
  return {
    legs: drawTrousers(sheet, body, outfit.cloth.base, 1.1),
    trunk: lit(sheet, robe, cloth) + folds([body.chest * 0.62, body.chest * 0.95], 700, 1840),
    sleeve: { kind: 'bell', drop: 270 },
    sleeveFill: cloth,
    detail: embroidery(kit, second) + standCollar(body.neck, outfit.second.base, outfit.trim),
    shoes: drawShoes(body, '#3a2118'),
  };
}

// Two schools of needlework: the Yoruba shield and the long northern knives.
function embroidery({ look, outfit, body, sheet }: GarmentKit, panel: string): string {
  const { trim } = outfit;
  const half = body.neck + 22;
  const northern = look.faith === 'mosque';
  const shield = `M ${-half} 284 L ${-half - 10} 520 Q ${-half} 640 0 ${northern ? 600 : 668} Q ${half} 640 ${half + 10} 520 L ${half} 284 Q 0 372 ${-half} 284 Z`;
  const inset = `M ${-half + 24} 330 L ${-half + 18} 510 Q 0 640 ${half - 18} 510 L ${half - 24} 330`;
  const opening = path('M -34 318 L 0 446 L 34 318 Q 0 336 -34 318 Z', darker(outfit.second.base, 0.35));
  const knives = northern
    ? both(
        path(`M ${half - 8} 520 L ${half + 6} 860 L ${half - 40} 560 Z`, trim) +
          path(`M 20 590 L 26 800 L -2 600 Z`, trim),
      )
    : both(
        `<circle cx="${half + 28}" cy="604" r="34" fill="none" stroke="${trim}" stroke-width="6"/><circle cx="${half + 28}" cy="604" r="19" fill="none" stroke="${trim}" stroke-width="6"/>`,
      );
  return (
    lit(sheet, shield, panel, 0.1) +
    line(shield, trim, 7) +
    line(inset, trim, 5, 'stroke-dasharray="14 9"') +
    opening +
    line('M -34 318 L 0 446 L 34 318', trim, 6) +
    circle(0, 540, 22, trim) +
    circle(0, 540, 12, outfit.second.base) +
    knives
  );
}

function kaftan(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth } = kit;
  const tunic = trunk(body, { neck: 'high', hem: 1660, straight: true, ease: 14, flare: 22 });
  const placket = `M -38 300 L -38 690 Q 0 730 38 690 L 38 300 Z`;
  const stitch = line(
    'M -58 310 L -58 700 Q 0 768 58 700 L 58 310',
    outfit.trim,
    5,
    'stroke-dasharray="4 10"',
  );
  return {
    legs: drawTrousers(sheet, body, outfit.cloth.base),
    trunk: lit(sheet, tunic, cloth) + folds([body.chest * 0.7], 1000, 1630),
    sleeve: { kind: 'fitted', reach: 1.94, ease: 14, cuff: outfit.second.base },
    sleeveFill: cloth,
    detail:
      path(placket, outfit.second.base) +
      line(placket, outfit.trim, 4) +
      stitch +
      buttons(374, 76, 4, lighter(outfit.trim, 0.3)) +
      standCollar(body.neck, outfit.second.base, outfit.trim) +
      pocket(body.chest * 0.36, outfit.trim),
    shoes: drawShoes(body, '#5a371f'),
  };
}

const pocket = (x: number, trim: string) =>
  line(`M ${x} 560 h 92 v 96 q -46 26 -92 0 Z`, trim, 4, 'opacity=".75"');

function senator(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth, second, look } = kit;
  const tunic = trunk(body, { neck: 'high', hem: 1500, straight: true, ease: 10, flare: 8 });
  const slanted = look.seed % 2 === 0;
  const band = slanted
    ? path(`M 40 290 L 118 304 L -30 1530 L -112 1530 Z`, second)
    : path('M -96 296 L -52 320 L -52 940 L -96 940 Z M 96 296 L 52 320 L 52 940 L 96 940 Z', second);
  const edge = slanted
    ? line('M 40 290 L -112 1530 M 118 304 L -30 1530', outfit.trim, 4)
    : line('M -96 940 h 44 M 96 940 h -44', outfit.trim, 6);
  return {
    legs: drawTrousers(sheet, body, outfit.cloth.base),
    trunk:
      lit(sheet, tunic, cloth) +
      clipped(sheet, tunic, band, edge) +
      line('M 0 320 L 0 860', '#22080f', 4, 'opacity=".3"') +
      folds([body.chest * 0.76], 1020, 1480),
    sleeve: { kind: 'fitted', reach: look.seed % 3 === 0 ? 0.78 : 1.94, ease: 12, cuff: outfit.second.base },
    sleeveFill: cloth,
    detail: buttons(388, 92, 4, outfit.trim) + standCollar(body.neck, outfit.second.base, outfit.trim),
    shoes: drawShoes(body, '#211417'),
  };
}

function isiagu(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth } = kit;
  const tunic = trunk(body, { neck: 'round', hem: 1440, straight: true, ease: 12, flare: 8 });
  const chain =
    line('M 14 400 Q 64 470 14 520 M 14 520 Q 64 590 14 640', '#e0b457', 5) + buttons(400, 120, 3, '#e9c26a');
  const yoke = path(
    `M ${-body.neck - 30} 282 C ${-body.neck - 10} 350 ${body.neck + 10} 350 ${body.neck + 30} 282 L ${body.neck + 52} 292 C ${body.neck + 30} 392 44 392 30 392 L 30 730 L -30 730 L -30 392 C -44 392 ${-body.neck - 30} 392 ${-body.neck - 52} 292 Z`,
    darker(outfit.cloth.base, 0.3),
  );
  return {
    legs: drawTrousers(sheet, body, outfit.second.base),
    trunk: lit(sheet, tunic, cloth),
    sleeve: { kind: 'fitted', reach: 1.92, ease: 16, cuff: darker(outfit.cloth.base, 0.3) },
    sleeveFill: cloth,
    detail: yoke + chain,
    shoes: drawShoes(body, '#1c1013'),
  };
}

function boubou(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth } = kit;
  const robe = trunk(body, { neck: 'round', hem: 2290, straight: true, ease: 30, flare: 110 });
  const half = body.neck + 34;
  const yoke = `M ${-half} 284 C ${-half - 10} 420 ${-half + 10} 560 0 700 C ${half - 10} 560 ${half + 10} 420 ${half} 284 C ${body.neck + 10} 352 ${-body.neck - 10} 352 ${-half} 284 Z`;
  const beading = each(5, (at) => circle(0, 410 + at * 52, 10 - at, lighter(outfit.trim, 0.35)));
  return {
    legs: '',
    trunk: lit(sheet, robe, cloth) + folds([body.chest * 0.5, body.chest * 1.05], 800, 2250),
    sleeve: { kind: 'bell', drop: 230, reach: 0.8 },
    sleeveFill: cloth,
    detail: path(yoke, outfit.second.base) + line(yoke, outfit.trim, 6) + beading,
    shoes: drawShoes(body, '#8a5a26'),
  };
}

function abaya(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth } = kit;
  const robe = trunk(body, { neck: 'round', hem: 2330, straight: true, ease: 8, flare: 70 });
  const front =
    box(-13, 420, 26, 1890, outfit.trim, 0, 'opacity=".9"') +
    both(line('M 32 430 L 40 2310', outfit.trim, 4, 'opacity=".6" stroke-dasharray="6 12"'));
  return {
    legs: drawWrapper(sheet, body, outfit.cloth.base, 2310),
    trunk: lit(sheet, robe, cloth) + folds([body.chest * 0.7], 900, 2290),
    sleeve: { kind: 'bell', drop: 70, reach: 0.96 },
    sleeveFill: cloth,
    detail: clipped(sheet, robe, front),
    shoes: drawShoes(body, '#2b1a1a'),
  };
}
