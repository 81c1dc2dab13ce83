// The program that draws portraits, one after the other, and ends with whoever asks for them.
import { PHOTO_LONGEST_SIDE_PX } from '@ijeuwa/contract/photos';
import { renderPortrait } from '@ijeuwa/drawings/render-portrait';
import type { Commission } from './studio.ts';

process.on('message', async ({ look, scene }: Commission) => {
  process.send?.(await renderPortrait(look, scene, PHOTO_LONGEST_SIDE_PX));
});
process.on('disconnect', () => process.exit());
