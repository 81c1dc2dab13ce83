// The bride's veil of tulle, behind her, and the comb of pearls and leaves that holds it.

import { both, circle, each, ellipse, line, path } from '../sheet.ts';
import type { WearKit } from './headwear-kit.ts';

export function drawBridalVeil({ t }: WearKit): string {
  const w = t + 40;
  const fall = (grow: number) =>
    `M 0 -236 C ${w + grow} -240 ${w + 40 + grow} -40 ${w + 70 + grow} 180 C ${w + 110 + grow * 2} 460 ${w + 150 + grow * 3} 760 ${w + 190 + grow * 4} 1300 L ${-w - 190 - grow * 4} 1300 C ${-w - 150 - grow * 3} 760 ${-w - 110 - grow * 2} 460 ${-w - 70 - grow} 180 C ${-w - 40 - grow} -40 ${-w - grow} -240 0 -236 Z`;
  const edge = both(
    line(
      `M ${w + 10} -140 C ${w + 50} 0 ${w + 74} 200 ${w + 110} 460 C ${w + 140} 700 ${w + 160} 900 ${w + 190} 1300`,
      '#fffaf0',
      7,
      'opacity=".75"',
    ),
  );
  return path(fall(26), '#fff8ec', 'opacity=".3"') + path(fall(0), '#fff8ec', 'opacity=".5"') + edge;
}

export function drawBridalComb({ t }: WearKit): string {
  const at = (turn: number) => [Math.sin(turn) * (t + 8), -42 - Math.cos(turn) * 160] as const;
  const pieces = each(11, (step) => {
    const turn = (step - 5) * 0.17;
    const [x, y] = at(turn);
    const leaf = ellipse(
      x,
      y - 24,
      9,
      24,
      '#d8b25e',
      `transform="rotate(${Math.round(turn * 60)} ${Math.round(x)} ${Math.round(y)})"`,
    );
    return leaf + circle(x, y, 12, '#fbf3e4') + circle(x - 3, y - 3, 4, '#ffffff');
  });
  return pieces;
}
