// The drawn picture as a real image file.
import sharp from 'sharp';
import { drawPortrait } from './draw-portrait.ts';
import type { Look, Scene } from './look.ts';

export function renderPortrait(look: Look, scene: Scene): Promise<Buffer> {
  return sharp(Buffer.from(drawPortrait(look, scene)))
    .jpeg({ quality: 85, progressive: true })
    .toBuffer();
}
