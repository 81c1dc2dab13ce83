// What stands and hangs where a wedding is held: the laid table, flowers on a stand, lamps, drapes, the arch, chairs.
import { darker, lighter } from '../../palette.ts';
import { ball, box, circle, each, ellipse, glow, group, line, lit, path, type Sheet } from '../../sheet.ts';

const BLOOMS = ['#fdf3e6', '#f3c9c0', '#c23b22', '#fbe6d6', '#e3b457'];

/** A round heap of flowers about the origin. */
export function flowers(r: number, blooms: readonly string[] = BLOOMS, leaf = '#2f6b4a'): string {
  return each(15, (at) => {
    const turn = at * 2.4;
    const away = Math.sqrt(at / 15) * r;
    const colour = at % 4 === 3 ? leaf : blooms[at % blooms.length]!;
    return circle(Math.cos(turn) * away, Math.sin(turn) * away * 0.8, r * 0.34, colour);
  });
}

/** A round table for eight, its cloth to the ground. */
export function laidTable(sheet: Sheet, cloth: string, napkin: string): string {
  const chairs = each([-190, -116, 116, 190], (x, at) =>
    group(
      `translate(${x} ${at % 3 ? -92 : -66})`,
      box(-30, -74, 60, 86, darker(cloth, 0.18), 14) + box(-30, -74, 60, 30, lighter(napkin, 0.1), 12),
    ),
  );
  const plates = each(
    [-120, -44, 44, 120],
    (x) =>
      ellipse(x, -82 + Math.abs(x) * 0.05, 34, 9, '#fffdf8') +
      path(`M ${x - 12} -84 l 12 -30 l 12 30 Z`, napkin),
  );
  return (
    ellipse(0, 16, 230, 30, '#22080f', 'opacity=".2"') +
    chairs +
    lit(sheet, 'M -190 -92 C -200 -20 -214 6 -206 16 Q 0 40 206 16 C 214 6 200 -20 190 -92 Z', cloth, 0.14) +
    ellipse(0, -92, 190, 40, lighter(cloth, 0.35)) +
    plates +
    group('translate(0 -128)', flowers(46)) +
    line('M -74 -96 V -146 M 74 -96 V -146', '#e3b457', 6) +
    circle(-74, -152, 7, '#fff3cf') +
    circle(74, -152, 7, '#fff3cf')
  );
}

export function bouquetStand(sheet: Sheet, petals: string): string {
  return (
    ellipse(0, 4, 70, 12, '#22080f', 'opacity=".2"') +
    line('M 0 0 V -190', '#c3923b', 16) +
    lit(sheet, 'M -46 -240 H 46 L 22 -180 H -22 Z', '#c3923b', 0.2) +
    group('translate(0 -290)', flowers(92, [petals, lighter(petals, 0.4), '#f3c9c0', petals]))
  );
}

/** Hangs from the edge of the picture; its light falls far. */
export function chandelier(sheet: Sheet, x: number, length: number, size: number): string {
  const lamps = each(
    [-96, -56, 0, 56, 96],
    (at) =>
      circle(at, -34 + Math.abs(at) * 0.16, 13, ball(sheet, '#fff1c4')) +
      line(`M ${at} ${-20 + Math.abs(at) * 0.16} V 4`, '#c3923b', 7),
  );
  return (
    line(`M ${x} 0 V ${length - 40 * size}`, '#6b4326', 5) +
    group(
      `translate(${x} ${length}) scale(${size})`,
      circle(0, -20, 210, glow(sheet, '#fff3cf', 0.5)),
      line('M -96 4 Q 0 60 96 4', '#c3923b', 12),
      line('M 0 -60 V 36', '#c3923b', 10),
      lamps,
    )
  );
}

/** Cloth gathered to both sides, with its swags above. */
export function drape(sheet: Sheet, x: number, y: number, w: number, h: number, colour: string): string {
  const fold = w / 10;
  const behind = each(10, (at) =>
    box(x + at * fold, y, fold, h, at % 2 ? darker(colour, 0.16) : lighter(colour, 0.06)),
  );
  const swags = each(4, (at) => {
    const from = x + (at * w) / 4;
    return (
      path(`M ${from} ${y} h ${w / 4} Q ${from + w / 8} ${y + h * 0.42} ${from} ${y} Z`, '#e3b457') +
      path(`M ${from} ${y} h ${w / 4} Q ${from + w / 8} ${y + h * 0.28} ${from} ${y} Z`, '#f3dca4')
    );
  });
  return (
    behind +
    swags +
    lit(sheet, `M ${x} ${y} h 34 q 26 ${h / 2} -10 ${h} h -24 Z`, lighter(colour, 0.12), 0.2) +
    lit(sheet, `M ${x + w} ${y} h -34 q -26 ${h / 2} 10 ${h} h 24 Z`, lighter(colour, 0.12), 0.2)
  );
}

/** Where the vows are said. */
export function arch(sheet: Sheet, wood: string, petals: string): string {
  const crown = each(13, (at) => {
    const turn = Math.PI * (1 + at / 12);
    return group(
      `translate(${Math.round(Math.cos(turn) * 130)} ${Math.round(-230 + Math.sin(turn) * 130)})`,
      flowers(34, [petals, lighter(petals, 0.4), '#fdf3e6']),
    );
  });
  return (
    ellipse(0, 4, 180, 16, '#22080f', 'opacity=".18"') +
    line('M -130 0 V -230 A 130 130 0 0 1 130 -230 V 0', wood, 18) +
    path('M -130 -230 Q -96 -120 -120 0 H -140 V -230 Z', '#fff8ea', 'opacity=".85"') +
    path('M 130 -230 Q 96 -120 120 0 H 140 V -230 Z', '#fff8ea', 'opacity=".85"') +
    lit(sheet, 'M -8 -392 l 8 -14 l 8 14 l -8 14 Z', '#e3b457', 0.1) +
    crown
  );
}

/** A row of chairs seen from behind, its far end smaller. */
export function chairRow(
  x: number,
  y: number,
  count: number,
  step: number,
  size: number,
  ribbon: string,
): string {
  return each(count, (at) =>
    group(
      `translate(${x + at * step} ${y}) scale(${size})`,
      box(-26, -96, 52, 72, '#fffaf0', 10),
      line('M -22 -24 V 26 M 22 -24 V 26', '#cbb48d', 7),
      path('M -26 -66 h 52 v 16 h -52 Z', ribbon),
    ),
  );
}

/** Lights on a line between two trees. */
export function lightLine(x1: number, y1: number, x2: number, y2: number, sag: number): string {
  const bulbs = each(9, (at) => {
    const share = (at + 0.5) / 9;
    const x = x1 + (x2 - x1) * share;
    const y = y1 + (y2 - y1) * share + Math.sin(Math.PI * share) * sag;
    return circle(x, y + 8, 17, '#fff3cf', 'opacity=".28"') + circle(x, y + 8, 8, '#fff3cf');
  });
  return (
    line(`M ${x1} ${y1} Q ${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, '#3c2c35', 4) + bulbs
  );
}
