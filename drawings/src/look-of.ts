// A plausible look for a person of a people and a faith: the same seed always gives the same face.

import { wardrobe } from './clothes/wardrobe.ts';
import { type Dice, diceOf } from './dice.ts';
import {
  type BEARDS,
  FACE_SHAPES,
  type HairStyle,
  type Look,
  type People,
  SKIN_TONES,
  WORKPLACES,
  type Workplace,
} from './look.ts';
import { MOODS } from './palette.ts';

export type Traits = { age?: number; workplace?: Workplace };

const VEILS: Partial<Record<People, number>> = {
  Hausa: 0.85,
  Fulani: 0.75,
  Kanuri: 0.85,
  Nupe: 0.7,
  Yoruba: 0.55,
};
const CAPS: Partial<Record<People, number>> = {
  Hausa: 0.7,
  Fulani: 0.65,
  Kanuri: 0.7,
  Nupe: 0.6,
  Yoruba: 0.35,
};
const DEPTH: Partial<Record<People, number>> = {
  Igbo: 6,
  Edo: 5.5,
  Efik: 6,
  Fulani: 7.5,
  Kanuri: 2.5,
  Hausa: 3.6,
  Tiv: 4,
  Ijaw: 4.5,
};

const NORTHERN: readonly People[] = ['Hausa', 'Fulani', 'Kanuri', 'Nupe'];

export function lookOf(
  seed: number,
  gender: string,
  faith: string,
  people: People,
  traits: Traits = {},
): Look {
  const dice = diceOf(seed, 4001);
  const woman = gender === 'female' || (gender !== 'male' && dice.chance(0.5));
  const cut = woman ? 'woman' : 'man';
  const age = traits.age ?? dice.whole(23, 46);
  const pale = dice.chance(0.008);
  const place = faith === 'islam' ? 'mosque' : faith === 'christianity' ? 'church' : 'other';
  const veiled = woman && place === 'mosque' && dice.chance(VEILS[people] ?? 0.4);
  const workplace = traits.workplace ?? dice.pick(WORKPLACES);
  const hair = woman ? womansHair(dice, people, age) : mansHair(dice, people, age);
  const between = () => Math.round((dice.next() * 2 - 1) * 100) / 100;
  const bones = diceOf(seed, 4002);
  return {
    seed,
    cut,
    skin: pale ? SKIN_TONES[12] : skinTone(dice, people),
    build: dice.weighted({ slim: 3, medium: 5, full: 2.4 }),
    face: {
      shape: dice.pick(FACE_SHAPES),
      brow: between(),
      eye: between(),
      nose: between(),
      lips: between(),
      mouth: between(),
      jaw: bones.whole(-8, 12),
      chin: bones.whole(-10, 12),
      mark: mark(dice, age),
    },
    hair,
    hairColour: pale ? '#c9a05a' : hairColour(dice, woman, hair),
    grey: woman
      ? Math.max(0, (age - 48) / 20)
      : Math.max(0, Math.min(0.8, (age - 38 + dice.whole(-3, 4)) / 22)),
    beard: woman ? 'none' : beard(dice, place, age),
    glasses: dice.weighted({ none: 19, round: 1.4, square: 1.4, thin: 1, catEye: woman ? 1.2 : 0 }),
    earrings: woman ? dice.weighted({ none: 1, studs: 4, hoops: 3, drops: 3, beads: 2 }) : 'none',
    mood: dice.whole(0, MOODS.length - 1),
    faith: place,
    workplace,
    outfits: wardrobe(dice, {
      cut,
      faith: place,
      people,
      veiled,
      capped: dice.chance(CAPS[people] ?? 0.3),
      workplace,
    }),
  };
}

function skinTone(dice: Dice, people: People): string {
  const middle = DEPTH[people] ?? 5;
  const at = Math.round(middle + (dice.next() + dice.next() + dice.next() - 1.5) * 7);
  return SKIN_TONES[Math.max(0, Math.min(11, at))]!;
}

function hairColour(dice: Dice, woman: boolean, hair: HairStyle): string {
  const dyed =
    woman && ['boxBraids', 'bobBraids', 'longWaves', 'bob', 'longLocs', 'shortNatural'].includes(hair);
  return dice.weighted({
    '#1b1213': 8,
    '#241714': 3,
    '#2f1d17': 1,
    '#4a1a28': dyed ? 1.6 : 0,
    '#6e4022': dyed ? 1.6 : 0,
    '#8d5a2a': dyed ? 0.9 : 0,
  });
}

function womansHair(dice: Dice, people: People, age: number): HairStyle {
  return dice.weighted<HairStyle>({
    boxBraids: 4,
    bobBraids: 2.4,
    cornrows: 2.6,
    afro: age < 42 ? 1.8 : 0.7,
    bigAfro: age < 38 ? 1.2 : 0.2,
    shortNatural: 1.6,
    lowCut: 1,
    bun: 2.2,
    puff: 1.8,
    bob: 2.2,
    longWaves: 2.4,
    longLocs: 1,
    locs: 0.6,
    bantuKnots: age < 36 ? 0.9 : 0.1,
    fulaniBraids: people === 'Fulani' ? 14 : 1.3,
  });
}

function mansHair(dice: Dice, people: People, age: number): HairStyle {
  return dice.weighted<HairStyle>({
    lowCut: 5,
    fade: age < 42 ? 4 : 1.5,
    waves: 2,
    bald: age > 34 ? 3 : 0.8,
    shortNatural: 1.6,
    highTop: age < 34 ? 1.2 : 0.1,
    afro: age < 38 ? 0.7 : 0.1,
    cornrows: age < 34 && !NORTHERN.includes(people) ? 0.6 : 0,
    locs: NORTHERN.includes(people) ? 0 : age < 42 ? 1.1 : 0.3,
  });
}

function beard(dice: Dice, place: Look['faith'], age: number): (typeof BEARDS)[number] {
  return dice.weighted({
    none: age < 28 ? 4 : 2.4,
    stubble: 2,
    moustache: age > 36 ? 2 : 0.8,
    goatee: 2,
    boxed: 2.6,
    full: place === 'mosque' ? 3.4 : 2,
  });
}

function mark(dice: Dice, age: number): Look['face']['mark'] {
  return dice.weighted({
    none: 6,
    dimples: 2.4,
    beautySpot: 1.4,
    freckles: 0.8,
    laughLines: age > 38 ? 6 : 0,
  });
}
