// The six counsellors of the content: who they are, as they sit at their desk.
import { cloth, type Person, person } from './cast.ts';

export const ibrahimBello: Person = person(
  'man',
  '#4e2c1f',
  {
    seed: 8,
    faith: 'mosque',
    face: { shape: 'long', brow: 0.4, nose: 0.2, lips: -0.1, mark: 'laughLines' },
    beard: 'boxed',
    grey: 0.45,
    glasses: 'round',
  },
  {
    garment: 'kaftan',
    cloth: cloth('plain', '#24406b', '#9fc0dc', '#f4ead6'),
    second: cloth('plain', '#f4ecdc', '#c3923b', '#8a6a34'),
    trim: '#c9d6df',
    headwear: 'hula',
    headcloth: cloth('plain', '#f4ecdc', '#24406b', '#c3923b'),
  },
);
export const folasadeAdeyemi: Person = person(
  'woman',
  '#72432c',
  {
    seed: 3,
    build: 'full',
    face: { shape: 'round', eye: 0.3, lips: 0.5, mouth: 0.3, mark: 'dimples' },
    earrings: 'beads',
    grey: 0.2,
  },
  {
    garment: 'iroBuba',
    cloth: cloth('adire', '#24406b', '#9fc0dc', '#f4ead6'),
    trim: '#e9b44c',
    headwear: 'geleWrap',
    headcloth: cloth('asoOke', '#8c1d2c', '#d8a63f', '#fbf0d6'),
    beads: 'coral',
  },
);
export const ubongEkanem: Person = person(
  'man',
  '#43261c',
  {
    seed: 6,
    face: { shape: 'square', brow: 0.2, nose: 0.4, lips: 0.3, jaw: 6 },
    hair: 'fade',
    beard: 'moustache',
    grey: 0.3,
    build: 'medium',
  },
  {
    garment: 'shirt',
    cloth: cloth('plain', '#e9dcbc', '#8a6a34', '#c3923b'),
    second: cloth('plain', '#35525e', '#efe0c4', '#c3923b'),
  },
);
export const ngoziOkafor: Person = person(
  'woman',
  '#8c583a',
  {
    seed: 5,
    face: { shape: 'heart', eye: 0.4, lips: 0.4, mouth: 0.2, nose: -0.1 },
    hair: 'bob',
    glasses: 'catEye',
    earrings: 'studs',
  },
  {
    garment: 'blouse',
    cloth: cloth('rings', '#0e6b50', '#e3b457', '#8fc3a2'),
    trim: '#e3b457',
    neckline: 'vee',
    beads: 'pendant',
  },
);
export const hauwaDanladi: Person = person(
  'woman',
  '#593222',
  {
    seed: 2,
    faith: 'mosque',
    face: { shape: 'oval', eye: 0.2, lips: 0.3, mouth: 0.1, nose: -0.2, mark: 'beautySpot' },
  },
  {
    garment: 'boubou',
    cloth: cloth('leaves', '#7a1737', '#e3b457', '#f6e7c8'),
    second: cloth('plain', '#e9dcbc', '#c3923b', '#8a6a34'),
    trim: '#e3b457',
    headwear: 'hijabWrap',
    headcloth: cloth('plain', '#c8862f', '#f2c572', '#f8ead2'),
  },
);
export const oluwaseunAdebayo: Person = person(
  'man',
  '#653a27',
  {
    seed: 3,
    build: 'full',
    face: { shape: 'oval', brow: 0.1, nose: 0.3, lips: 0.4, mark: 'dimples' },
    hair: 'lowCut',
    beard: 'goatee',
    glasses: 'square',
  },
  {
    garment: 'suit',
    cloth: cloth('plain', '#1d2b3f', '#8fb0c9', '#2b3f57'),
    second: cloth('plain', '#f4ecdc', '#7a1737', '#c3923b'),
    trim: '#c9d6df',
  },
);
