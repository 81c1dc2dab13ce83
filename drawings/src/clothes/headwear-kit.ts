// What the drawing of headwear needs to know; `t` is the half width of the head at the temples.
import type { Head } from '../body/head.ts';
import type { Look, Outfit } from '../look.ts';
import type { Sheet } from '../sheet.ts';

export type WearKit = { sheet: Sheet; look: Look; outfit: Outfit; head: Head; t: number };
