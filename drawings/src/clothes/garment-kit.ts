// What the drawing of a garment needs to know, and the layers it hands back.
import type { Body } from '../body/body.ts';
import type { Sleeve } from '../body/trunk.ts';
import type { Look, Outfit } from '../look.ts';
import type { Sheet } from '../sheet.ts';

export type GarmentKit = {
  sheet: Sheet;
  body: Body;
  look: Look;
  outfit: Outfit;
  cloth: string;
  second: string;
  modest: boolean;
};

export type Layers = {
  legs: string;
  trunk: string;
  sleeve: Sleeve;
  sleeveFill: string;
  detail: string;
  over?: string;
  shoes: string;
};
