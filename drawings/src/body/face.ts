// The hint of a face: closed smiling eyes, brows, nose, mouth, and what may sit on it.
import type { Look } from '../look.ts';
import { darker, lighter, mix } from '../palette.ts';
import { both, circle, clipped, ellipse, line, path, type Sheet } from '../sheet.ts';

export type Mien = 'smile' | 'laugh';

export function drawFace(sheet: Sheet, look: Look, mien: Mien): string {
  return drawNose(look) + drawEyes(look) + drawBrows(look) + drawMouth(sheet, look, mien);
}

function drawEyes(look: Look): string {
  const woman = look.cut === 'woman';
  const wide = 28 + look.face.eye * 4;
  const ink = '#1b0f10';
  const lid = woman ? mix(darker(look.skin, 0.2), '#8a3b4a', 0.25) : darker(look.skin, 0.14);
  const lashes = woman ? line(`M ${wide - 2} -3 q 9 -2 13 -9 M ${wide - 9} 6 q 9 2 15 -3`, ink, 5) : '';
  const crease = line(
    `M ${-wide + 4} -15 Q 0 -30 ${wide - 2} -14`,
    darker(look.skin, 0.4),
    4,
    'opacity=".45"',
  );
  const eye =
    path(`M ${-wide} -4 Q 0 -27 ${wide} -4 Q 0 20 ${-wide} -4 Z`, lid) +
    crease +
    line(`M ${-wide} -4 Q 0 23 ${wide} -4`, ink, woman ? 8.5 : 7.5) +
    lashes;
  return both(`<g transform="translate(61 6)">${eye}</g>`);
}

function drawBrows(look: Look): string {
  const thick = 9 + look.face.brow * 4 + (look.cut === 'man' ? 3 : 0);
  const arch = look.cut === 'man' ? 10 : 18 + look.face.eye * 3;
  const colour =
    look.grey > 0.5 ? mix(look.hairColour, '#8d8580', 0.35) : mix(look.hairColour, look.skin, 0.08);
  const brow = `M 26 -40 C 44 ${-46 - arch} 76 ${-50 - arch} 106 -38 C 80 ${-44 - arch + thick} 48 ${-40 - arch + thick * 1.5} 29 ${-40 + thick} Q 22 ${-34 + thick * 0.4} 26 -40 Z`;
  return both(path(brow, colour));
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
  return `<g transform="translate(0 ${124 + look.face.lips * 2})">${mouth}</g>`;
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

export function drawGlasses(look: Look): string {
  const frame = look.seed % 3 === 0 ? '#6d3f1c' : look.seed % 3 === 1 ? '#1b1114' : '#5b1a2e';
  const lens = 'fill="#fff6e6" fill-opacity=".13"';
  const rims: Record<Exclude<Look['glasses'], 'none'>, string> = {
    round: `<circle cx="62" cy="6" r="46" ${lens} stroke="${frame}" stroke-width="9"/>`,
    square: `<rect x="15" y="-32" width="94" height="76" rx="22" ${lens} stroke="${frame}" stroke-width="9"/>`,
    catEye: `<path d="M 16 -20 Q 60 -42 120 -42 Q 116 44 64 46 Q 18 44 16 -20 Z" ${lens} stroke="${frame}" stroke-width="10" stroke-linejoin="round"/>`,
    thin: `<rect x="17" y="-24" width="90" height="62" rx="26" ${lens} stroke="#b98b3e" stroke-width="5"/>`,
  };
  if (look.glasses === 'none') return '';
  const colour = look.glasses === 'thin' ? '#b98b3e' : frame;
  const width = look.glasses === 'thin' ? 5 : 9;
  return (
    both(rims[look.glasses] + line('M 109 -8 L 138 -12', colour, width)) +
    line('M -16 -4 Q 0 -16 16 -4', colour, width)
  );
}

export function drawEarrings(look: Look, lobe: number): string {
  const gold = '#cf9d42';
  switch (look.earrings) {
    case 'none':
      return '';
    case 'studs':
      return both(circle(lobe, 66, 10, gold) + circle(lobe - 3, 63, 3, '#f7e3b0'));
    case 'hoops':
      return both(`<circle cx="${lobe + 2}" cy="94" r="30" fill="none" stroke="${gold}" stroke-width="7"/>`);
    case 'drops':
      return both(
        circle(lobe, 64, 7, gold) +
          path(
            `M ${lobe} 70 C ${lobe + 20} 100 ${lobe + 14} 118 ${lobe} 118 C ${lobe - 14} 118 ${lobe - 20} 100 ${lobe} 70 Z`,
            gold,
          ),
      );
    case 'beads':
      return both([68, 86, 104].map((y, at) => circle(lobe, y, 10, at === 1 ? gold : '#c8432b')).join(''));
  }
}
