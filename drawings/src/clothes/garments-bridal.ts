// The white gown: lace over the shoulders and arms, a fitted bodice, a full skirt.

import { drawShoes, drawWrapper, neckEdge, trunk } from '../body/trunk.ts';
import { darker } from '../palette.ts';
import { clipped, line, lit, path } from '../sheet.ts';
import type { GarmentKit, Layers } from './garment-kit.ts';

export function drawGown(kit: GarmentKit): Layers {
  const { sheet, body, outfit, cloth, second } = kit;
  const lace = trunk(body, { neck: outfit.neckline, hem: 880, ease: 4 });
  const c = body.chest + 5;
  const bodice = `M ${-c} 560 C ${-c + 40} 470 -60 450 0 540 C 60 450 ${c - 40} 470 ${c} 560 L ${c} 640 C ${c} 720 ${body.waist + 6} 760 ${body.waist + 6} 880 Q 0 906 ${-body.waist - 6} 880 C ${-body.waist - 6} 760 ${-c} 720 ${-c} 640 Z`;
  const edge = neckEdge(body, outfit.neckline);
  const seams = line(
    'M -70 540 C -80 660 -50 760 -46 880 M 70 540 C 80 660 50 760 46 880',
    darker(outfit.second.base, 0.3),
    4,
    'opacity=".35"',
  );
  const sash = `M ${-body.waist - 8} 826 Q 0 850 ${body.waist + 8} 826 L ${body.waist + 8} 880 Q 0 906 ${-body.waist - 8} 880 Z`;
  return {
    legs: drawWrapper(sheet, body, second, 2300, 240),
    trunk:
      lit(sheet, lace, cloth, 0.12) +
      lit(sheet, bodice, second, 0.12) +
      clipped(sheet, bodice, seams) +
      line(
        `M ${-c} 560 C ${-c + 40} 470 -60 450 0 540 C 60 450 ${c - 40} 470 ${c} 560`,
        '#ffffff',
        6,
        'stroke-dasharray="1 11"',
      ) +
      path(sash, outfit.trim),
    sleeve: { kind: 'fitted', reach: 1.88, ease: 6, cuff: outfit.second.base },
    sleeveFill: cloth,
    detail: line(`M ${-edge.x} ${edge.y} ${edge.across}`, '#ffffff', 11, 'stroke-dasharray="1 13"'),
    shoes: drawShoes(body, outfit.second.base),
  };
}
