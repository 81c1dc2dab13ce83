// Clothes for a cold country: the wool coat with its scarf, the quilted parka with its fur.

import { drawShoes, drawTrousers, trunk } from '../body/trunk.ts';
import { darker, lighter } from '../palette.ts';
import { both, circle, clipped, each, line, lit, path } from '../sheet.ts';
import type { GarmentKit, Layers } from './garment-kit.ts';

export function drawWinterwear(kit: GarmentKit): Layers {
  return kit.outfit.garment === 'parka' ? parka(kit) : overcoat(kit);
}

function overcoat(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth } = kit;
  const { base } = outfit.cloth;
  const inner = trunk(body, { neck: 'high', hem: 1000, straight: true });
  const coat = trunk(body, { neck: 'deepVee', hem: 1700, straight: true, ease: 24, flare: 34 });
  const seam = line('M 0 604 L 6 1690', darker(base, 0.5), 6, 'opacity=".55"');
  const buttons = both(
    each([690, 830, 970], (y) => circle(54, y, 15, darker(base, 0.5)) + circle(51, y - 3, 4, outfit.trim)),
  );
  const n = body.neck;
  const lapel = `M ${n + 20} 262 L ${n + 120} 320 L ${n + 150} 452 L ${n + 96} 446 L ${n + 110} 484 L 12 640 L -6 606 L ${n} 330 Z`;
  const collar = both(
    path(lapel, darker(base, 0.2)) +
      line(`M ${n + 150} 452 L ${n + 96} 446 L ${n + 110} 484`, '#22080f', 5, 'opacity=".45"'),
  );
  return {
    legs: drawTrousers(sheet, body, darker(base, 0.45)),
    trunk: lit(sheet, inner, lighter(outfit.second.base, 0.3)) + lit(sheet, coat, cloth, 0.2) + seam,
    sleeve: { kind: 'fitted', reach: 1.94, ease: 22 },
    sleeveFill: cloth,
    detail: collar + buttons + scarf(kit),
    shoes: drawShoes(body, '#1c1013'),
  };
}

// Once round the neck, one end hanging.
function scarf({ sheet, body, outfit, second }: GarmentKit): string {
  const n = body.neck + 34;
  const tail = `M ${-n + 44} 330 L ${-n + 150} 356 C ${-n + 168} 520 ${-n + 150} 640 ${-n + 156} 760 L ${-n + 30} 752 C ${-n + 34} 620 ${-n + 20} 470 ${-n + 44} 330 Z`;
  const fringe = each([36, 60, 84, 108, 132], (x) => line(`M ${-n + x} 752 v 42`, outfit.second.accent, 7));
  const loop = `M ${-n} 214 C ${-n - 34} 250 ${-n - 36} 318 ${-n + 12} 346 Q 0 420 ${n - 12} 346 C ${n + 36} 318 ${n + 34} 250 ${n} 214 Q 0 318 ${-n} 214 Z`;
  const rolls = line(
    `M ${-n - 10} 250 Q 0 356 ${n + 10} 246 M ${-n - 12} 296 Q 0 392 ${n + 12} 292`,
    darker(outfit.second.base, 0.4),
    5,
    'opacity=".4"',
  );
  return (
    path(tail, '#22080f', 'opacity=".2" transform="translate(10 8)"') +
    lit(sheet, tail, second, 0.2) +
    fringe +
    path(loop, '#22080f', 'opacity=".22" transform="translate(0 12)"') +
    lit(sheet, loop, second) +
    clipped(sheet, loop, rolls)
  );
}

function parka(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth } = kit;
  const { base } = outfit.cloth;
  const shell = trunk(body, { neck: 'high', hem: 1380, straight: true, ease: 46, flare: 16 });
  const quilting = each([470, 600, 730, 860, 990], (y) =>
    line(`M -420 ${y} Q 0 ${y + 40} 420 ${y}`, darker(base, 0.4), 6, 'opacity=".35"'),
  );
  const zip =
    line('M 0 330 L 0 1370', darker(base, 0.5), 12) +
    line('M 0 330 L 0 1370', outfit.trim, 4, 'stroke-dasharray="4 10"');
  return {
    legs: drawTrousers(sheet, body, darker(base, 0.5)),
    trunk: lit(sheet, shell, cloth, 0.2) + clipped(sheet, shell, quilting),
    sleeve: { kind: 'fitted', reach: 1.92, ease: 30, cuff: darker(base, 0.3) },
    sleeveFill: cloth,
    detail: zip + fur(kit),
    shoes: drawShoes(body, '#3a2118'),
  };
}

// The hood lies on the shoulders and frames the neck.
function fur({ sheet, body, outfit }: GarmentKit): string {
  const n = body.neck;
  const hair = outfit.second.base;
  const tufts = each(19, (at) => {
    const turn = Math.PI * (at / 18);
    return circle(
      Math.cos(turn) * (n + 108),
      214 + Math.sin(turn) * 176,
      46,
      at % 2 ? hair : lighter(hair, 0.25),
    );
  });
  const rim = each(15, (at) => {
    const turn = Math.PI * (at / 14);
    return circle(
      Math.cos(turn) * (n + 66),
      218 + Math.sin(turn) * 120,
      34,
      at % 2 ? lighter(hair, 0.4) : lighter(hair, 0.15),
    );
  });
  const bed = `M ${-n - 130} 200 C ${-n - 170} 420 ${-n} 440 0 440 C ${n} 440 ${n + 170} 420 ${n + 130} 200 L ${n + 20} 226 Q 0 330 ${-n - 20} 226 Z`;
  return (
    path(bed, '#22080f', 'opacity=".2" transform="translate(0 12)"') + lit(sheet, bed, hair) + tufts + rim
  );
}
