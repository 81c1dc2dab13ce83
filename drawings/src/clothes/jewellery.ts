// Beads and chains about the neck.
import type { Body } from '../body/body.ts';
import type { Look, Outfit } from '../look.ts';
import { ball, circle, each, line, path, type Sheet } from '../sheet.ts';

export function drawBeads(sheet: Sheet, look: Look, body: Body, beads: Outfit['beads']): string {
  const n = body.neck;
  switch (beads) {
    case 'none':
      return '';
    case 'coral':
      return string(n + 40, 292, 118, 17, ball(sheet, '#d2492b'));
    case 'doubleCoral':
      return (
        string(n + 52, 300, 190, 15, ball(sheet, '#d2492b')) +
        string(n + 34, 286, 104, 15, ball(sheet, '#c23b22'))
      );
    case 'gold':
      return (
        line(`M ${-n - 28} 282 C ${-n} 400 ${n} 400 ${n + 28} 282`, '#d8a63f', 9) +
        line(`M ${-n - 28} 282 C ${-n} 400 ${n} 400 ${n + 28} 282`, '#f6dfa0', 3, 'stroke-dasharray="2 9"')
      );
    case 'pearls':
      return string(n + 32, 286, 96, 12, ball(sheet, '#efe3d2'));
    case 'pendant':
      return (
        line(`M ${-n - 26} 280 C ${-n + 10} 410 ${n - 10} 410 ${n + 26} 280`, '#d8a63f', 4) +
        (look.faith === 'church'
          ? path('M -5 372 h 10 v 16 h 14 v 10 h -14 v 34 h -10 v -34 h -14 v -10 h 14 Z', '#d8a63f')
          : circle(0, 390, 17, ball(sheet, '#d8a63f')))
      );
    case 'longBeads':
      return (
        string(n + 54, 300, 330, 13, ball(sheet, '#d2492b')) +
        string(n + 40, 292, 240, 13, ball(sheet, '#c23b22'))
      );
  }
}

// Beads along a hanging curve, evenly spaced by length and mirrored about the middle.
function string(half: number, top: number, sag: number, r: number, fill: string): string {
  const at = (share: number) =>
    [share * half * (1 - 0.06 * share * share), top + sag * (1 - Math.abs(share) ** 2.4)] as const;
  const fine = Array.from({ length: 241 }, (_, step) => at(step / 120 - 1));
  const beads: (readonly [number, number])[] = [];
  let walked = 0;
  let last = fine[120]!;
  beads.push(last);
  for (const point of fine.slice(121)) {
    walked += Math.hypot(point[0] - last[0], point[1] - last[1]);
    last = point;
    if (walked < r * 1.75) continue;
    walked = 0;
    beads.unshift(point, [-point[0], point[1]]);
  }
  return each(beads, ([x, y]) => circle(x, y, r, fill));
}
