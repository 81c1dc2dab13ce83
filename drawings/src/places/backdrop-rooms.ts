// Indoors: the studio arch, the celebration hall, home, and the place of worship.

import type { Look } from '../look.ts';
import { darker, lighter, type Mood, RICH } from '../palette.ts';
import { box, circle, each, ellipse, line, path, type Sheet, slope } from '../sheet.ts';
import { type Backdrop, HEIGHT, rings, WIDTH, wall } from './wall.ts';

export function drawArch(sheet: Sheet, mood: Mood): Backdrop {
  const floor = box(0, 1010, WIDTH, 190, slope(sheet, darker(mood.field, 0.2), darker(mood.edge, 0.3)));
  const arch = (inset: number, fill: string) =>
    path(
      `M ${190 + inset} 1010 L ${190 + inset} 470 A ${290 - inset} ${290 - inset} 0 0 1 ${770 - inset} 470 L ${770 - inset} 1010 Z`,
      fill,
    );
  return {
    behind:
      wall(sheet, mood) +
      rings(mood, 480, 470, 1.75) +
      arch(0, lighter(mood.field, 0.32)) +
      arch(34, slope(sheet, lighter(mood.glow, 0.4), mood.field)) +
      floor +
      ellipse(480, 1132, 250, 34, darker(mood.edge, 0.6), 'opacity=".45"'),
    before: '',
  };
}

export function drawCelebration(sheet: Sheet, look: Look, mood: Mood): Backdrop {
  const hue = RICH[look.seed % RICH.length]!;
  const swag = (x: number, y: number, w: number, deep: number, fill: string) =>
    path(`M ${x} ${y} Q ${x + w / 2} ${y + deep} ${x + w} ${y} L ${x + w} -20 L ${x} -20 Z`, fill);
  const canopy =
    each(3, (at) => swag(at * 320, 96, 320, 150, at % 2 ? hue.base : lighter(hue.base, 0.16))) +
    each(4, (at) => swag(at * 320 - 160, 34, 320, 120, at % 2 ? hue.accent : lighter(hue.accent, 0.3)));
  const lamps = each(15, (at) => {
    const x = at * 68 + 6;
    const y = 262 + Math.sin((at / 14) * Math.PI) * 70;
    return circle(x, y, 22, '#fff3cf', 'opacity=".25"') + circle(x, y, 10, '#fff3cf');
  });
  const strand = line('M -10 252 Q 480 410 970 252', '#fff3cf', 3, 'opacity=".6"');
  const petals = each(34, (at) => {
    const [x, y] = [(at * 397 + look.seed * 31) % 960, 330 + ((at * 271 + look.seed * 17) % 800)];
    const colour = [hue.accent, '#fff1da', '#c23b22', '#0e6b50'][at % 4]!;
    return `<rect x="${x}" y="${y}" width="15" height="15" rx="3" fill="${colour}" opacity=".7" transform="rotate(${(at * 47) % 90} ${x} ${y})"/>`;
  });
  const table =
    ellipse(120, 1130, 250, 70, darker(mood.edge, 0.25), 'opacity=".5"') +
    ellipse(850, 1150, 240, 70, darker(mood.edge, 0.25), 'opacity=".5"');
  return {
    behind: wall(sheet, mood) + rings(mood, 480, 560, 1.6) + canopy + strand + lamps + petals + table,
    before: asoOkeBand(HEIGHT - 30),
  };
}

// The brand's own cloth along an edge.
export function asoOkeBand(y: number): string {
  const colours = ['#7a1737', '#c3923b', '#7a1737', '#c23b22', '#0e6b50', '#fbf6ee'];
  const widths = [34, 5, 26, 13, 17, 4];
  const stripes: string[] = [];
  for (let x = 0, at = 0; x < WIDTH; x += widths[at % 6]!, at++)
    stripes.push(box(x, y, widths[at % 6]!, 30, colours[at % 6]!));
  return stripes.join('');
}

export function drawHome(sheet: Sheet, look: Look, mood: Mood): Backdrop {
  const hue = RICH[(look.seed + 5) % RICH.length]!;
  const pane = look.seed % 2 === 0;
  const window =
    box(90, 110, 270, 380, lighter(mood.field, 0.5), 14) +
    box(108, 128, 234, 344, slope(sheet, '#fdf0d2', '#f4c98d')) +
    box(218, 128, 14, 344, lighter(mood.field, 0.5)) +
    path(
      'M 60 90 L 190 90 C 170 240 130 380 60 520 Z M 400 90 L 270 90 C 290 240 330 380 400 520 Z',
      hue.base,
      'opacity=".85"',
    ) +
    box(40, 80, 380, 16, darker(mood.edge, 0.3), 8);
  const frame = (x: number, y: number, w: number, h: number, colour: string) =>
    box(x, y, w, h, '#6b4326', 6) +
    box(x + 14, y + 14, w - 28, h - 28, '#fbf3e4') +
    circle(x + w / 2, y + h / 2, Math.min(w, h) * 0.25, colour) +
    circle(x + w / 2, y + h / 2, Math.min(w, h) * 0.13, '#fbf3e4');
  const pictures = frame(96, 150, 190, 230, hue.base) + frame(306, 130, 120, 150, hue.accent);
  const leaf = (turn: number, length: number) =>
    `<path d="M 0 0 C 46 ${-length * 0.4} 34 ${-length * 0.9} 0 ${-length} C -34 ${-length * 0.9} -46 ${-length * 0.4} 0 0 Z" fill="${turn % 2 ? '#2c6b4c' : '#1f5640'}" transform="rotate(${turn})"/>`;
  const plant = `<g transform="translate(846 700)">${each([-62, -35, -9, 16, 43, 66], (turn) => leaf(turn, 260))}${path('M -78 -10 L 78 -10 L 58 150 L -58 150 Z', '#a9542c')}${box(-86, -24, 172, 34, '#bd6436', 8)}</g>`;
  const cushion = (x: number, colour: string, turn: number) =>
    `<rect x="${x}" y="720" width="230" height="210" rx="34" fill="${colour}" transform="rotate(${turn} ${x + 115} 825)"/>`;
  const sofa =
    box(-60, 690, 1080, 300, hue.base, 90) +
    box(-60, 690, 1080, 300, '#22080f', 90, 'opacity=".16"') +
    box(-80, 880, 1120, 400, darker(hue.base, 0.22), 60) +
    cushion(60, hue.accent, -9) +
    cushion(690, hue.third, 8);
  const lamp =
    line('M 700 690 L 700 330', '#4a2f1f', 10) + path('M 640 340 L 760 340 L 730 220 L 670 220 Z', '#f7dfa4');
  return {
    behind: wall(sheet, mood) + rings(mood) + (pane ? window : pictures) + (pane ? '' : lamp) + plant + sofa,
    before: '',
  };
}

export function drawWorship(sheet: Sheet, look: Look, mood: Mood): Backdrop {
  const place =
    look.faith === 'church'
      ? church(sheet, mood)
      : look.faith === 'mosque'
        ? mosque(sheet, mood)
        : compound(sheet, look, mood);
  return { behind: wall(sheet, mood) + place, before: '' };
}

function church(sheet: Sheet, mood: Mood): string {
  const panes = ['#c23b22', '#24406b', '#e3b457', '#0e6b50', '#7a1737', '#1d6a72'];
  const window = (x: number, w: number, y: number) => {
    const glass = [0, 1, 2, 3, 4]
      .flatMap((row) =>
        [0, 1].map((side) =>
          box(
            x + 12 + side * (w / 2 - 8),
            y + 60 + row * 92,
            w / 2 - 16,
            82,
            panes[(row * 2 + side + x) % 6]!,
            6,
            'opacity=".82"',
          ),
        ),
      )
      .join('');
    return (
      path(
        `M ${x} ${y + 540} L ${x} ${y + 80} Q ${x + w / 2} ${y - 110} ${x + w} ${y + 80} L ${x + w} ${y + 540} Z`,
        lighter(mood.glow, 0.5),
      ) +
      glass +
      path(
        `M ${x + 14} ${y + 52} Q ${x + w / 2} ${y - 78} ${x + w - 14} ${y + 52} Z`,
        panes[x % 6]!,
        'opacity=".8"',
      )
    );
  };
  const cross =
    box(462, 96, 36, 210, darker(mood.edge, 0.1), 4, 'opacity=".6"') +
    box(405, 150, 150, 36, darker(mood.edge, 0.1), 4, 'opacity=".6"');
  const beams =
    path('M 150 200 L 430 1200 L 0 1200 L 0 500 Z', '#fff6de', 'opacity=".16"') +
    path('M 820 200 L 560 1200 L 960 1200 Z', '#fff6de', 'opacity=".1"');
  return (
    cross +
    window(60, 200, 200) +
    window(700, 200, 200) +
    beams +
    rings(mood, 480, 200, 1.2) +
    box(0, 1020, WIDTH, 180, slope(sheet, darker(mood.edge, 0.2), darker(mood.edge, 0.5)), 0, 'opacity=".6"')
  );
}

function mosque(sheet: Sheet, mood: Mood): string {
  const arch = (x: number, w: number, fill: string, inset: number) =>
    path(
      `M ${x + inset} 1020 L ${x + inset} ${430 + inset} C ${x + inset} ${300 + inset} ${x + w * 0.3} ${260 + inset} ${x + w / 2} ${170 + inset * 1.4} C ${x + w * 0.7} ${260 + inset} ${x + w - inset} ${300 + inset} ${x + w - inset} ${430 + inset} L ${x + w - inset} 1020 Z`,
      fill,
    );
  const pale = lighter(mood.glow, 0.45);
  const arches = each(
    [-60, 260, 580, 900],
    (x) => arch(x, 300, pale, 0) + arch(x, 300, slope(sheet, mood.field, darker(mood.field, 0.3)), 26),
  );
  const lamps = each(
    [410, 730],
    (x) =>
      line(`M ${x} 0 L ${x} 250`, '#b98b3e', 4) +
      ellipse(x, 290, 28, 40, '#fbe7ae') +
      ellipse(x, 290, 62, 72, '#fbe7ae', 'opacity=".25"') +
      box(x - 16, 244, 32, 14, '#b98b3e', 4),
  );
  const frieze = each(17, (at) =>
    path(`M ${at * 60} 60 l 30 -34 l 30 34 l -30 34 Z`, at % 2 ? mood.ring : mood.glow, 'opacity=".6"'),
  );
  return (
    arches +
    frieze +
    lamps +
    box(0, 1010, WIDTH, 190, slope(sheet, darker(mood.edge, 0.1), darker(mood.edge, 0.5)))
  );
}

// Neither church nor mosque: a family compound with a carved door.
function compound(sheet: Sheet, look: Look, mood: Mood): string {
  const wood = '#7a4a28';
  const carving = [0, 1, 2, 3]
    .flatMap((row) =>
      [0, 1].map((side) => {
        const [x, y] = [330 + side * 150, 250 + row * 170];
        const diamond = path(
          `M ${x + 75} ${y + 16} L ${x + 136} ${y + 80} L ${x + 75} ${y + 144} L ${x + 14} ${y + 80} Z`,
          lighter(wood, 0.2),
        );
        const sun =
          circle(x + 75, y + 80, 58, lighter(wood, 0.2)) + circle(x + 75, y + 80, 30, darker(wood, 0.2));
        return box(x, y, 150, 160, darker(wood, 0.22)) + ((look.seed + row + side) % 2 ? diamond : sun);
      }),
    )
    .join('');
  const frieze = each(13, (at) =>
    path(`M ${at * 80 - 20} 150 l 40 -60 l 40 60 Z`, at % 2 ? mood.ring : mood.edge, 'opacity=".5"'),
  );
  const pots =
    path(
      'M 60 1040 C 0 940 20 860 90 830 L 90 800 L 180 800 L 180 830 C 250 860 270 940 210 1040 Z',
      '#8d4726',
    ) + line('M 34 920 Q 136 960 236 920', '#e0b07a', 8, 'stroke-dasharray="10 12"');
  return (
    frieze +
    box(300, 210, 360, 830, darker(wood, 0.35), 8) +
    carving +
    rings(mood) +
    box(0, 1030, WIDTH, 170, slope(sheet, darker(mood.edge, 0.15), darker(mood.edge, 0.45))) +
    pots
  );
}
