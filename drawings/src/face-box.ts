// Where the face is in a drawn picture, from above the eyes to the chin, as parts of its width and height.
import { headOf } from './body/head.ts';
import type { Look, Scene } from './look.ts';
import { HEIGHT, WIDTH } from './places/wall.ts';
import { stage } from './scene.ts';

/** Of a head's units, up from the middle between the eyes: the brows are in it. */
const ABOVE_EYES = 50;

export function faceBox(look: Look, scene: Scene) {
  const { x, y, scale } = stage(look, scene);
  const { temple, chin } = headOf(look);
  return {
    left: (x - temple * scale) / WIDTH,
    right: (x + temple * scale) / WIDTH,
    top: (y - ABOVE_EYES * scale) / HEIGHT,
    bottom: (y + chin * scale) / HEIGHT,
  };
}
