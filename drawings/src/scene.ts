// Where a person stands in each scene, how near, and what they do there.
import type { Pose } from './body/body.ts';
import { diceOf } from './dice.ts';
import { type Look, SCENES, type Scene } from './look.ts';
import type { Stance } from './person.ts';
import type { Prop } from './places/props.ts';

export type Stage = { x: number; y: number; scale: number; stance: Stance };

const turn = <T>(look: Look, items: readonly T[], salt = 0): T => items[(look.seed + salt) % items.length]!;

export function stage(look: Look, scene: Scene): Stage {
  const bearing = bearingOf(look, scene);
  const flowing =
    ['agbada', 'boubou', 'abaya'].includes(look.outfits[scene].garment) ||
    look.outfits[scene].headwear.startsWith('hijab');
  // A wide sleeve would slip off a raised arm.
  const at = (
    x: number,
    y: number,
    scale: number,
    wanted: Pose,
    prop: Prop = 'none',
    mien: Stance['mien'] = 'smile',
  ): Stage => ({
    x,
    y,
    scale,
    stance: {
      pose: flowing && ['wave', 'hip'].includes(wanted) ? 'clasped' : wanted,
      mien,
      prop,
      ...bearing,
    },
  });
  switch (scene) {
    case 'portrait':
      return at(
        480,
        505,
        look.outfits.portrait.headwear.startsWith('gele') ? 1.02 : 1.13,
        'sides',
        'none',
        turn(look, ['smile', 'smile', 'laugh', 'smile', 'smile', 'smile', 'smile'], look.seed >> 3),
      );
    case 'worship':
      return at(480, 470, 0.8, 'clasped', 'none', 'pray');
    case 'celebration':
      return celebration(look, at);
    case 'outdoors':
      return at(
        turn(look, [430, 520, 560]),
        470,
        0.72,
        turn(look, ['sides', 'hip', 'wave', 'pockets'], 1),
        'none',
        turn(look, ['laugh', 'smile'], 2),
      );
    case 'work':
      return ['clinic', 'site', 'farm'].includes(look.workplace)
        ? at(480, 410, 0.72, turn(look, ['clasped', 'sides', 'hip']))
        : at(480, 420, 0.7, 'desk');
    case 'figure':
      return at(480, 226, 0.375, turn(look, ['hip', 'clasped', 'pockets', 'sides'], 3));
    case 'home':
      return at(turn(look, [450, 520]), 480, 0.78, 'hold', turn(look, ['mug', 'book', 'mug', 'phone']));
    case 'city':
      return at(
        look.seed % 2 === 0 ? 360 : 600,
        300,
        0.46,
        turn(look, ['hold', 'sides', 'pockets', 'hip'], 2),
        turn(look, ['phone', 'none', 'none', 'none'], 2),
        turn(look, ['smile', 'laugh']),
      );
  }
}

// How somebody holds their head in one picture; the eyes come back towards whoever looks at it.
function bearingOf(look: Look, scene: Scene): Pick<Stance, 'tilt' | 'turn' | 'gaze'> {
  const dice = diceOf(look.seed, 4100 + SCENES.indexOf(scene));
  const between = (most: number) => Math.round((dice.next() * 2 - 1) * most * 100) / 100;
  const tilt = between(look.outfits[scene].headwear.startsWith('hijab') ? 2 : 4);
  const turned = between(0.9);
  return { tilt, turn: turned, gaze: Math.max(-0.5, Math.min(0.5, between(0.22) - turned * 0.3)) };
}

function celebration(
  look: Look,
  at: (x: number, y: number, scale: number, pose: Pose, prop?: Prop, mien?: Stance['mien']) => Stage,
): Stage {
  const prop =
    look.cut === 'woman'
      ? turn(look, ['fan', 'flowers', 'fan', 'none'] as const)
      : turn(look, ['none', 'drum', 'none', 'none'] as const);
  return at(480, 480, 0.62, prop === 'none' ? turn(look, ['wave', 'clasped']) : 'hold', prop, 'laugh');
}
