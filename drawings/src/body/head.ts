// The head without hair: its outline, ears, neck and light. Origin between the eyes, one head is 400 units.
import type { FaceShape, Look } from '../look.ts';
import { darker, mix } from '../palette.ts';
import { both, ellipse, line, lit, path, type Sheet } from '../sheet.ts';

export type Head = { temple: number; jaw: number; jawAt: number; tip: number; chin: number; neck: number };

const SHAPES: Record<FaceShape, Omit<Head, 'neck'>> = {
  oval: { temple: 137, jaw: 106, jawAt: 118, tip: 50, chin: 198 },
  round: { temple: 145, jaw: 120, jawAt: 112, tip: 64, chin: 188 },
  square: { temple: 140, jaw: 121, jawAt: 126, tip: 72, chin: 196 },
  heart: { temple: 143, jaw: 100, jawAt: 116, tip: 40, chin: 196 },
  long: { temple: 131, jaw: 104, jawAt: 128, tip: 50, chin: 210 },
};

export function headOf(look: Look): Head {
  const shape = SHAPES[look.face.shape];
  const man = look.cut === 'man';
  const fuller = look.build === 'full' ? 5 : look.build === 'slim' ? -3 : 0;
  return {
    ...shape,
    temple: shape.temple + fuller,
    jaw: shape.jaw + fuller * 1.4 + (man ? 5 : -3),
    tip: shape.tip + (man ? 8 : 0),
    neck: (man ? 78 : 61) + fuller,
  };
}

export function outline(head: Head): string {
  const { temple, jaw, jawAt, tip, chin } = head;
  const side = (s: 1 | -1) => ({
    down: `C ${s * (temple + 2)} 42 ${s * (jaw + 15)} ${jawAt - 40} ${s * jaw} ${jawAt} C ${s * (jaw - 19)} ${jawAt + 52} ${s * tip} ${chin} 0 ${chin}`,
    up: `C ${s * tip} ${chin} ${s * (jaw - 19)} ${jawAt + 52} ${s * jaw} ${jawAt} C ${s * (jaw + 15)} ${jawAt - 40} ${s * (temple + 2)} 42 ${s * temple} -30`,
  });
  return `M 0 -190 C ${temple * 0.66} -190 ${temple} -132 ${temple} -30 ${side(1).down} ${side(-1).up} C ${-temple} -132 ${-temple * 0.66} -190 0 -190 Z`;
}

export function drawNeck(sheet: Sheet, look: Look, head: Head): string {
  const n = head.neck;
  const tone = darker(look.skin, 0.13);
  const column = `M ${-n} 90 L ${-n} 236 C ${-n} 270 ${-n - 24} 282 ${-n - 50} 296 L 0 340 L ${n + 50} 296 C ${n + 24} 282 ${n} 270 ${n} 236 L ${n} 90 Z`;
  const shadow = `M ${-n} 90 L ${-n} ${head.chin - 10} Q 0 ${head.chin + 74} ${n} ${head.chin - 10} L ${n} 90 Z`;
  return lit(sheet, column, tone) + path(shadow, darker(look.skin, 0.36), 'opacity=".75"');
}

export function drawHead(sheet: Sheet, look: Look, head: Head): string {
  const skin = look.skin;
  const ear = (tone: string) =>
    ellipse(head.temple + 3, 26, 23, 40, tone) +
    line(
      `M ${head.temple + 6} 4 Q ${head.temple + 20} 20 ${head.temple + 6} 44`,
      darker(skin, 0.34),
      5,
      'opacity=".6"',
    );
  const ears = `<g transform="scale(-1 1)">${ear(skin)}</g>${ear(darker(skin, 0.16))}`;
  const cheek = ellipse(-head.temple * 0.62, 74, 36, 36, mix(skin, '#f0a468', 0.4), 'opacity=".36"');
  const brow = ellipse(-24, -112, 66, 34, mix(skin, '#f0a468', 0.4), 'opacity=".16"');
  return ears + lit(sheet, outline(head), skin) + brow + cheek;
}

export function drawMarks(look: Look, head: Head): string {
  const ink = darker(look.skin, 0.45);
  switch (look.face.mark) {
    case 'dimples':
      return both(line(`M ${head.temple * 0.6} 98 q 10 12 4 28`, ink, 5, 'opacity=".32"'));
    case 'beautySpot':
      return ellipse(58, 92, 5, 5, darker(look.skin, 0.65));
    case 'freckles':
      return both(
        [
          [44, 52],
          [62, 46],
          [80, 54],
          [54, 64],
          [72, 66],
        ]
          .map(([x, y]) => ellipse(x!, y!, 3, 3, ink, 'opacity=".5"'))
          .join(''),
      );
    case 'laughLines':
      return both(
        line(
          `M ${head.temple - 38} -6 q 16 -2 22 -12 M ${head.temple - 38} 2 q 16 2 24 -2`,
          ink,
          4,
          'opacity=".45"',
        ),
        line('M 40 76 q 22 14 24 38', ink, 4, 'opacity=".4"'),
      );
    case 'none':
      return '';
  }
}
