// The other people of the public pages: parents, friends, those who only begin to talk.
import { cloth, type Person, person } from './cast.ts';

export const adaobi: Person = person(
  'woman',
  '#7f4a30',
  {
    seed: 4,
    build: 'slim',
    face: { shape: 'heart', brow: 0.2, eye: 0.6, lips: 0.5, mouth: -0.1, nose: -0.3, jaw: -6 },
    earrings: 'studs',
  },
  {
    garment: 'dress',
    cloth: cloth('plain', '#0e6b50', '#c3923b', '#f6e7c8'),
    trim: '#d0a04a',
    neckline: 'boat',
    headwear: 'geleWrap',
    headcloth: cloth('plain', '#cf9a3d', '#7a5a17', '#f6d98f'),
    beads: 'doubleCoral',
  },
);
export const chinedu: Person = person(
  'man',
  '#6b3f2a',
  { seed: 4, face: { shape: 'oval', brow: 0.2, lips: 0.2, nose: 0.2 }, glasses: 'square', hair: 'fade' },
  {
    garment: 'shirt',
    cloth: cloth('stripes', '#dfe7ea', '#7f9aa6', '#35525e'),
    second: cloth('plain', '#35525e', '#efe0c4', '#c3923b'),
  },
);
export const yetunde: Person = person(
  'woman',
  '#9a6443',
  {
    seed: 3,
    face: { shape: 'round', eye: 0.3, lips: 0.4, mouth: 0.4, nose: 0.1, mark: 'dimples' },
    hair: 'bobBraids',
    earrings: 'hoops',
  },
  {
    garment: 'dress',
    cloth: cloth('leaves', '#c23b22', '#f6d98f', '#f6e7c8'),
    trim: '#f6d98f',
    neckline: 'vee',
  },
);
export const ekene: Person = person(
  'man',
  '#593222',
  {
    seed: 5,
    face: { shape: 'square', brow: 0, lips: 0.5, nose: 0.3, mark: 'dimples' },
    hair: 'waves',
    beard: 'boxed',
  },
  { garment: 'ankaraShirt', cloth: cloth('rings', '#24406b', '#e9b44c', '#f4ead6'), trim: '#e9b44c' },
);
export const amina: Person = person(
  'woman',
  '#6b3f2a',
  { seed: 2, faith: 'mosque', face: { shape: 'oval', eye: 0.5, lips: 0.2, mouth: 0.2, nose: -0.3 } },
  {
    garment: 'blouse',
    cloth: cloth('plain', '#8d3f1b', '#f2c98a', '#2d4c4a'),
    second: cloth('plain', '#e9dcbc', '#0e6b50', '#7a5a24'),
    headwear: 'hijabWrap',
    headcloth: cloth('plain', '#1d6a72', '#f2c572', '#f8ead2'),
  },
);
export const bola: Person = person(
  'woman',
  '#8c583a',
  {
    seed: 5,
    face: { shape: 'long', eye: 0, lips: 0.6, mouth: 0.1, nose: 0.2 },
    hair: 'puff',
    earrings: 'drops',
  },
  {
    garment: 'blouse',
    cloth: cloth('plain', '#0e6b50', '#f6d98f', '#f6e7c8'),
    second: cloth('plain', '#2b1320', '#7a1737', '#4a2a3a'),
    trim: '#f6d98f',
    beads: 'pendant',
  },
);
export const tari: Person = person(
  'man',
  '#7f4d33',
  {
    seed: 6,
    build: 'slim',
    face: { shape: 'heart', brow: 0.3, lips: 0.1, nose: 0 },
    hair: 'shortNatural',
    beard: 'stubble',
  },
  {
    garment: 'tee',
    cloth: cloth('plain', '#e3a33c', '#7a1737', '#fbf0d6'),
    second: cloth('plain', '#22314a', '#8fb0c9', '#3b4f70'),
    trim: '#7a1737',
  },
);
export const igboFather: Person = person(
  'man',
  '#593222',
  {
    seed: 7,
    build: 'full',
    grey: 0.7,
    face: { shape: 'square', brow: 0.6, nose: 0.5, mark: 'laughLines' },
    beard: 'moustache',
  },
  {
    garment: 'isiagu',
    cloth: cloth('isiagu', '#8c1220', '#f0c04c', '#2b1320'),
    second: cloth('plain', '#1c1013', '#f0c04c', '#2b1320'),
    headwear: 'redCap',
    beads: 'longBeads',
  },
);
export const igboMother: Person = person(
  'woman',
  '#8c583a',
  {
    seed: 3,
    build: 'full',
    grey: 0.4,
    face: { shape: 'round', lips: 0.4, nose: 0.3, mark: 'laughLines' },
    earrings: 'drops',
  },
  {
    garment: 'lace',
    cloth: cloth('lace', '#d98a6a', '#a3283c', '#f6e7c8'),
    second: cloth('leaves', '#24406b', '#e9b44c', '#f4ead6'),
    trim: '#a3283c',
    headwear: 'geleWrap',
    headcloth: cloth('plain', '#a3283c', '#f0cf7a', '#fbf0d6'),
    beads: 'doubleCoral',
  },
);
export const yorubaMother: Person = person(
  'woman',
  '#72432c',
  {
    seed: 6,
    build: 'full',
    grey: 0.3,
    face: { shape: 'oval', lips: 0.5, nose: 0.4, mark: 'laughLines' },
    glasses: 'thin',
    earrings: 'studs',
  },
  {
    garment: 'iroBuba',
    cloth: cloth('lace', '#1d6a72', '#f2c572', '#f8ead2'),
    second: cloth('asoOke', '#5b2a5e', '#e7a94d', '#f3dfe6'),
    trim: '#e7a94d',
    headwear: 'geleRose',
    headcloth: cloth('plain', '#6a3370', '#e7a94d', '#f3dfe6'),
    beads: 'gold',
  },
);
export const yorubaFather: Person = person(
  'man',
  '#43261c',
  {
    seed: 2,
    build: 'full',
    grey: 0.8,
    face: { shape: 'long', brow: 0.3, nose: 0.6, mark: 'laughLines' },
    beard: 'goatee',
  },
  {
    garment: 'agbada',
    cloth: cloth('plain', '#1d6a72', '#f2c572', '#f8ead2'),
    second: cloth('plain', '#12535a', '#f2c572', '#f8ead2'),
    trim: '#f2c572',
    headwear: 'fila',
    headcloth: cloth('asoOke', '#5b2a5e', '#e7a94d', '#f3dfe6'),
  },
);
export const child: Person = person(
  'woman',
  '#72432c',
  {
    seed: 3,
    build: 'slim',
    face: { shape: 'round', brow: -0.9, eye: 0.6, nose: -0.9, lips: -0.6, mouth: -0.2, mark: 'dimples' },
    hair: 'puff',
    earrings: 'none',
  },
  {
    garment: 'tee',
    cloth: cloth('dots', '#d65f72', '#fff1da', '#fff1da'),
    second: cloth('plain', '#24406b', '#fff1da', '#fff1da'),
    trim: '#fff1da',
  },
);
