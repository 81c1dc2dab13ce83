// One eye, at the right of the nose: open with a gaze, or closed in laughter and prayer.
import { type Look, SKIN_TONES } from '../look.ts';
import { darker, mix } from '../palette.ts';
import { circle, clipped, group, line, path, type Sheet } from '../sheet.ts';

const INK = '#1b0f10';

/** `gaze` is undefined for a closed eye; `side` is where it stands, once mirrored. */
export function drawEye(sheet: Sheet, look: Look, side: 1 | -1, gaze: number | undefined): string {
  const woman = look.cut === 'woman';
  const wide = 28 + look.face.eye * 4;
  const lid = woman ? mix(darker(look.skin, 0.2), '#8a3b4a', 0.25) : darker(look.skin, 0.14);
  const crease = line(
    `M ${-wide + 4} -17 Q 0 -34 ${wide - 2} -16`,
    darker(look.skin, 0.4),
    4,
    'opacity=".45"',
  );
  const drawn = gaze === undefined ? closed(wide, woman) : open(sheet, look, wide, side, gaze);
  return group(
    'translate(61 6)',
    path(`M ${-wide} -4 Q 0 -31 ${wide} -4 Q 0 20 ${-wide} -4 Z`, lid),
    crease,
    drawn,
  );
}

const closed = (wide: number, woman: boolean) =>
  line(`M ${-wide} -4 Q 0 23 ${wide} -4`, INK, woman ? 8.5 : 7.5) +
  (woman ? line(`M ${wide - 2} -3 q 9 -2 13 -9 M ${wide - 9} 6 q 9 2 15 -3`, INK, 5) : '');

function open(sheet: Sheet, look: Look, wide: number, side: 1 | -1, gaze: number): string {
  const woman = look.cut === 'woman';
  const upper = `M ${-wide} 0 C ${-wide * 0.5} ${-17 - look.face.eye * 2} ${wide * 0.4} ${-20 - look.face.eye * 2} ${wide} -5`;
  const almond = `${upper} C ${wide * 0.5} 13 ${-wide * 0.5} 15 ${-wide} 0 Z`;
  const iris = look.skin === SKIN_TONES[12] ? '#7a5230' : '#3b1e13';
  const at = gaze * side * 22;
  const inside =
    path(almond, mix('#f8efe4', look.skin, 0.1)) +
    circle(at, -3, 13, iris) +
    circle(at, -3, 6.5, '#120709') +
    circle(at - 4 * side, -8, 3.4, '#fff8ee');
  const lashes = woman ? line(`M ${wide - 1} -5 q 9 -3 12 -11`, INK, 5) : '';
  return clipped(sheet, almond, inside) + line(upper, INK, woman ? 7.5 : 6) + lashes;
}
