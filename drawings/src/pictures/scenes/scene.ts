// A scene is a picture of 1200 by 800.
import type { Sheet } from '../../sheet.ts';
import { type Drawing, picture } from '../canvas.ts';

export const scene = (draw: (sheet: Sheet) => string) => (): Drawing => picture(1200, 800, draw);
