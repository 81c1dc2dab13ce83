// How somebody in a picture of a public page is described: only what differs from the plain.
import type { Arm } from '../body/body.ts';
import type { Cloth, Look, Outfit, Weave } from '../look.ts';
import { SCENES } from '../look.ts';
import { MOODS, type Mood } from '../palette.ts';
import { drawPerson, type Stance } from '../person.ts';
import { group, type Sheet } from '../sheet.ts';

export type Person = { look: Look; outfit: Outfit };
type Traits = Partial<Omit<Look, 'face' | 'outfits'>> & { face?: Partial<Look['face']> };
type Dress = Pick<Outfit, 'garment' | 'cloth'> & Partial<Outfit>;

export const cloth = (weave: Weave, base: string, accent: string, third: string): Cloth => ({
  weave,
  base,
  accent,
  third,
});

const LEVEL = { brow: 0, eye: 0, nose: 0, lips: 0, mouth: 0, jaw: 0, chin: 0 };

export function person(cut: Look['cut'], skin: string, traits: Traits, dress: Dress): Person {
  const outfit: Outfit = {
    second: dress.cloth,
    trim: dress.cloth.accent,
    neckline: 'round',
    headwear: 'none',
    headcloth: dress.cloth,
    beads: 'none',
    ...dress,
  };
  const look: Look = {
    seed: 1,
    build: 'medium',
    hair: cut === 'man' ? 'lowCut' : 'bun',
    hairColour: '#1d1315',
    grey: 0,
    beard: 'none',
    glasses: 'none',
    earrings: cut === 'man' ? 'none' : 'studs',
    mood: 0,
    faith: 'church',
    workplace: 'office',
    ...traits,
    cut,
    skin,
    face: { shape: 'oval', ...LEVEL, mark: 'none', ...traits.face },
    outfits: Object.fromEntries(SCENES.map((scene) => [scene, outfit])) as Look['outfits'],
  };
  return { look, outfit };
}

/** Where somebody's eyes are, how near they are, and how far the whole body leans. */
export type Place = Partial<Stance> & { x: number; y: number; scale: number; lean?: number };

export function stand(sheet: Sheet, { look, outfit }: Person, place: Place): string {
  const { x, y, scale, lean = 0, tilt = 0, ...stance } = place;
  // A head leans to whom it is turned.
  const bearing = { tilt, turn: tilt / 10, gaze: tilt / 20 };
  const whole: Stance = { pose: 'sides', mien: 'smile', ...bearing, prop: 'none', ...stance };
  const turned = lean ? ` rotate(${lean})` : '';
  return group(`translate(${x} ${y})${turned} scale(${scale})`, drawPerson(sheet, look, outfit, whole));
}

// A telephone held where it can be read.
export const holding: Arm = { shoulder: [196, 438], elbow: [280, 780], wrist: [128, 548] };

export const [AMBER, GOLD, LEAF, RAIN, ROSE, SAND, DUSK, LAGOON, CLAY] = MOODS as readonly Mood[] as [
  Mood,
  Mood,
  Mood,
  Mood,
  Mood,
  Mood,
  Mood,
  Mood,
  Mood,
];
