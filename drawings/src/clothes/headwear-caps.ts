// Caps, crowns and hats: fila, kufi, hula, the red cap, the striped cap, bowler, coral crown, hard hat.

import { darker, lighter, mix } from '../palette.ts';
import { ball, both, box, circle, clipped, each, ellipse, line, lit, path, slope } from '../sheet.ts';
import { paint } from './cloth.ts';
import type { WearKit } from './headwear-kit.ts';

export function drawCap(kit: WearKit): string {
  switch (kit.outfit.headwear) {
    case 'fila':
      return drawFila(kit);
    case 'dogEarFila':
      return drawDogEars(kit);
    case 'kufi':
      return drawKufi(kit);
    case 'hula':
      return drawHula(kit);
    case 'redCap':
      return drawRedCap(kit);
    case 'stripedCap':
      return drawStripedCap(kit);
    case 'bowler':
      return drawBowler(kit);
    case 'coralCrown':
      return drawCoralCrown(kit);
    default:
      return drawHardHat(kit);
  }
}

// The rim sits level with the hairline and bows with the skull.
function rim(w: number, top: number, deep: number, fill: string): string {
  return path(
    `M ${-w} ${top + 26} Q 0 ${top - 30} ${w} ${top + 26} L ${w - 2} ${top + 26 + deep} Q 0 ${top - 26 + deep} ${-w + 2} ${top + 26 + deep} Z`,
    fill,
  );
}

function drawFila(kit: WearKit): string {
  const w = kit.t + 9;
  const base = kit.outfit.headcloth.base;
  const d = `M ${-w} -72 C ${-w - 4} -190 ${-w + 26} -256 -20 -282 C 50 -312 ${w + 30} -312 ${w + 52} -258 C ${w + 70} -214 ${w + 26} -170 ${w} -72 Q 0 -126 ${-w} -72 Z`;
  const fold =
    line(`M -30 -276 C 30 -214 ${w - 10} -196 ${w + 44} -214`, darker(base, 0.35), 6, 'opacity=".5"') +
    line(`M ${w - 30} -110 Q ${w + 4} -170 ${w + 30} -196`, darker(base, 0.35), 5, 'opacity=".4"');
  return (
    lit(kit.sheet, d, paint(kit.sheet, kit.outfit.headcloth), 0.18) +
    clipped(kit.sheet, d, fold) +
    rim(w, -96, 26, darker(base, 0.24))
  );
}

function drawDogEars(kit: WearKit): string {
  const w = kit.t + 8;
  const cloth = paint(kit.sheet, kit.outfit.headcloth);
  const { base, accent } = kit.outfit.headcloth;
  const dome = `M ${-w} -70 C ${-w} -190 -70 -262 0 -300 C 70 -262 ${w} -190 ${w} -70 Q 0 -126 ${-w} -70 Z`;
  const flap = `M 40 -112 C ${w - 10} -122 ${w + 40} -150 ${w + 62} -206 C ${w + 66} -120 ${w + 40} -60 ${w - 4} -34 Q ${w - 20} -84 40 -112 Z`;
  return (
    lit(kit.sheet, dome, cloth) +
    line('M 0 -296 L 0 -110', darker(base, 0.35), 5, 'opacity=".5"') +
    rim(w, -94, 22, darker(base, 0.2)) +
    both(
      path(flap, cloth) +
        path(flap, darker(base, 0.4), 'opacity=".2"') +
        line(`M 44 -114 C ${w - 10} -124 ${w + 40} -152 ${w + 60} -204`, accent, 5),
    )
  );
}

function drawKufi(kit: WearKit): string {
  const w = kit.t + 6;
  const { base, accent } = kit.outfit.headcloth;
  const d = `M ${-w} -66 C ${-w + 2} -196 ${-w * 0.62} -232 0 -236 C ${w * 0.62} -232 ${w - 2} -196 ${w} -66 Q 0 -124 ${-w} -66 Z`;
  const stitching = each(3, (row) =>
    line(
      `M ${-w + 8} ${-118 - row * 34} Q 0 ${-176 - row * 28} ${w - 8} ${-118 - row * 34}`,
      accent,
      5,
      'stroke-dasharray="2 12" opacity=".7"',
    ),
  );
  return (
    lit(kit.sheet, d, paint(kit.sheet, kit.outfit.headcloth)) +
    clipped(kit.sheet, d, stitching) +
    rim(w, -92, 30, lighter(base, 0.5))
  );
}

function drawHula(kit: WearKit): string {
  const w = kit.t + 7;
  const { base, accent, third } = kit.outfit.headcloth;
  const d = `M ${-w} -64 L ${-w + 12} -222 C ${-w * 0.6} -252 ${w * 0.6} -252 ${w - 12} -222 L ${w} -64 Q 0 -122 ${-w} -64 Z`;
  const motif = each(9, (at) => {
    const x = (at - 4) * 36;
    const y = -146 - 24 * (1 - (x / w) ** 2);
    return (
      path(`M ${x} ${y - 32} L ${x + 15} ${y} L ${x} ${y + 32} L ${x - 15} ${y} Z`, at % 2 ? accent : third) +
      circle(x, y, 5, base)
    );
  });
  const hoops = each([-84, -206], (y) => line(`M ${-w} ${y} Q 0 ${y - 54} ${w} ${y}`, accent, 7));
  return (
    lit(kit.sheet, d, base) +
    clipped(kit.sheet, d, motif, hoops) +
    ellipse(0, -236, w * 0.72, 12, darker(base, 0.18), 'opacity=".6"')
  );
}

function drawRedCap(kit: WearKit): string {
  const w = kit.t + 7;
  const d = `M ${-w} -68 C ${-w - 8} -190 ${-w * 0.66} -252 0 -254 C ${w * 0.66} -252 ${w + 8} -190 ${w} -68 Q 0 -124 ${-w} -68 Z`;
  const ribs = each([-3, -2, -1, 0, 1, 2, 3], (at) =>
    line(`M ${at * 38} -84 Q ${at * 40} -190 ${at * 16} -254`, '#6d0f1b', 4, 'opacity=".5"'),
  );
  return lit(kit.sheet, d, '#b01e2a') + clipped(kit.sheet, d, ribs) + rim(w, -94, 34, '#8d1520');
}

function drawStripedCap(kit: WearKit): string {
  const w = kit.t + 7;
  const { base, accent } = kit.outfit.headcloth;
  const d = `M ${-w} -68 C ${-w - 4} -180 ${-w * 0.66} -244 0 -246 C ${w * 0.66} -244 ${w + 4} -180 ${w} -68 Q 0 -124 ${-w} -68 Z`;
  const bands = each(4, (at) =>
    line(
      `M ${-w - 4} ${-92 - at * 44} Q 0 ${-150 - at * 40} ${w + 4} ${-92 - at * 44}`,
      accent,
      19,
      'stroke-linecap="butt"',
    ),
  );
  const tassel = line(`M ${w - 30} -216 q 34 10 30 60`, accent, 6) + ellipse(w, -148, 9, 17, accent);
  return (
    lit(kit.sheet, d, base) +
    clipped(kit.sheet, d, bands, path(d, slope(kit.sheet, '#22080f00', '#22080f40', true))) +
    tassel
  );
}

function drawBowler(kit: WearKit): string {
  const w = kit.t;
  const felt = kit.outfit.headcloth.base;
  const dome = `M ${-w + 2} -92 C ${-w - 4} -216 ${-w * 0.62} -280 0 -280 C ${w * 0.62} -280 ${w + 4} -216 ${w - 2} -92 Z`;
  const brim = `M ${-w - 78} -112 C ${-w - 10} -66 ${-w * 0.5} -66 0 -66 C ${w * 0.5} -66 ${w + 10} -66 ${w + 78} -112 C ${w + 66} -54 ${w * 0.5} -44 0 -44 C ${-w * 0.5} -44 ${-w - 66} -54 ${-w - 78} -112 Z`;
  return (
    lit(kit.sheet, dome, felt, 0.3) +
    path(
      `M ${-w + 1} -126 Q 0 -104 ${w - 1} -126 L ${w + 2} -76 Q 0 -58 ${-w - 2} -76 Z`,
      kit.outfit.headcloth.accent,
    ) +
    lit(kit.sheet, brim, lighter(felt, 0.08), 0.3)
  );
}

function drawCoralCrown(kit: WearKit): string {
  const w = kit.t + 4;
  const coral = ball(kit.sheet, '#cf4a2c');
  const row = (lift: number, r: number, span: number) =>
    each(13, (at) => {
      const share = at / 6 - 1;
      return circle(share * span, lift - 36 * (1 - share * share), r, coral);
    });
  const strands = each([-1, -0.6, -0.2, 0.2, 0.6, 1], (at) =>
    each(4, (step) => circle(at * (w - 8 - step * 14), -128 - step * 24 - (1 - Math.abs(at)) * 12, 8, coral)),
  );
  const side = each(7, (step) => circle(w + 2, -66 + step * 19, 9, coral));
  return both(side) + strands + row(-74, 13, w) + row(-102, 11, w - 6);
}

function drawHardHat(kit: WearKit): string {
  const w = kit.t + 16;
  const shell = ['#f0b51f', '#f4f1e6', '#e0672c'][kit.look.seed % 3]!;
  const dome = `M ${-w} -80 C ${-w - 4} -220 ${-w * 0.62} -276 0 -276 C ${w * 0.62} -276 ${w + 4} -220 ${w} -80 Q 0 -128 ${-w} -80 Z`;
  const peak = `M ${-w - 18} -70 Q 0 -146 ${w + 18} -70 Q ${w + 20} -52 ${w} -54 Q 0 -112 ${-w} -54 Q ${-w - 20} -52 ${-w - 18} -70 Z`;
  const ridge =
    box(-16, -288, 32, 150, lighter(shell, 0.3), 14) +
    both(line('M 62 -262 Q 80 -200 78 -134', darker(shell, 0.25), 7, 'opacity=".5"'));
  return lit(kit.sheet, dome, shell) + ridge + lit(kit.sheet, peak, mix(shell, '#22080f', 0.12));
}
