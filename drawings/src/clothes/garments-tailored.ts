// Cut and sewn: suit, jacket, shirts and tees.

import { drawShoes, drawTrousers, trunk } from '../body/trunk.ts';
import { darker, distance, lighter, RICH } from '../palette.ts';
import { both, box, circle, each, line, lit, path } from '../sheet.ts';
import type { GarmentKit, Layers } from './garment-kit.ts';

export function drawTailored(kit: GarmentKit): Layers {
  switch (kit.outfit.garment) {
    case 'suit':
      return suit(kit);
    case 'jacket':
      return jacket(kit);
    case 'tee':
      return tee(kit);
    default:
      return shirt(kit);
  }
}

export function shirtCollar(neck: number, fill: string): string {
  const wing = `M ${neck - 8} 240 L ${neck + 30} 268 L ${neck + 8} 352 L 6 318 Q ${neck - 20} 300 ${neck - 8} 240 Z`;
  return both(
    path(wing, fill) + line(`M ${neck + 30} 268 L ${neck + 8} 352 L 6 318`, '#22080f', 3.5, 'opacity=".28"'),
  );
}

// An open front: the cloth at each side of a long vee, with its lapels.
export function lapels(neck: number, colour: string, foot: number): string {
  const lapel = `M ${neck + 22} 270 L ${neck + 88} 330 L ${neck + 112} 420 L ${neck + 74} 424 L ${neck + 84} 446 L 10 ${foot} L -4 ${foot - 12} L ${neck + 2} 330 Z`;
  return both(
    path(lapel, colour) +
      line(`M ${neck + 112} 420 L ${neck + 74} 424 L ${neck + 84} 446`, '#22080f', 4, 'opacity=".5"'),
  );
}

function suit(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth, look } = kit;
  const shirtFill = ['#fbf6ea', '#e6eef4', '#f6e9e0'][look.seed % 3]!;
  const inner = trunk(body, { neck: 'high', hem: 1000, straight: true });
  const coat = trunk(body, { neck: 'deepVee', hem: 1250, straight: true, ease: 8, flare: 6 });
  const silk = distance(outfit.trim, shirtFill) < 220 ? RICH[look.seed % RICH.length]!.base : outfit.trim;
  const tie = path('M -20 318 L 20 318 L 15 352 L 40 640 L 0 690 L -40 640 L -15 352 Z', silk);
  const buttons =
    circle(0, 660, 10, darker(outfit.cloth.base, 0.5)) + circle(0, 770, 10, darker(outfit.cloth.base, 0.5));
  const square =
    path(`M ${body.chest * 0.44} 566 l 26 -34 l 18 26 l 22 -20 l 14 28 Z`, lighter(silk, 0.25)) +
    line(`M ${body.chest * 0.42} 568 h 84`, '#22080f', 5, 'opacity=".4"');
  return {
    legs: drawTrousers(sheet, body, cloth),
    trunk:
      lit(sheet, inner, shirtFill, 0.1) +
      tie +
      lit(sheet, coat, cloth, 0.22) +
      line('M 0 600 L 0 1240', '#22080f', 5, 'opacity=".45"'),
    sleeve: { kind: 'fitted', reach: 1.9, ease: 12 },
    sleeveFill: cloth,
    detail:
      shirtCollar(body.neck, shirtFill) +
      path('M -22 316 L 22 316 L 15 354 L -15 354 Z', darker(silk, 0.22)) +
      lapels(body.neck, darker(outfit.cloth.base, 0.3), 612) +
      buttons +
      square,
    shoes: drawShoes(body, '#1c1013'),
  };
}

function jacket(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth, second } = kit;
  const inner = trunk(body, { neck: 'round', hem: 1180, straight: body.man, ease: 0 });
  const coat = trunk(body, { neck: 'deepVee', hem: 1120, straight: true, ease: 14 });
  const seam = darker(outfit.cloth.base, 0.35);
  const front = both(
    path(`M ${body.neck + 26} 280 L 8 590 L 8 1130 L 66 1130 L 60 620 Z`, darker(outfit.cloth.base, 0.16)) +
      line(`M 60 640 L 64 1120`, seam, 4, 'stroke-dasharray="8 8" opacity=".7"'),
  );
  const flap = both(
    path(`M ${body.chest * 0.44} 620 h 96 v 34 l -48 20 l -48 -20 Z`, darker(outfit.cloth.base, 0.16)) +
      circle(body.chest * 0.44 + 48, 650, 7, outfit.trim),
  );
  return {
    legs: drawTrousers(
      sheet,
      body,
      outfit.second.weave === 'plain' ? darker(outfit.second.base, 0.35) : '#2c3440',
    ),
    trunk: lit(sheet, inner, second) + lit(sheet, coat, cloth),
    sleeve: { kind: 'fitted', reach: 1.9, ease: 14, cuff: darker(outfit.cloth.base, 0.22) },
    sleeveFill: cloth,
    detail:
      front +
      flap +
      both(
        path(
          `M ${body.neck + 14} 262 L ${body.neck + 84} 300 L ${body.neck + 60} 396 L ${body.neck - 2} 344 Z`,
          darker(outfit.cloth.base, 0.24),
        ),
      ),
    shoes: drawShoes(body, '#e9dfce'),
  };
}

function tee(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth, second } = kit;
  const top = trunk(body, { neck: 'round', hem: 1170, straight: true, ease: 4 });
  return {
    legs: drawTrousers(sheet, body, second),
    trunk: lit(sheet, top, cloth),
    sleeve: kit.modest ? { kind: 'fitted', reach: 1.9 } : { kind: 'fitted', reach: 0.62, ease: 12 },
    sleeveFill: cloth,
    detail: line(
      `M ${-body.neck - 28} 284 C ${-body.neck - 8} 352 ${body.neck + 8} 352 ${body.neck + 28} 284`,
      outfit.trim,
      11,
    ),
    shoes: drawShoes(body, '#f2ece0'),
  };
}

function shirt(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth, second, look } = kit;
  const printed = outfit.garment === 'ankaraShirt';
  const top = trunk(body, { neck: 'vee', hem: 1190, straight: true, ease: 6 });
  const collar = printed ? outfit.trim : lighter(outfit.cloth.base, 0.25);
  const front = box(
    -17,
    420,
    34,
    770,
    printed ? outfit.trim : lighter(outfit.cloth.base, 0.16),
    0,
    printed ? 'opacity=".9"' : 'opacity=".7"',
  );
  const buttons = each([470, 570, 670, 770, 870, 970], (y) =>
    circle(0, y, 7.5, printed ? outfit.cloth.base : darker(outfit.cloth.base, 0.4)),
  );
  const long = kit.modest || (!printed && look.seed % 2 === 0);
  return {
    legs: drawTrousers(sheet, body, second),
    trunk: lit(sheet, top, cloth) + front,
    sleeve: long
      ? { kind: 'fitted', reach: 1.92, ease: 9, cuff: collar }
      : { kind: 'fitted', reach: printed ? 0.76 : 1.12, ease: 12, cuff: collar },
    sleeveFill: cloth,
    detail:
      buttons +
      both(
        path(
          `M ${body.neck + 4} 248 L ${body.neck + 44} 276 L ${body.neck + 28} 382 L 4 432 Q ${body.neck - 10} 330 ${body.neck + 4} 248 Z`,
          collar,
        ) + line(`M ${body.neck + 44} 276 L ${body.neck + 28} 382 L 4 432`, '#22080f', 4, 'opacity=".25"'),
      ),
    shoes: drawShoes(body, '#4a2b1c'),
  };
}
