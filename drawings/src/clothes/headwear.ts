// What is worn on the head: which layer lies behind the person, which before, and whether hair shows.
import type { Headwear } from '../look.ts';
import { drawBridalComb, drawBridalVeil } from './headwear-bridal.ts';
import { drawCap } from './headwear-caps.ts';
import { drawGele, drawHeadwrap } from './headwear-gele.ts';
import { drawHijabBack, drawHijabFront } from './headwear-hijab.ts';
import type { WearKit } from './headwear-kit.ts';
import { drawKnitHat } from './headwear-knit.ts';

const VEILS: readonly Headwear[] = ['hijab', 'hijabWrap'];
const WRAPS: readonly Headwear[] = [...VEILS, 'geleFan', 'geleWrap', 'geleRose', 'headwrap'];
const CROWNING: readonly Headwear[] = ['coralCrown', 'bridalVeil', 'none'];

export const coversHair = (worn: Headwear) => WRAPS.includes(worn);
export const coversCrown = (worn: Headwear) => !CROWNING.includes(worn);
export const coversEars = (worn: Headwear) => VEILS.includes(worn);

export function drawHeadwearBack(kit: WearKit): string {
  if (kit.outfit.headwear === 'bridalVeil') return drawBridalVeil(kit);
  return coversEars(kit.outfit.headwear) ? drawHijabBack(kit) : '';
}

export function drawHeadwearFront(kit: WearKit): string {
  switch (kit.outfit.headwear) {
    case 'none':
      return '';
    case 'hijab':
    case 'hijabWrap':
      return drawHijabFront(kit);
    case 'geleFan':
    case 'geleWrap':
    case 'geleRose':
      return drawGele(kit);
    case 'headwrap':
      return drawHeadwrap(kit);
    case 'bridalVeil':
      return drawBridalComb(kit);
    case 'knitHat':
      return drawKnitHat(kit);
    default:
      return drawCap(kit);
  }
}
