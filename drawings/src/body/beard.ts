// Beards, drawn to the outline of each jaw and left open at the mouth.

import type { Look } from '../look.ts';
import { mix } from '../palette.ts';
import { path } from '../sheet.ts';
import type { Head } from './head.ts';

export function beardColour(look: Look): string {
  return mix(look.hairColour, '#b7b0aa', look.grey * 0.8);
}

export function drawBeard(look: Look, head: Head): string {
  const colour = beardColour(look);
  const mouthAt = 122 + look.face.lips * 2;
  switch (look.beard) {
    case 'none':
      return '';
    case 'stubble':
      return path(wrap(head, -3, 46, -3), mix(colour, look.skin, 0.35), 'opacity=".5"');
    case 'moustache':
      return path(moustache(mouthAt, 54, 17), colour);
    case 'goatee':
      return path(moustache(mouthAt, 52, 12), colour) + path(chinTuft(head, mouthAt), colour);
    case 'boxed':
      return path(wrap(head, 4, 62, 10), colour) + path(moustache(mouthAt, 60, 14), colour);
    case 'full':
      return path(wrap(head, 8, 34, 30), colour) + path(moustache(mouthAt, 66, 19), colour);
  }
}

// From one sideburn round the chin to the other; `inner` is how far down the cheek line sits.
function wrap(head: Head, swell: number, inner: number, drop: number): string {
  const { temple, jaw, jawAt, tip } = head;
  const chin = head.chin + drop;
  const side = (s: 1 | -1) => ({
    outer: `C ${s * (temple + swell)} 46 ${s * (jaw + 14 + swell)} ${jawAt - 36} ${s * (jaw + swell)} ${jawAt + 4} C ${s * (jaw - 14)} ${jawAt + 58} ${s * (tip + 8)} ${chin} 0 ${chin}`,
    back: `C ${s * (tip + 8)} ${chin} ${s * (jaw - 14)} ${jawAt + 58} ${s * (jaw + swell)} ${jawAt + 4} C ${s * (jaw + 14 + swell)} ${jawAt - 36} ${s * (temple + swell)} 46 ${s * (temple + 1)} -14`,
  });
  const cheek = (s: 1 | -1) =>
    `${s * (temple - 20)} ${inner - 10} ${s * (jaw - 14)} ${inner + 26} ${s * 62} ${inner + 66}`;
  return `M ${temple + 1} -14 ${side(1).outer} ${side(-1).back} L ${-(temple - 14)} -10 C ${cheek(-1)} Q 0 ${inner + 78} 62 ${inner + 66} C ${62 + 24} ${inner + 58} ${temple - 22} ${inner + 30} ${temple - 14} -10 Z`;
}

function moustache(y: number, half: number, thick: number): string {
  const low = y - 28 + thick;
  return `M 0 ${y - 31} C 20 ${y - 38} ${half - 14} ${y - 34} ${half + 8} ${y - 14} C ${half - 16} ${y - 10} 22 ${low - 2} 0 ${low} C -22 ${low - 2} ${-half + 16} ${y - 10} ${-half - 8} ${y - 14} C ${-half + 14} ${y - 34} -20 ${y - 38} 0 ${y - 31} Z`;
}

function chinTuft(head: Head, y: number): string {
  const chin = head.chin + 12;
  return `M -60 ${y - 14} C -66 ${y + 40} -44 ${chin} 0 ${chin} C 44 ${chin} 66 ${y + 40} 60 ${y - 14} C 52 ${y + 34} 30 ${y + 30} 0 ${y + 32} C -30 ${y + 30} -52 ${y + 34} -60 ${y - 14} Z`;
}
