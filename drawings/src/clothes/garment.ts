// Which hand sews which garment.
import type { Garment } from '../look.ts';
import { paint } from './cloth.ts';
import type { GarmentKit, Layers } from './garment-kit.ts';
import { drawRobe } from './garments-robes.ts';
import { drawTailored } from './garments-tailored.ts';
import { drawWinterwear } from './garments-winter.ts';
import { drawDress } from './garments-women.ts';
import { drawWorkwear } from './garments-work.ts';

const ROBES: readonly Garment[] = ['agbada', 'kaftan', 'senator', 'isiagu', 'boubou', 'abaya'];
const TAILORED: readonly Garment[] = ['ankaraShirt', 'shirt', 'tee', 'suit', 'jacket'];
const WINTERWEAR: readonly Garment[] = ['overcoat', 'parka'];
const WORKWEAR: readonly Garment[] = ['scrubs', 'labCoat', 'vest', 'apron'];

export function drawGarment(kit: Omit<GarmentKit, 'cloth' | 'second'>): Layers {
  const { garment, cloth, second } = kit.outfit;
  const full = { ...kit, cloth: paint(kit.sheet, cloth), second: paint(kit.sheet, second) };
  if (ROBES.includes(garment)) return drawRobe(full);
  if (TAILORED.includes(garment)) return drawTailored(full);
  if (WINTERWEAR.includes(garment)) return drawWinterwear(full);
  if (WORKWEAR.includes(garment)) return drawWorkwear(full);
  return drawDress(full);
}
