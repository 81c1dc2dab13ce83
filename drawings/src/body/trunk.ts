// Garment shapes cut to the body: trunk with its neckline, sleeves, trousers, wrappers, shoes.

import { darker, lighter } from '../palette.ts';
import { both, ellipse, limbLit, line, lit, path, type Sheet } from '../sheet.ts';
import type { Arm, Body, Point } from './body.ts';
import { along, limb } from './body.ts';

export type NeckCut = 'round' | 'vee' | 'deepVee' | 'boat' | 'square' | 'high' | 'off';
export type TrunkCut = { neck: NeckCut; hem: number; ease?: number; straight?: boolean; flare?: number };

export function neckEdge(body: Body, cut: NeckCut): { x: number; y: number; across: string } {
  const { neck, shoulder } = body;
  switch (cut) {
    case 'round':
      return { x: neck + 30, y: 282, across: `C ${-neck - 10} 350 ${neck + 10} 350 ${neck + 30} 282` };
    case 'vee':
      return { x: neck + 26, y: 280, across: `L 0 ${430} L ${neck + 26} 280` };
    case 'deepVee':
      return { x: neck + 26, y: 280, across: `L 0 ${590} L ${neck + 26} 280` };
    case 'boat':
      return {
        x: shoulder - 96,
        y: 322,
        across: `C ${-shoulder + 170} 430 ${shoulder - 170} 430 ${shoulder - 96} 322`,
      };
    case 'square':
      return {
        x: neck + 62,
        y: 298,
        across: `L ${-neck - 50} 440 Q 0 456 ${neck + 50} 440 L ${neck + 62} 298`,
      };
    case 'high':
      return { x: neck + 16, y: 270, across: `C ${-neck} 312 ${neck} 312 ${neck + 16} 270` };
    case 'off':
      return {
        x: body.chest - 6,
        y: 500,
        across: `C ${-body.chest + 90} 560 ${body.chest - 90} 560 ${body.chest - 6} 500`,
      };
  }
}

export function trunk(body: Body, { neck, hem, ease = 0, straight = false, flare = 0 }: TrunkCut): string {
  const edge = neckEdge(body, neck);
  const chest = body.chest + ease;
  const waist = straight ? Math.max(body.waist, body.chest - 8) + ease : body.waist + ease;
  const hip = Math.max(body.hip, straight ? body.chest - 4 : 0) + ease;
  const side = (s: 1 | -1): { down: string; up: string } => {
    const tip = [body.shoulder - 44, 358] as const;
    const x = (value: number) => s * value;
    const foot = hip + flare;
    const down =
      neck === 'off'
        ? [`L ${x(chest)} 620`]
        : [
            `C ${x(edge.x + 30)} ${edge.y + 18} ${x(tip[0] - 60)} ${tip[1] - 36} ${x(tip[0])} ${tip[1]}`,
            `C ${x(body.shoulder - 12)} 378 ${x(body.shoulder - 4)} 420 ${x(body.shoulder - 14)} 470`,
            `L ${x(chest)} 620`,
          ];
    if (hem <= 900)
      return {
        down: `${down.join(' ')} C ${x(chest)} 700 ${x(waist)} 740 ${x(waist)} ${hem}`,
        up: `C ${x(waist)} 740 ${x(chest)} 700 ${x(chest)} 620 ${upper(s)}`,
      };
    const lower = `C ${x(chest)} 710 ${x(waist)} 760 ${x(waist)} 850 C ${x(waist)} 950 ${x(hip)} 1000 ${x(hip + flare * 0.1)} 1130`;
    const skirt =
      hem > 1140
        ? ` C ${x(hip + flare * 0.4)} ${1130 + (hem - 1130) * 0.35} ${x(foot)} ${hem - 160} ${x(foot)} ${hem}`
        : '';
    const back = `${hem > 1140 ? `C ${x(foot)} ${hem - 160} ${x(hip + flare * 0.4)} ${1130 + (hem - 1130) * 0.35} ${x(hip + flare * 0.1)} 1130 ` : ''}C ${x(hip)} 1000 ${x(waist)} 950 ${x(waist)} 850 C ${x(waist)} 760 ${x(chest)} 710 ${x(chest)} 620 ${upper(s)}`;
    return { down: `${down.join(' ')} ${lower}${skirt}`, up: back };
  };
  const upper = (s: 1 | -1) =>
    neck === 'off'
      ? `L ${s * edge.x} ${edge.y}`
      : `L ${s * (body.shoulder - 14)} 470 C ${s * (body.shoulder - 4)} 420 ${s * (body.shoulder - 12)} 378 ${s * (body.shoulder - 44)} 358 C ${s * (body.shoulder - 104)} 322 ${s * (edge.x + 30)} ${edge.y + 18} ${s * edge.x} ${edge.y}`;
  const bottom = hem <= 900 ? waist : hem > 1140 ? hip + flare : hip + flare * 0.1;
  return `M ${-edge.x} ${edge.y} ${edge.across} ${side(1).down} Q 0 ${hem + 26} ${-bottom} ${hem} ${side(-1).up} Z`;
}

export type Sleeve =
  | { kind: 'none' }
  | { kind: 'fitted'; reach: number; ease?: number; cuff?: string }
  | { kind: 'bell'; drop: number; reach?: number };

export function drawSleeve(body: Body, arm: Arm, sleeve: Sleeve, fill: string): string {
  if (sleeve.kind === 'none') return '';
  const shaded = arm.shoulder[0] > 0;
  if (sleeve.kind === 'bell')
    return limbLit(bell(body, arm, sleeve.drop, sleeve.reach ?? 0.92), fill, shaded);
  const ease = sleeve.ease ?? 7;
  const [top, bend, end] = body.arm;
  if (sleeve.reach <= 1) {
    const stop = along(arm.shoulder, arm.elbow, sleeve.reach);
    const width = top + (bend - top) * sleeve.reach + ease + 4;
    return limbLit(flatLimb(arm.shoulder, top + ease, stop, width), fill, shaded);
  }
  const stop = along(arm.elbow, arm.wrist, sleeve.reach - 1);
  const width = bend + (end - bend) * (sleeve.reach - 1) + ease;
  const cuff = sleeve.cuff
    ? path(flatLimb(along(arm.elbow, stop, 0.86), width + 2, stop, width + 2, true), sleeve.cuff)
    : '';
  const crook = line(
    `M ${arm.elbow[0] - 22} ${arm.elbow[1] - 16} q 20 14 40 2`,
    '#22080f',
    5,
    'opacity=".18"',
  );
  const whole = `${flatLimb(arm.elbow, bend + ease, stop, width)} ${limb(arm.shoulder, top + ease, arm.elbow, bend + ease)}`;
  return limbLit(whole, fill, shaded) + cuff + crook;
}

// A limb whose far end is cut straight, as a hem is.
function flatLimb([ax, ay]: Point, ar: number, [bx, by]: Point, br: number, flatStart = false): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
  const back = flatStart ? '' : `A ${ar} ${ar} 0 0 0 ${ax + nx * ar} ${ay + ny * ar}`;
  return `M ${ax + nx * ar} ${ay + ny * ar} L ${bx + nx * br} ${by + ny * br} L ${bx - nx * br} ${by - ny * br} L ${ax - nx * ar} ${ay - ny * ar} ${back} Z`;
}

function bell(body: Body, arm: Arm, drop: number, reach: number): string {
  const s = arm.shoulder[0] < 0 ? -1 : 1;
  const [wx, wy] = along(arm.elbow, arm.wrist, reach);
  const [ex, ey] = arm.elbow;
  const top = body.arm[0] + 8;
  const outward = wy < ey ? 0.35 : 1;
  return `M ${s * (body.shoulder - 128)} 334 L ${s * (body.shoulder - 60)} 352 C ${arm.shoulder[0] + s * top} ${arm.shoulder[1] - top * 0.7} ${ex + s * (drop * 0.25 + 40)} ${ey - 190} ${ex + s * (drop * 0.2 + 52)} ${ey - 10} Q ${ex + s * 30} ${ey + 90 * outward} ${wx + s * 34} ${wy - 44 * (wy < ey ? 0 : 1)} L ${wx - s * 30} ${wy - 20} L ${wx + s * (wx * s < 120 ? 60 : -46)} ${wy + drop * outward} Q ${ex - s * 40} ${ey + drop * 0.9} ${s * (body.chest - 30)} ${ey + drop * 0.3} L ${s * (body.chest - 66)} 640 Z`;
}

export function drawTrousers(sheet: Sheet, body: Body, fill: string, wide = 1): string {
  const hip = body.hip + 4;
  const foot = 92 * wide;
  const waist = body.man ? hip : body.waist + 6;
  const d = `M ${-waist} 870 L ${waist} 870 C ${waist} 950 ${hip} 960 ${hip} 1080 C ${hip + 8} 1380 ${foot + 66 * wide} 1860 ${foot + 50 * wide} 2330 Q ${foot} 2344 ${foot - 56 * wide} 2330 C ${foot - 54} 1880 24 1480 0 1270 C -24 1480 ${-foot + 54} 1880 ${-foot + 56 * wide} 2330 Q ${-foot} 2344 ${-foot - 50 * wide} 2330 C ${-foot - 66 * wide} 1860 ${-hip - 8} 1380 ${-hip} 1080 C ${-hip} 960 ${-waist} 950 ${-waist} 870 Z`;
  return (
    lit(sheet, d, fill, 0.2) + both(line(`M ${foot} 1420 L ${foot + 4} 2300`, '#22080f', 5, 'opacity=".14"'))
  );
}

export function drawWrapper(sheet: Sheet, body: Body, fill: string, hem = 2300, flare = 0): string {
  const { hip, waist } = body;
  const d = `M ${-waist - 4} 830 L ${waist + 4} 830 C ${waist + 10} 930 ${hip + 12} 1000 ${hip + 14} 1150 C ${hip + 10 + flare * 0.5} 1500 ${hip - 26 + flare} ${hem - 200} ${hip - 34 + flare} ${hem} Q 0 ${hem + 26} ${-hip + 34 - flare} ${hem} C ${-hip + 26 - flare} ${hem - 200} ${-hip - 10 - flare * 0.5} 1500 ${-hip - 14} 1150 C ${-hip - 12} 1000 ${-waist - 10} 930 ${-waist - 4} 830 Z`;
  const overlap = line(
    `M ${waist * 0.4} 850 C ${hip * 0.8} 1300 ${hip * 0.62} 1800 ${hip * 0.6 + flare * 0.5} ${hem}`,
    '#22080f',
    6,
    'opacity=".22"',
  );
  return lit(sheet, d, fill, 0.18) + overlap;
}

export function drawLegs(sheet: Sheet, skin: string): string {
  const leg = limb([92, 1250], 104, [88, 1800], 66) + limb([88, 1800], 62, [84, 2330], 38);
  return both(lit(sheet, leg, skin));
}

export function drawShoes(body: Body, colour: string): string {
  const x = body.man ? 96 : 84;
  const shoe = body.man
    ? path(
        `M ${x - 54} 2322 L ${x + 48} 2322 C ${x + 62} 2370 ${x + 96} 2384 ${x + 104} 2412 Q ${x + 108} 2428 ${x + 84} 2428 L ${x - 52} 2428 Q ${x - 64} 2380 ${x - 54} 2322 Z`,
        colour,
      ) + line(`M ${x - 54} 2424 L ${x + 100} 2424`, darker(colour, 0.5), 9)
    : path(
        `M ${x - 36} 2350 C ${x - 10} 2376 ${x + 20} 2362 ${x + 36} 2346 C ${x + 46} 2388 ${x + 76} 2400 ${x + 78} 2418 Q ${x + 78} 2430 ${x + 58} 2430 L ${x - 30} 2430 Q ${x - 44} 2400 ${x - 36} 2350 Z`,
        colour,
      ) + ellipse(x + 6, 2352, 30, 8, lighter(colour, 0.25), 'opacity=".4"');
  return both(shoe);
}
