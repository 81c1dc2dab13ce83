// The program that draws portraits, one after the other, and ends with whoever asks for them.
import { renderPortrait } from '@ijeuwa/drawings/render-portrait';
import type { Commission } from './studio.ts';

process.on('message', async ({ look, scene }: Commission) => {
  process.send?.(await renderPortrait(look, scene));
});
process.on('disconnect', () => process.exit());
