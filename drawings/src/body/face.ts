// The hint of a face: brows, nose, mouth, what may sit on it, and the eyes between.
import type { Look } from '../look.ts';
import { darker, distance, lighter, mix } from '../palette.ts';
import {
  both,
  circle,
  clipped,
  each,
  ellipse,
  group,
  line,
  moved,
  path,
  type Sheet,
  sides,
} from '../sheet.ts';
import { drawEye } from './eyes.ts';
import type { Head } from './head.ts';

export type Mien = 'smile' | 'laugh' | 'pray';

export function drawFace(sheet: Sheet, look: Look, head: Head, mien: Mien, gaze: number): string {
  const { turn, ahead } = head;
  const eyes = sides(
    turn,
    0.16,
    (side) => drawEye(sheet, look, side, mien === 'smile' ? gaze : undefined) + drawBrow(look),
  );
  return group(moved(ahead), group(moved(turn * 5), drawNose(look)) + eyes + drawMouth(sheet, look, mien));
}

function drawBrow(look: Look): string {
  const thick = 9 + look.face.brow * 4 + (look.cut === 'man' ? 3 : 0);
  const arch = look.cut === 'man' ? 10 : 18 + look.face.eye * 3;
  const brow = `M 26 -40 C 44 ${-46 - arch} 76 ${-50 - arch} 106 -38 C 80 ${-44 - arch + thick} 48 ${-40 - arch + thick * 1.5} 29 ${-40 + thick} Q 22 ${-34 + thick * 0.4} 26 -40 Z`;
  return path(
    brow,
    ...onSkin(look, look.grey > 0.5 ? mix(look.hairColour, '#8d8580', 0.35) : look.hairColour),
  );
}

// Hair of the face: a little of the skin in it, and on the darkest skins blacker, with a rim of light.
export function onSkin({ skin }: Look, colour: string): [fill: string, extra: string] {
  return distance(colour, skin) > 105
    ? [mix(colour, skin, 0.12), '']
    : [mix(colour, '#070304', 0.75), `stroke="${lighter(skin, 0.14)}" stroke-width="4" paint-order="stroke"`];
}

function drawNose(look: Look): string {
  const wide = 23 + look.face.nose * 7;
  const ink = darker(look.skin, 0.42);
  const shade = path(
    `M 3 -22 C 6 14 ${wide} 44 ${wide} 64 C ${wide - 2} 78 14 82 2 80 C 8 60 2 20 3 -22 Z`,
    darker(look.skin, 0.3),
    'opacity=".42"',
  );
  const tip = line(
    `M ${-wide} 66 Q ${-wide + 2} 79 ${-wide + 14} 78 Q 0 88 ${wide - 14} 78 Q ${wide - 2} 79 ${wide} 66`,
    ink,
    6,
    'opacity=".75"',
  );
  return shade + ellipse(-5, 52, 7, 16, lighter(look.skin, 0.4), 'opacity=".22"') + tip;
}

function drawMouth(sheet: Sheet, look: Look, mien: Mien): string {
  const half = 42 + look.face.mouth * 8;
  const full = 1 + look.face.lips * 0.35;
  const woman = look.cut === 'woman';
  const tint = woman ? ['#b53345', '#a12a50', '#c24a3a', '#8c2a3c'][look.seed % 4]! : '#7a3230';
  const lip = mix(look.skin, tint, woman ? 0.58 : 0.3);
  const mouth = mien === 'laugh' ? laugh(sheet, look, half, full, lip) : smile(look, half, full, lip);
  return group(moved(0, 124 + look.face.lips * 2), mouth);
}

function smile(look: Look, half: number, full: number, lip: string): string {
  const upper = `M ${-half} -7 C ${-half * 0.6} ${-9 * full} -16 ${-18 * full} 0 ${-10 * full} C 16 ${-18 * full} ${half * 0.6} ${-9 * full} ${half} -7 Q 0 14 ${-half} -7 Z`;
  const lower = `M ${-half} -7 Q 0 14 ${half} -7 C ${half * 0.6} ${22 * full} ${-half * 0.6} ${22 * full} ${-half} -7 Z`;
  const corners = both(line(`M ${half - 2} -6 q 7 -3 9 -9`, darker(look.skin, 0.45), 5, 'opacity=".6"'));
  const parting = line(`M ${-half} -7 Q 0 14 ${half} -7`, darker(lip, 0.45), 4.5);
  const shine = ellipse(-8, 12 * full - 4, 15, 3.5, lighter(lip, 0.5), 'opacity=".4"');
  const below = line('M -16 35 Q 0 40 16 35', darker(look.skin, 0.4), 5, 'opacity=".4"');
  return path(upper, darker(lip, 0.16)) + path(lower, lip) + parting + shine + corners + below;
}

function laugh(sheet: Sheet, look: Look, half: number, full: number, lip: string): string {
  const wide = half + 4;
  const open = `M ${-wide} -12 Q 0 4 ${wide} -12 C ${wide * 0.8} ${32 + full * 2} ${-wide * 0.8} ${32 + full * 2} ${-wide} -12 Z`;
  const rim = `M ${-wide - 4} -14 C ${-wide * 0.6} ${-14 * full} -16 ${-20 * full} 0 ${-13 * full} C 16 ${-20 * full} ${wide * 0.6} ${-14 * full} ${wide + 4} -14 C ${wide * 0.85} ${42 + full * 6} ${-wide * 0.85} ${42 + full * 6} ${-wide - 4} -14 Z`;
  const teeth = path(
    `M ${-wide} -16 Q 0 2 ${wide} -16 L ${wide * 0.8} 4 Q 0 20 ${-wide * 0.8} 4 Z`,
    '#fdf6ea',
  );
  const creases = both(line(`M ${wide + 8} -20 q 9 6 8 18`, darker(look.skin, 0.45), 5, 'opacity=".45"'));
  return path(rim, lip) + path(open, '#4a121b') + clipped(sheet, open, teeth) + creases;
}

export function drawGlasses(look: Look, { turn, ahead, temple }: Head): string {
  if (look.glasses === 'none') return '';
  const thin = look.glasses === 'thin';
  const frame = thin ? '#b98b3e' : ['#6d3f1c', '#1b1114', '#5b1a2e'][look.seed % 3]!;
  const width = thin ? 5 : 9;
  const outline = {
    round: 'M 16 6 a 46 46 0 1 1 92 0 a 46 46 0 1 1 -92 0 Z',
    square: 'M 37 -32 h 50 q 22 0 22 22 v 32 q 0 22 -22 22 h -50 q -22 0 -22 -22 v -32 q 0 -22 22 -22 Z',
    catEye: 'M 16 -20 Q 60 -42 120 -42 Q 116 44 64 46 Q 18 44 16 -20 Z',
    thin: 'M 43 -24 h 38 q 26 0 26 26 v 10 q 0 26 -26 26 h -38 q -26 0 -26 -26 v -10 q 0 -26 26 -26 Z',
  }[look.glasses];
  const lens = `fill-opacity=".13" stroke="${frame}" stroke-width="${width}" stroke-linejoin="round"`;
  const rims = sides(turn, 0.16, (side) => {
    const ear = (temple - side * ahead) / (1 - 0.16 * Math.max(0, side * turn));
    return path(outline, '#fff6e6', lens) + line(`M 109 -8 L ${ear} -12`, frame, width);
  });
  return group(moved(ahead), rims + line('M -16 -4 Q 0 -16 16 -4', frame, width));
}

export function drawEarrings(look: Look, { temple, turn }: Head): string {
  return sides(turn, 0.06, () => earring(look, temple + 4));
}

function earring(look: Look, lobe: number): string {
  const gold = '#cf9d42';
  switch (look.earrings) {
    case 'none':
      return '';
    case 'studs':
      return circle(lobe, 66, 10, gold) + circle(lobe - 3, 63, 3, '#f7e3b0');
    case 'hoops':
      return circle(lobe + 2, 94, 30, 'none', `stroke="${gold}" stroke-width="7"`);
    case 'drops':
      return (
        circle(lobe, 64, 7, gold) + path(`M ${lobe} 70 c 20 30 14 48 0 48 c -14 0 -20 -18 0 -48 Z`, gold)
      );
    case 'beads':
      return each([68, 86, 104], (y, at) => circle(lobe, y, 10, at === 1 ? gold : '#c8432b'));
  }
}
