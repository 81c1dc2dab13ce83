// A drawing in progress: its definitions, and the few shapes that everything is made of.
import { darker, lighter } from './palette.ts';

export type Sheet = { defs: string[] };

// One pen for every line: its ends and its corners are round.
export const whole = ({ defs }: Sheet, width: number, height: number, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round"><defs>${defs.join('')}</defs>${drawn}</svg>`;

export function define(sheet: Sheet, body: (id: string) => string): string {
  const known = sheet.defs.findIndex((def, at) => def === body(`d${at}`));
  if (known >= 0) return `d${known}`;
  const id = `d${sheet.defs.length}`;
  sheet.defs.push(body(id));
  return id;
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${tidy(d)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function line(d: string, stroke: string, width: number, extra = ''): string {
  return path(d, 'none', `stroke="${stroke}" stroke-width="${width}"${extra && ` ${extra}`}`);
}

export function circle(x: number, y: number, r: number, fill: string, extra = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function box(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
  extra = '',
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

// One piece for each of these, or so many.
export function each<T = number>(over: readonly T[] | number, draw: (one: T, at: number) => string): string {
  return (typeof over === 'number' ? ([...Array(over).keys()] as T[]) : over).map(draw).join('');
}

export const moved = (x: number, y = 0): string => `translate(${round(x)} ${round(y)})`;

export function both(...parts: string[]): string {
  return parts.join('') + group('scale(-1 1)', ...parts);
}

// The two sides of a head that is turned: the far one is drawn narrower, by `depth` of its width.
export function sides(turn: number, depth: number, draw: (side: 1 | -1) => string): string {
  return ([-1, 1] as const)
    .map((side) =>
      group(
        `scale(${Math.round(side * (1 - depth * Math.max(0, side * turn)) * 1000) / 1000} 1)`,
        draw(side),
      ),
    )
    .join('');
}

export function clipped(sheet: Sheet, d: string, ...parts: string[]): string {
  const id = define(sheet, (own) => `<clipPath id="${own}"><path d="${tidy(d)}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${parts.join('')}</g>`;
}

// A shape with its lit and its shaded side: the same shape again under a hard-edged veil.
export function lit(sheet: Sheet, d: string, fill: string, depth = 0.16, edge = 0.535): string {
  const veil = define(
    sheet,
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="#fff1da" stop-opacity=".07"/><stop offset="${edge}" stop-color="#fff1da" stop-opacity="0"/><stop offset="${edge}" stop-color="#22080f" stop-opacity="${depth}"/><stop offset="1" stop-color="#22080f" stop-opacity="${Math.round(depth * 135) / 100}"/></linearGradient>`,
  );
  return path(d, fill) + path(d, `url(#${veil})`);
}

// A limb has one light: the far arm lies in shade, the near one in the sun, and both cast a little.
export function limbLit(d: string, fill: string, shaded: boolean): string {
  const cast = path(d, '#22080f', `opacity=".16" transform="translate(${shaded ? -9 : 9} 7)"`);
  return cast + path(d, fill) + (shaded ? path(d, '#22080f', 'opacity=".17"') : '');
}

export function slope(sheet: Sheet, from: string, to: string, turned = false): string {
  const way = turned ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"';
  const id = define(
    sheet,
    (own) =>
      `<linearGradient id="${own}" ${way}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  );
  return `url(#${id})`;
}

export function glow(sheet: Sheet, colour: string, strength: number): string {
  const id = define(
    sheet,
    (own) =>
      `<radialGradient id="${own}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  return `url(#${id})`;
}

export function ball(sheet: Sheet, colour: string): string {
  const id = define(
    sheet,
    (own) =>
      `<radialGradient id="${own}" cx=".36" cy=".32" r=".75"><stop stop-color="${lighter(colour, 0.4)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.3)}"/></radialGradient>`,
  );
  return `url(#${id})`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

function tidy(d: string): string {
  return d
    .replace(/-?\d+\.\d+/g, (figure) => String(round(Number(figure))))
    .replace(/\s+/g, ' ')
    .trim();
}
