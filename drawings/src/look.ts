// What a drawn person looks like, as pure data.
export const SKIN_TONES = [
  '#39211a',
  '#43261c',
  '#4e2c1f',
  '#593222',
  '#653a27',
  '#72432c',
  '#7f4d33',
  '#8c583a',
  '#9a6443',
  '#a8714e',
  '#b67f5b',
  '#c38e69',
  '#e3bd99',
] as const;

export const FACE_SHAPES = ['oval', 'round', 'square', 'heart', 'long'] as const;
export const HAIR_STYLES = [
  'bald',
  'lowCut',
  'fade',
  'highTop',
  'waves',
  'shortNatural',
  'afro',
  'bigAfro',
  'bun',
  'puff',
  'cornrows',
  'fulaniBraids',
  'boxBraids',
  'bobBraids',
  'locs',
  'longLocs',
  'bob',
  'longWaves',
  'bantuKnots',
] as const;
export const HEADWEAR = [
  'none',
  'geleFan',
  'geleWrap',
  'geleRose',
  'headwrap',
  'hijab',
  'hijabWrap',
  'fila',
  'dogEarFila',
  'kufi',
  'hula',
  'redCap',
  'stripedCap',
  'bowler',
  'coralCrown',
  'hardHat',
  'knitHat',
  'bridalVeil',
] as const;
export const BEARDS = ['none', 'stubble', 'moustache', 'goatee', 'boxed', 'full'] as const;
export const GLASSES = ['none', 'round', 'square', 'catEye', 'thin'] as const;
export const EARRINGS = ['none', 'studs', 'hoops', 'drops', 'beads'] as const;
export const BEADS = ['none', 'coral', 'doubleCoral', 'gold', 'pearls', 'pendant', 'longBeads'] as const;
export const WEAVES = [
  'plain',
  'rings',
  'stripes',
  'lattice',
  'adire',
  'dots',
  'checks',
  'leaves',
  'asoOke',
  'lace',
  'zigzag',
  'fans',
  'anger',
  'kente',
  'isiagu',
  'pinstripe',
] as const;
export const GARMENTS = [
  'agbada',
  'kaftan',
  'senator',
  'isiagu',
  'ankaraShirt',
  'shirt',
  'tee',
  'suit',
  'jacket',
  'iroBuba',
  'lace',
  'dress',
  'offShoulder',
  'boubou',
  'abaya',
  'blouse',
  'skirtSuit',
  'scrubs',
  'labCoat',
  'vest',
  'apron',
  'overcoat',
  'parka',
  'gown',
] as const;
export const SCENES = [
  'portrait',
  'celebration',
  'outdoors',
  'work',
  'figure',
  'home',
  'city',
  'worship',
] as const;
export const WORKPLACES = [
  'office',
  'clinic',
  'site',
  'classroom',
  'kitchen',
  'studio',
  'lab',
  'chambers',
  'shop',
  'farm',
  'desk',
  'newsroom',
] as const;
export const PEOPLES = [
  'Igbo',
  'Yoruba',
  'Hausa',
  'Fulani',
  'Edo',
  'Efik',
  'Ibibio',
  'Ijaw',
  'Tiv',
  'Kanuri',
  'Urhobo',
  'Nupe',
  'Idoma',
  'Igala',
  'Berom',
  'Akan',
  'Ewe',
] as const;
export const NECKLINES = ['round', 'vee', 'boat', 'square'] as const;

export type FaceShape = (typeof FACE_SHAPES)[number];
export type HairStyle = (typeof HAIR_STYLES)[number];
export type Headwear = (typeof HEADWEAR)[number];
export type Weave = (typeof WEAVES)[number];
export type Garment = (typeof GARMENTS)[number];
export type Scene = (typeof SCENES)[number];
export type Workplace = (typeof WORKPLACES)[number];
export type People = (typeof PEOPLES)[number];
export type Beads = (typeof BEADS)[number];
export type Neckline = (typeof NECKLINES)[number];

export type Cloth = { weave: Weave; base: string; accent: string; third: string };

export type Outfit = {
  garment: Garment;
  cloth: Cloth;
  second: Cloth;
  trim: string;
  neckline: Neckline;
  headwear: Headwear;
  headcloth: Cloth;
  beads: Beads;
};

export type Look = {
  seed: number;
  cut: 'man' | 'woman';
  skin: string;
  build: 'slim' | 'medium' | 'full';
  face: {
    shape: FaceShape;
    brow: number;
    eye: number;
    nose: number;
    lips: number;
    mouth: number;
    /** Broader or narrower, longer or shorter than the shape, in units of the drawing. */
    jaw: number;
    chin: number;
    mark: 'none' | 'dimples' | 'beautySpot' | 'freckles' | 'laughLines';
  };
  hair: HairStyle;
  hairColour: string;
  grey: number;
  beard: (typeof BEARDS)[number];
  glasses: (typeof GLASSES)[number];
  earrings: (typeof EARRINGS)[number];
  mood: number;
  faith: 'church' | 'mosque' | 'other';
  workplace: Workplace;
  outfits: Record<Scene, Outfit>;
};
