// The head without hair: its outline, ears, neck and light. Origin between the eyes, one head is 400 units.
import type { FaceShape, Look } from '../look.ts';
import { darker, mix } from '../palette.ts';
import { both, ellipse, glow, group, line, lit, moved, path, type Sheet, sides } from '../sheet.ts';

export type Head = {
  temple: number;
  jaw: number;
  jawAt: number;
  tip: number;
  chin: number;
  neck: number;
} & Turned;
/** From -1, to the left of the picture, to 1; and how far brow, nose and chin have moved with it. */
type Turned = { turn: number; ahead: number };

const AHEAD = 17;

const SHAPES: Record<FaceShape, Omit<Head, 'neck' | keyof Turned>> = {
  oval: { temple: 137, jaw: 106, jawAt: 118, tip: 50, chin: 198 },
  round: { temple: 145, jaw: 120, jawAt: 112, tip: 64, chin: 188 },
  square: { temple: 140, jaw: 121, jawAt: 126, tip: 72, chin: 196 },
  heart: { temple: 143, jaw: 100, jawAt: 116, tip: 40, chin: 196 },
  long: { temple: 131, jaw: 104, jawAt: 128, tip: 50, chin: 210 },
};

export function headOf(look: Look, turn: number): Head {
  const { jaw, chin, ...shape } = SHAPES[look.face.shape];
  const man = look.cut === 'man';
  const fuller = look.build === 'full' ? 5 : look.build === 'slim' ? -3 : 0;
  return {
    ...shape,
    temple: shape.temple + fuller,
    jaw: Math.min(jaw + fuller * 1.4 + (man ? 5 : -3) + look.face.jaw, shape.temple + fuller - 8),
    tip: shape.tip + (man ? 8 : 0) + look.face.jaw * 0.4,
    chin: chin + look.face.chin,
    neck: (man ? 78 : 61) + fuller,
    turn,
    ahead: turn * AHEAD,
  };
}

export function outline(head: Head): string {
  const { temple, ahead } = head;
  return `M 0 -190 C ${temple * 0.66} -190 ${temple} -132 ${temple} -30 ${flank(head, 1)} ${ahead} ${head.chin} ${flank(head, -1)} C ${-temple} -132 ${-temple * 0.66} -190 0 -190 Z`;
}

// One side of the face between temple and chin, downwards at the right and upwards at the left; hair on it swells.
export function flank(
  { temple, jaw, jawAt, tip, chin, turn, ahead }: Head,
  s: 1 | -1,
  swell = 0,
  drop = 0,
): string {
  const drawn = ahead * (s * turn > 0 ? 0.2 : 0.6);
  const points = [
    [s * (temple + swell), swell ? -14 : -30],
    [s * (temple + 2 + swell), 42],
    [s * (jaw + 15 + swell) + drawn * 0.6, jawAt - 40],
    [s * (jaw + swell) + drawn, jawAt],
    [s * (jaw - 19 + swell) + ahead, jawAt + 52],
    [s * (tip + swell) + ahead, chin + drop],
  ].map((point) => point.join(' '));
  const [top, high, cheek, corner, under, beside] = points;
  return s === 1
    ? `C ${high} ${cheek} ${corner} C ${under} ${beside}`
    : `C ${beside} ${under} ${corner} C ${cheek} ${high} ${top}`;
}

export function drawNeck(sheet: Sheet, look: Look, { neck: n, chin, ahead }: Head): string {
  const tone = darker(look.skin, 0.13);
  const column = `M ${-n} 90 L ${-n} 236 C ${-n} 270 ${-n - 24} 282 ${-n - 50} 296 L 0 340 L ${n + 50} 296 C ${n + 24} 282 ${n} 270 ${n} 236 L ${n} 90 Z`;
  const shadow = `M ${-n} 90 L ${-n} ${chin - 10} Q ${ahead * 1.6} ${chin + 74} ${n} ${chin - 10} L ${n} 90 Z`;
  return lit(sheet, column, tone) + path(shadow, darker(look.skin, 0.36), 'opacity=".75"');
}

export function drawHead(sheet: Sheet, look: Look, head: Head): string {
  const { temple, turn, ahead } = head;
  const ears = sides(turn, 0.06, (side) => {
    const hidden = 1 - 0.5 * Math.max(0, side * turn);
    return (
      ellipse(temple + 3, 26, 23 * hidden, 40, side === 1 ? darker(look.skin, 0.16) : look.skin) +
      line(`M ${temple + 6} 4 q ${14 * hidden} 16 0 40`, darker(look.skin, 0.34), 5, 'opacity=".6"')
    );
  });
  const warm = mix(look.skin, '#f0a468', 0.4);
  const cheek = ellipse(ahead * 0.6 - temple * 0.48, 78, 44, 40, glow(sheet, warm, 0.48));
  const brow = ellipse(ahead - 24, -108, 84, 44, glow(sheet, warm, 0.3));
  return ears + lit(sheet, outline(head), look.skin, 0.16, 0.535 + turn * 0.05) + brow + cheek;
}

export function drawMarks(look: Look, head: Head): string {
  return group(moved(head.ahead), marks(look, head));
}

function marks(look: Look, head: Head): string {
  const ink = darker(look.skin, 0.45);
  switch (look.face.mark) {
    case 'dimples':
      return both(line(`M ${head.temple * 0.6} 98 q 10 12 4 28`, ink, 5, 'opacity=".32"'));
    case 'beautySpot':
      return ellipse(58, 92, 5, 5, darker(look.skin, 0.65));
    case 'freckles':
      return both(
        line('M 44 52 h 0 M 62 46 h 0 M 80 54 h 0 M 54 64 h 0 M 72 66 h 0', ink, 6, 'opacity=".5"'),
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
