// What each people wears to a celebration, for men and for women.
import type { Beads, Garment, Headwear, People, Weave } from '../look.ts';
import { PALE, RICH, SOBER, type Trio } from '../palette.ts';

export type Dressing = {
  garment: readonly Garment[];
  weave: readonly Weave[];
  colours: readonly Trio[];
  second?: { weave: readonly Weave[]; colours: readonly Trio[] };
  headwear: readonly Headwear[];
  beads: readonly Beads[];
};

export const ALL: readonly Trio[] = [...RICH, ...PALE];
const trio = (base: string, accent: string, third: string): Trio => ({ base, accent, third });

const TIV = [trio('#f4efe4', '#1d1517', '#1d1517')];
const IDOMA = [trio('#a01f26', '#1d1517', '#f0c04c')];
const IGALA = [trio('#1d1517', '#e0a92e', '#e0a92e')];
const KENTE = [
  trio('#d9962b', '#0e6b50', '#a01f26'),
  trio('#c23b22', '#e3b457', '#1d1517'),
  trio('#24406b', '#e3b457', '#c23b22'),
];
const VELVET = [
  trio('#7a1737', '#e3b457', '#f6e7c8'),
  trio('#4a1b5a', '#e7a94d', '#f3dfe6'),
  trio('#0b5a42', '#e3b457', '#f6e7c8'),
  trio('#8c1d2c', '#f0c9b0', '#f6e7c8'),
];
const ISIAGU = [
  trio('#8c1220', '#f0c04c', '#2b1320'),
  trio('#1d1517', '#e0b457', '#8c1220'),
  trio('#1f3a78', '#f0c04c', '#f4ead6'),
  trio('#0b5a42', '#f0c04c', '#2b1320'),
];
const PRINTS: readonly Weave[] = ['rings', 'lattice', 'adire', 'leaves', 'zigzag', 'fans', 'dots'];
const dark = { weave: ['plain'] as const, colours: SOBER };

const grandRobe = (
  headwear: readonly Headwear[],
  weave: readonly Weave[],
  colours: readonly Trio[] = ALL,
): Dressing => ({ garment: ['agbada'], weave, colours, headwear, beads: ['none'] });
const wrapperAndLace = (headwear: readonly Headwear[], beads: readonly Beads[]): Dressing => ({
  garment: ['lace'],
  weave: ['lace'],
  colours: ALL,
  second: { weave: ['checks', 'leaves', 'lattice', 'fans'], colours: RICH },
  headwear,
  beads,
});
const deltaShirt: Dressing = {
  garment: ['senator', 'kaftan'],
  weave: ['plain', 'plain', 'checks'],
  colours: [...RICH, ...PALE],
  second: dark,
  headwear: ['none', 'bowler', 'none', 'none'],
  beads: ['longBeads', 'coral'],
};
const northernRobe: Dressing = grandRobe(['hula'], ['plain', 'plain', 'pinstripe'], ALL);
const northernWoman: Dressing = {
  garment: ['boubou', 'lace'],
  weave: ['lace', 'adire', 'leaves', 'fans'],
  colours: ALL,
  second: { weave: ['leaves', 'plain'], colours: RICH },
  headwear: ['headwrap', 'geleWrap'],
  beads: ['gold', 'pearls'],
};
const middleBelt = (colours: readonly Trio[], weave: Weave): { man: Dressing; woman: Dressing } => ({
  man: {
    garment: ['kaftan', 'agbada', 'senator'],
    weave: [weave],
    colours,
    second: dark,
    headwear: ['stripedCap'],
    beads: ['none', 'longBeads'],
  },
  woman: {
    garment: ['offShoulder', 'dress', 'lace'],
    weave: [weave],
    colours,
    second: { weave: [weave], colours },
    headwear: ['headwrap', 'geleWrap'],
    beads: ['coral', 'gold'],
  },
});
const benin = {
  man: {
    garment: ['kaftan'],
    weave: ['plain', 'lace'],
    colours: [...PALE, ...VELVET],
    headwear: ['none', 'redCap'],
    beads: ['longBeads', 'doubleCoral'],
  } satisfies Dressing,
  woman: {
    garment: ['offShoulder'],
    weave: ['plain', 'fans'],
    colours: VELVET,
    headwear: ['coralCrown'],
    beads: ['doubleCoral', 'longBeads'],
  } satisfies Dressing,
};
const ghana = {
  man: {
    garment: ['kaftan', 'agbada'],
    weave: ['kente'],
    colours: KENTE,
    headwear: ['kufi', 'none'],
    beads: ['none', 'gold'],
  } satisfies Dressing,
  woman: {
    garment: ['offShoulder', 'dress'],
    weave: ['kente'],
    colours: KENTE,
    headwear: ['headwrap', 'none'],
    beads: ['gold', 'longBeads'],
  } satisfies Dressing,
};
const cross = {
  man: deltaShirt,
  woman: {
    garment: ['dress', 'offShoulder', 'lace'],
    weave: ['plain', 'lace', 'leaves', 'fans'],
    colours: ALL,
    second: { weave: ['checks', 'leaves'], colours: RICH },
    headwear: ['coralCrown', 'none', 'geleRose'],
    beads: ['doubleCoral', 'longBeads', 'coral'],
  } satisfies Dressing,
};

export const FESTIVE: Record<People, { man: Dressing; woman: Dressing }> = {
  Yoruba: {
    man: grandRobe(['fila', 'fila', 'dogEarFila'], ['asoOke', 'plain', 'lace', 'stripes']),
    woman: {
      garment: ['iroBuba', 'iroBuba', 'lace'],
      weave: ['lace', 'asoOke', 'plain', 'adire'],
      colours: ALL,
      second: { weave: ['asoOke'], colours: RICH },
      headwear: ['geleFan', 'geleWrap', 'geleRose'],
      beads: ['coral', 'gold', 'doubleCoral'],
    },
  },
  Igbo: {
    man: {
      garment: ['isiagu', 'isiagu', 'senator'],
      weave: ['isiagu'],
      colours: ISIAGU,
      second: dark,
      headwear: ['redCap'],
      beads: ['longBeads', 'coral', 'none'],
    },
    woman: wrapperAndLace(
      ['geleFan', 'geleRose', 'geleWrap', 'coralCrown'],
      ['doubleCoral', 'coral', 'longBeads'],
    ),
  },
  Hausa: { man: northernRobe, woman: northernWoman },
  Fulani: {
    man: northernRobe,
    woman: { ...northernWoman, headwear: ['none', 'headwrap'], beads: ['gold', 'longBeads'] },
  },
  Kanuri: { man: northernRobe, woman: northernWoman },
  Nupe: { man: grandRobe(['hula', 'fila'], ['plain', 'asoOke', 'stripes']), woman: northernWoman },
  Edo: benin,
  Urhobo: {
    man: deltaShirt,
    woman: wrapperAndLace(['coralCrown', 'geleWrap', 'headwrap'], ['doubleCoral', 'coral']),
  },
  Ijaw: {
    man: deltaShirt,
    woman: wrapperAndLace(['headwrap', 'geleWrap', 'coralCrown'], ['coral', 'doubleCoral']),
  },
  Efik: cross,
  Ibibio: cross,
  Tiv: middleBelt(TIV, 'anger'),
  Idoma: middleBelt(IDOMA, 'anger'),
  Igala: middleBelt(IGALA, 'anger'),
  Berom: {
    man: {
      garment: ['kaftan', 'senator'],
      weave: ['stripes', 'adire'],
      colours: RICH,
      second: dark,
      headwear: ['stripedCap', 'kufi'],
      beads: ['none', 'longBeads'],
    },
    woman: {
      garment: ['dress', 'lace'],
      weave: PRINTS,
      colours: RICH,
      second: { weave: PRINTS, colours: RICH },
      headwear: ['headwrap', 'geleWrap'],
      beads: ['coral', 'longBeads'],
    },
  },
  Akan: ghana,
  Ewe: ghana,
};

export const EVERYDAY_PRINTS = PRINTS;
