// The knitted hat of a northern winter, pulled down to the ears.

import { darker, lighter } from '../palette.ts';
import { circle, clipped, each, line, lit, path } from '../sheet.ts';
import type { WearKit } from './headwear-kit.ts';

export function drawKnitHat({ t, sheet, outfit }: WearKit): string {
  const w = t + 14;
  const { base, accent, third } = outfit.headcloth;
  const dome = `M ${-w} -60 C ${-w - 6} -190 ${-w * 0.7} -262 0 -264 C ${w * 0.7} -262 ${w + 6} -190 ${w} -60 Q 0 -118 ${-w} -60 Z`;
  const ribs = each([-4, -3, -2, -1, 0, 1, 2, 3, 4], (at) =>
    line(`M ${at * 36} -70 Q ${at * 36} -190 ${at * 12} -262`, darker(base, 0.35), 5, 'opacity=".35"'),
  );
  const band = line(`M ${-w} -172 Q 0 -226 ${w} -172`, accent, 20, 'stroke-linecap="butt"');
  const cuff = `M ${-w - 6} -98 Q 0 -164 ${w + 6} -98 L ${w + 2} -30 Q 0 -92 ${-w - 2} -30 Z`;
  const stitches = each([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5], (at) =>
    line(`M ${at * 28} -150 v 130`, darker(base, 0.4), 5, 'opacity=".35"'),
  );
  const ball = each(9, (at) => {
    const turn = (at / 9) * Math.PI * 2;
    return circle(Math.cos(turn) * 30, -290 + Math.sin(turn) * 30, 24, at % 2 ? third : lighter(third, 0.25));
  });
  return (
    ball +
    circle(0, -290, 32, lighter(third, 0.12)) +
    lit(sheet, dome, base) +
    clipped(sheet, dome, ribs, band) +
    lit(sheet, cuff, darker(base, 0.14)) +
    clipped(sheet, cuff, stitches) +
    path(`M ${-w - 2} -30 Q 0 -92 ${w + 2} -30 L ${w} -16 Q 0 -76 ${-w} -16 Z`, '#22080f', 'opacity=".18"')
  );
}
