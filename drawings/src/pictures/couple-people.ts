// The eight couples of the stories: who they are and what they wore that day.
import { cloth, type Person, person } from './cast.ts';

export const adaeze: Person = person(
  'woman',
  '#8c583a',
  {
    seed: 5,
    face: { shape: 'heart', eye: 0.5, lips: 0.6, mouth: 0.3, nose: -0.2, mark: 'dimples' },
    hair: 'bun',
    earrings: 'beads',
  },
  {
    garment: 'offShoulder',
    cloth: cloth('fans', '#8c1d2c', '#c9562f', '#f0c04c'),
    trim: '#e3b457',
    headwear: 'coralCrown',
    beads: 'doubleCoral',
  },
);
export const tunde: Person = person(
  'man',
  '#5f3826',
  { seed: 3, face: { shape: 'long', brow: 0.5, lips: 0.4, nose: 0.5 }, beard: 'full', build: 'medium' },
  {
    garment: 'agbada',
    cloth: cloth('asoOke', '#d8b066', '#8c1d2c', '#fbf0d6'),
    second: cloth('plain', '#8c1d2c', '#f0c04c', '#f6e7c8'),
    trim: '#f3dca4',
    headwear: 'fila',
    headcloth: cloth('asoOke', '#8c1d2c', '#d8a63f', '#fbf0d6'),
  },
);

export const zainab: Person = person(
  'woman',
  '#7f4d33',
  {
    seed: 2,
    faith: 'mosque',
    face: { shape: 'oval', eye: 0.3, lips: 0, mouth: -0.3, nose: -0.6, mark: 'beautySpot' },
  },
  {
    garment: 'boubou',
    cloth: cloth('leaves', '#0e6b50', '#e3b457', '#8fc3a2'),
    second: cloth('plain', '#f3e2b8', '#c3923b', '#8a6a34'),
    trim: '#e3b457',
    headwear: 'hijab',
    headcloth: cloth('plain', '#f1dfc0', '#c3923b', '#a8571d'),
  },
);
export const ibrahim: Person = person(
  'man',
  '#5d3625',
  {
    seed: 8,
    faith: 'mosque',
    face: { shape: 'oval', brow: 0.2, nose: -0.3, lips: -0.2 },
    beard: 'boxed',
    build: 'slim',
  },
  {
    garment: 'agbada',
    cloth: cloth('pinstripe', '#f4ecdc', '#0e6b50', '#ddcfb2'),
    second: cloth('plain', '#fbf6ea', '#0e6b50', '#c9b68c'),
    trim: '#1f7a5c',
    headwear: 'hula',
    headcloth: cloth('plain', '#0e5c46', '#f0cf7a', '#f6efe0'),
  },
);

export const ngozi: Person = person(
  'woman',
  '#7f4d33',
  {
    seed: 4,
    face: { shape: 'round', eye: 0.2, lips: 0.9, mouth: 0.5, nose: 0.3 },
    hair: 'afro',
    earrings: 'hoops',
  },
  {
    garment: 'overcoat',
    cloth: cloth('plain', '#c8862f', '#6b3a14', '#f6d98f'),
    second: cloth('checks', '#7a1737', '#f3dca4', '#e3b457'),
    trim: '#f3dca4',
  },
);
export const emeka: Person = person(
  'man',
  '#5a3323',
  {
    seed: 6,
    face: { shape: 'square', brow: 0.3, lips: 0.5, nose: 0.7 },
    beard: 'goatee',
    hair: 'fade',
    glasses: 'square',
    build: 'full',
  },
  {
    garment: 'overcoat',
    cloth: cloth('plain', '#2b3f57', '#8fb0c9', '#1d2b3f'),
    second: cloth('stripes', '#efe0c4', '#c23b22', '#35525e'),
    trim: '#c9d6df',
  },
);

export const folake: Person = person(
  'woman',
  '#72432c',
  {
    seed: 6,
    build: 'full',
    grey: 0.75,
    face: { shape: 'round', eye: -0.2, lips: 0.2, mouth: 0.2, mark: 'laughLines' },
    hair: 'shortNatural',
    glasses: 'catEye',
    earrings: 'drops',
  },
  {
    garment: 'boubou',
    cloth: cloth('adire', '#24406b', '#9fc0dc', '#f4ead6'),
    second: cloth('plain', '#e9dcbc', '#c3923b', '#8a6a34'),
    trim: '#e9b44c',
    beads: 'pearls',
  },
);
export const segun: Person = person(
  'man',
  '#6b3f2a',
  {
    seed: 4,
    build: 'full',
    grey: 0.85,
    face: { shape: 'square', brow: 0.6, lips: 0, nose: 0.4, mark: 'laughLines' },
    hair: 'bald',
    beard: 'full',
  },
  {
    garment: 'kaftan',
    cloth: cloth('plain', '#efe4cc', '#8a5a24', '#c3923b'),
    second: cloth('plain', '#b5763a', '#f3dca4', '#6b3a14'),
    trim: '#9a5f2c',
    headwear: 'fila',
    headcloth: cloth('plain', '#8d3f1b', '#f2c98a', '#f2c98a'),
  },
);

export const ivie: Person = person(
  'woman',
  '#6b3f29',
  {
    seed: 1,
    face: { shape: 'oval', eye: 0.8, lips: 0.7, mouth: 0.1, nose: 0.1 },
    hair: 'bantuKnots',
    earrings: 'beads',
    build: 'slim',
  },
  {
    garment: 'offShoulder',
    cloth: cloth('plain', '#7a1737', '#e3b457', '#f6e7c8'),
    trim: '#b8324a',
    headwear: 'coralCrown',
    beads: 'longBeads',
  },
);
export const osaze: Person = person(
  'man',
  '#8c583a',
  {
    seed: 5,
    face: { shape: 'heart', brow: 0, lips: 0.3, nose: 0.2 },
    hair: 'waves',
    beard: 'stubble',
    build: 'medium',
  },
  {
    garment: 'kaftan',
    cloth: cloth('lace', '#f6efe0', '#d9c59a', '#c3923b'),
    second: cloth('plain', '#f6efe0', '#c23b22', '#c23b22'),
    trim: '#c99a4a',
    headwear: 'redCap',
    beads: 'longBeads',
  },
);

export const hauwa: Person = person(
  'woman',
  '#593222',
  {
    seed: 3,
    face: { shape: 'long', eye: 0.1, lips: 0.4, mouth: 0.6, nose: 0 },
    earrings: 'hoops',
    build: 'medium',
  },
  {
    garment: 'dress',
    cloth: cloth('rings', '#d9962b', '#a01f26', '#fff1d4'),
    trim: '#1f5a4e',
    neckline: 'vee',
    headwear: 'headwrap',
    headcloth: cloth('rings', '#d9962b', '#a01f26', '#fff1d4'),
    beads: 'coral',
  },
);
export const danladi: Person = person(
  'man',
  '#74452d',
  {
    seed: 2,
    face: { shape: 'round', brow: -0.2, lips: 0.6, nose: 0.3, mark: 'dimples' },
    beard: 'moustache',
    build: 'full',
  },
  {
    garment: 'senator',
    cloth: cloth('plain', '#1d6a72', '#f2c572', '#f8ead2'),
    second: cloth('zigzag', '#f2e2bd', '#a01f26', '#1d1517'),
    trim: '#f2c572',
    headwear: 'stripedCap',
    headcloth: cloth('plain', '#f2e2bd', '#a01f26', '#1d1517'),
  },
);

export const temi: Person = person(
  'woman',
  '#a8714e',
  {
    seed: 7,
    face: { shape: 'heart', eye: 0.4, lips: 0.3, mouth: 0, nose: -0.4, mark: 'freckles' },
    hair: 'boxBraids',
    earrings: 'studs',
    build: 'slim',
  },
  {
    garment: 'parka',
    cloth: cloth('plain', '#b3325c', '#f7d7a8', '#5b1635'),
    second: cloth('plain', '#d9c3a0', '#b79a6e', '#8a6a34'),
    trim: '#f3dca4',
    headwear: 'knitHat',
    headcloth: cloth('plain', '#f3e6cf', '#c23b22', '#c23b22'),
  },
);
export const kunle: Person = person(
  'man',
  '#6b3e29',
  {
    seed: 9,
    face: { shape: 'long', brow: 0.4, lips: 0.2, nose: 0.1 },
    hair: 'locs',
    beard: 'boxed',
    glasses: 'round',
    build: 'slim',
  },
  {
    garment: 'parka',
    cloth: cloth('plain', '#2f5d52', '#efe0c4', '#1f4a40'),
    second: cloth('plain', '#8a6a4c', '#6d5139', '#4a3526'),
    trim: '#efe0c4',
  },
);

export const chiamaka: Person = person(
  'woman',
  '#9a6443',
  {
    seed: 4,
    face: { shape: 'oval', eye: 0.6, lips: 0.8, mouth: 0.2, nose: 0 },
    hair: 'bun',
    earrings: 'drops',
  },
  {
    garment: 'gown',
    cloth: cloth('lace', '#fbf3e6', '#e4d3b4', '#d8c39a'),
    second: cloth('plain', '#fdf8ee', '#e4d3b4', '#d8c39a'),
    trim: '#e9d3a0',
    neckline: 'boat',
    headwear: 'bridalVeil',
    beads: 'pearls',
  },
);
export const obinna: Person = person(
  'man',
  '#653a27',
  {
    seed: 3,
    face: { shape: 'square', brow: 0.1, lips: 0.6, nose: 0.4, mark: 'dimples' },
    hair: 'highTop',
    beard: 'none',
    build: 'medium',
  },
  {
    garment: 'suit',
    cloth: cloth('plain', '#22314a', '#7a1737', '#3b4f70'),
    second: cloth('plain', '#fbf6ea', '#7a1737', '#7a1737'),
    trim: '#7a1737',
  },
);
