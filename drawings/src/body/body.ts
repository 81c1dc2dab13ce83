// The body below the neck: measures, poses, limbs and hands, in the same units as the head.
import type { Look } from '../look.ts';
import { darker } from '../palette.ts';
import { ellipse, limbLit, line, path } from '../sheet.ts';

export type Body = {
  man: boolean;
  neck: number;
  shoulder: number;
  chest: number;
  waist: number;
  hip: number;
  arm: readonly [number, number, number];
};
export type Point = readonly [number, number];
export type Arm = { shoulder: Point; elbow: Point; wrist: Point };
export type Pose = 'sides' | 'clasped' | 'hip' | 'hold' | 'wave' | 'desk' | 'pockets';

const WIDTH = { slim: 0.94, medium: 1, full: 1.12 };

export function bodyOf(look: Look, neck: number): Body {
  const man = look.cut === 'man';
  const width = WIDTH[look.build];
  const girth = width ** 1.5;
  const thick = man ? [66, 53, 40] : [55, 44, 33];
  return {
    man,
    neck,
    shoulder: (man ? 312 : 258) * (0.5 + width / 2),
    chest: (man ? 232 : 192) * width,
    waist: (man ? 206 : 152) * girth,
    hip: (man ? 208 : 214) * girth,
    arm: [thick[0]! * width, thick[1]! * width, thick[2]! * width],
  };
}

export function armsOf(body: Body, pose: Pose): { left: Arm; right: Arm } {
  const sh = body.shoulder;
  const hang: Arm = { shoulder: [sh - 62, 438], elbow: [sh + 2, 800], wrist: [sh + 8, 1120] };
  const clasp: Arm = { shoulder: [sh - 62, 438], elbow: [sh + 26, 810], wrist: [66, 1010] };
  const hip: Arm = { shoulder: [sh - 62, 438], elbow: [sh + 130, 790], wrist: [body.hip + 2, 1000] };
  const hold: Arm = { shoulder: [sh - 62, 438], elbow: [sh + 24, 850], wrist: [sh - 128, 740] };
  const wave: Arm = { shoulder: [sh - 62, 438], elbow: [sh + 120, 640], wrist: [sh + 150, 330] };
  const desk: Arm = { shoulder: [sh - 62, 438], elbow: [sh + 60, 830], wrist: [150, 1000] };
  const pocket: Arm = { shoulder: [sh - 62, 438], elbow: [sh + 60, 800], wrist: [body.hip - 6, 1080] };
  const pairs: Record<Pose, [Arm, Arm]> = {
    sides: [hang, hang],
    clasped: [clasp, clasp],
    hip: [hang, hip],
    hold: [hang, hold],
    wave: [hang, wave],
    desk: [desk, desk],
    pockets: [pocket, hang],
  };
  const [left, right] = pairs[pose];
  return { left: mirrored(left), right };
}

function mirrored({ shoulder, elbow, wrist }: Arm): Arm {
  const over = ([x, y]: Point): Point => [-x, y];
  return { shoulder: over(shoulder), elbow: over(elbow), wrist: over(wrist) };
}

// A tapering limb between two round ends.
export function limb([ax, ay]: Point, ar: number, [bx, by]: Point, br: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
  return `M ${ax + nx * ar} ${ay + ny * ar} L ${bx + nx * br} ${by + ny * br} A ${br} ${br} 0 0 0 ${bx - nx * br} ${by - ny * br} L ${ax - nx * ar} ${ay - ny * ar} A ${ar} ${ar} 0 0 0 ${ax + nx * ar} ${ay + ny * ar} Z`;
}

export function along([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

// `hidden` is how much of the forearm a wide sleeve already covers.
export function drawArm(body: Body, arm: Arm, skin: string, hidden = 0): string {
  const [top, bend, end] = body.arm;
  const shaded = arm.shoulder[0] > 0;
  if (hidden > 0.5)
    return limbLit(limb(along(arm.elbow, arm.wrist, hidden - 0.2), end, arm.wrist, end), skin, shaded);
  return limbLit(
    `${limb(arm.elbow, bend, arm.wrist, end)} ${limb(arm.shoulder, top, arm.elbow, bend)}`,
    skin,
    shaded,
  );
}

export function drawHand(body: Body, arm: Arm, skin: string): string {
  const [x, y] = arm.wrist;
  const turn = (Math.atan2(y - arm.elbow[1], x - arm.elbow[0]) * 180) / Math.PI - 90;
  const size = body.arm[2] / 36;
  const ink = darker(skin, 0.36);
  const inward = arm.shoulder[0] < 0 ? 1 : -1;
  const tone = inward < 0 ? darker(skin, 0.12) : skin;
  const hand =
    path(
      'M -33 -8 C -38 30 -36 62 -30 92 C -26 118 -12 126 2 124 C 18 124 28 112 31 90 C 36 58 37 28 33 -8 Z',
      tone,
    ) +
    path(
      `M ${inward * 28} 14 C ${inward * 52} 34 ${inward * 56} 62 ${inward * 44} 80 C ${inward * 34} 84 ${inward * 28} 66 ${inward * 22} 52 Z`,
      tone,
    ) +
    line('M -12 74 L -10 116 M 4 76 L 5 118 M 18 74 L 18 110', ink, 3.5, 'opacity=".45"');
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)}) scale(${Math.round(size * 100) / 100})">${hand}</g>`;
}

export function drawClaspedHands(body: Body, skin: string): string {
  const size = body.arm[2] / 36;
  const ink = darker(skin, 0.36);
  const fingers = line('M -34 -12 L 26 -22 M -36 8 L 28 2 M -32 28 L 24 26', ink, 4, 'opacity=".5"');
  return `<g transform="translate(0 1022) scale(${Math.round(size * 100) / 100})">${ellipse(14, 12, 66, 50, darker(skin, 0.14))}${ellipse(-12, 2, 66, 50, skin)}${fingers}</g>`;
}
