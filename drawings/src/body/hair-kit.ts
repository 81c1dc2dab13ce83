// What the drawing of hair needs to know.
import type { Look } from '../look.ts';
import { mix } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import type { Head } from './head.ts';

export type HairKit = { sheet: Sheet; look: Look; head: Head; colour: string };

export function hairKit(sheet: Sheet, look: Look, head: Head): HairKit {
  return { sheet, look, head, colour: mix(look.hairColour, '#b7b0aa', look.grey * 0.7) };
}
