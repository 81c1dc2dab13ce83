// Beards, drawn to the outline of each jaw and left open at the mouth.

import type { Look } from '../look.ts';
import { mix } from '../palette.ts';
import { group, moved, path } from '../sheet.ts';
import { onSkin } from './face.ts';
import { flank, type Head } from './head.ts';

export function drawBeard(look: Look, head: Head): string {
  if (look.beard === 'none') return '';
  const colour = mix(look.hairColour, '#b7b0aa', look.grey * 0.8);
  if (look.beard === 'stubble')
    return path(wrap(head, 0, 46, 0), mix(colour, look.skin, 0.35), 'opacity=".4"');
  const y = 122 + look.face.lips * 2;
  const [half, thick] = { moustache: [54, 17], goatee: [52, 12], boxed: [60, 14], full: [66, 19] }[
    look.beard
  ]!;
  const [fill, extra] = onSkin(look, colour);
  const round = { moustache: '', goatee: '', boxed: wrap(head, 3, 62, 8), full: wrap(head, 7, 34, 28) }[
    look.beard
  ];
  const tuft = look.beard === 'goatee' ? path(chinTuft(head, y), fill, extra) : '';
  return (
    (round && path(round, fill, extra)) +
    group(moved(head.ahead), tuft, path(moustache(y, half!, thick!), fill, extra))
  );
}

// From one sideburn round the chin to the other; `inner` is how far down the cheek line sits.
function wrap(head: Head, swell: number, inner: number, drop: number): string {
  const { temple, jaw, ahead } = head;
  const cheek = (s: 1 | -1) => [
    `${s * (temple - 14)} -10`,
    `${s * (temple - 20) + ahead * 0.3} ${inner - 10}`,
    `${s * (jaw - 14) + ahead * 0.6} ${inner + 26}`,
    `${s * 62 + ahead} ${inner + 66}`,
  ];
  const [near, far] = [cheek(-1), cheek(1).reverse()];
  const chin = `${ahead} ${head.chin + drop}`;
  return `M ${temple + 1} -14 ${flank(head, 1, swell, drop)} ${chin} ${flank(head, -1, swell, drop)} L ${near[0]} C ${near.slice(1).join(' ')} Q ${ahead} ${inner + 78} ${far[0]} C ${far.slice(1).join(' ')} Z`;
}

function moustache(y: number, half: number, thick: number): string {
  const low = y - 28 + thick;
  return `M 0 ${y - 31} C 20 ${y - 38} ${half - 14} ${y - 34} ${half + 8} ${y - 14} C ${half - 16} ${y - 10} 22 ${low - 2} 0 ${low} C -22 ${low - 2} ${-half + 16} ${y - 10} ${-half - 8} ${y - 14} C ${-half + 14} ${y - 34} -20 ${y - 38} 0 ${y - 31} Z`;
}

function chinTuft(head: Head, y: number): string {
  const chin = head.chin + 12;
  return `M -60 ${y - 14} C -66 ${y + 40} -44 ${chin} 0 ${chin} C 44 ${chin} 66 ${y + 40} 60 ${y - 14} C 52 ${y + 34} 30 ${y + 30} 0 ${y + 32} C -30 ${y + 30} -52 ${y + 34} -60 ${y - 14} Z`;
}
