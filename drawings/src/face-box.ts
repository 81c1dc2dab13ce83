// Where the face is in a drawn picture, from above the eyes to the chin, as parts of its width and height.
import { headOf } from './body/head.ts';
import type { Look, Scene } from './look.ts';
import { HEIGHT, WIDTH } from './places/wall.ts';
import { stage } from './scene.ts';

/** Of a head's units, up from the middle between the eyes: the brows are in it. */
const ABOVE_EYES = 50;

export function faceBox(look: Look, scene: Scene) {
  const { x, y, scale, stance } = stage(look, scene);
  const { temple, chin, ahead } = headOf(look, stance.turn);
  // A head that is tilted takes its chin to a side.
  const aside = Math.sin((Math.abs(stance.tilt) * Math.PI) / 180) * chin;
  return {
    left: (x - (temple + aside - Math.min(0, ahead)) * scale) / WIDTH,
    right: (x + (temple + aside + Math.max(0, ahead)) * scale) / WIDTH,
    top: (y - ABOVE_EYES * scale) / HEIGHT,
    bottom: (y + chin * scale) / HEIGHT,
  };
}
