// The drawn picture as a real image file.
import sharp from 'sharp';
import { drawPortrait } from './draw-portrait.ts';
import type { Look, Scene } from './look.ts';
import { HEIGHT } from './places/wall.ts';

/** Dots to the inch at which a drawing has as many as it says. */
const AS_DRAWN = 72;

/** `height`: in dots, where fewer than are drawn will do. */
export function renderPortrait(look: Look, scene: Scene, height = HEIGHT): Promise<Buffer> {
  return sharp(Buffer.from(drawPortrait(look, scene)), { density: (AS_DRAWN * height) / HEIGHT })
    .jpeg({ quality: 85, progressive: true })
    .toBuffer();
}
