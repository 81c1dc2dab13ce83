// One person's clothes for every scene: festive, devout, at work, at ease.
import type { Dice } from '../dice.ts';
import {
  type Cloth,
  type Headwear,
  type Look,
  NECKLINES,
  type Outfit,
  type People,
  type Scene,
  type Weave,
  type Workplace,
} from '../look.ts';
import { distance, PALE, RICH, SOBER, type Trio } from '../palette.ts';
import { ALL, type Dressing, EVERYDAY_PRINTS, FESTIVE } from './festive.ts';

export type Wearer = {
  cut: Look['cut'];
  faith: Look['faith'];
  people: People;
  veiled: boolean;
  capped: boolean;
  workplace: Workplace;
};

const PLAIN: readonly Weave[] = ['plain'];
const none: Pick<Dressing, 'headwear' | 'beads'> = { headwear: ['none'], beads: ['none'] };
const trousers = { weave: PLAIN, colours: SOBER };

export function wardrobe(dice: Dice, wearer: Wearer): Record<Scene, Outfit> {
  const festive = FESTIVE[wearer.people][wearer.cut];
  const wear = (scene: Scene, dressing: Dressing) => dress(dice, wearer, scene, dressing);
  const smart = smartly(wearer);
  const native = natively(wearer);
  const casual = casually(wearer);
  return {
    portrait: wear('portrait', dice.pick([festive, native, native, smart, casual])),
    celebration: wear('celebration', festive),
    outdoors: wear('outdoors', casual),
    work: wear('work', working(wearer)),
    figure: wear('figure', dice.pick([native, festive, smart])),
    home: wear('home', atEase(wearer)),
    city: wear('city', dice.pick([smart, casual])),
    worship: wear('worship', devoutly(wearer)),
  };
}

function dress(dice: Dice, wearer: Wearer, scene: Scene, dressing: Dressing): Outfit {
  const headwear = headwearFor(dice, wearer, scene, dressing.headwear);
  const chosen = dice.pick(dressing.garment);
  const garment = headwear.startsWith('hijab') && chosen === 'offShoulder' ? 'boubou' : chosen;
  const tailored = garment === 'suit' || garment === 'skirtSuit';
  const weaves = tailored
    ? dressing.weave.filter((weave) => weave === 'plain' || weave === 'pinstripe')
    : dressing.weave;
  const cloth: Cloth = { weave: dice.pick(weaves.length ? weaves : PLAIN), ...dice.pick(dressing.colours) };
  const apart = (colours: readonly Trio[]) => {
    const others = colours.filter(({ base }) => distance(base, cloth.base) > 120);
    return dice.pick(others.length ? others : colours);
  };
  const pair = dressing.second ?? { weave: PLAIN, colours: ALL };
  return {
    garment,
    cloth,
    second: { weave: dice.pick(pair.weave), ...apart(pair.colours) },
    trim: distance(cloth.accent, cloth.base) > 120 ? cloth.accent : cloth.third,
    neckline: dice.pick(NECKLINES),
    headwear,
    headcloth: headclothFor(dice, headwear, cloth, apart),
    beads: garment === 'blouse' ? 'none' : dice.pick(dressing.beads),
  };
}

function headwearFor(dice: Dice, wearer: Wearer, scene: Scene, offered: readonly Headwear[]): Headwear {
  const praying = wearer.faith === 'mosque' && scene === 'worship';
  if (wearer.cut === 'woman')
    return wearer.veiled || praying
      ? dice.pick(['hijab', 'hijabWrap', 'hijabWrap'] as const)
      : dice.pick(offered);
  const chosen = dice.pick(offered);
  if (chosen !== 'none' || wearer.faith !== 'mosque') return chosen;
  return praying || (wearer.capped && scene !== 'work') ? dice.pick(['kufi', 'hula'] as const) : 'none';
}

function headclothFor(
  dice: Dice,
  headwear: Headwear,
  cloth: Cloth,
  apart: (colours: readonly Trio[]) => Trio,
): Cloth {
  switch (headwear) {
    case 'geleFan':
    case 'geleWrap':
    case 'geleRose':
      return { weave: dice.pick(['plain', 'plain', 'plain', 'asoOke']), ...apart(RICH) };
    case 'headwrap':
      return { ...cloth, weave: cloth.weave === 'lace' ? 'plain' : cloth.weave };
    case 'fila':
    case 'dogEarFila':
      return { weave: dice.pick(['asoOke', 'plain']), ...dice.pick([cloth, apart(RICH)]) };
    case 'hijab':
    case 'hijabWrap':
      return { weave: 'plain', ...apart([...PALE, ...PALE, ...RICH]) };
    case 'stripedCap':
      return distance(cloth.accent, cloth.base) > 200
        ? cloth
        : { ...cloth, base: '#f4efe4', accent: '#1d1517' };
    case 'bowler':
      return {
        weave: 'plain',
        base: '#2a1d20',
        accent: dice.pick(['#7a1737', '#c3923b', '#0e6b50']),
        third: '#2a1d20',
      };
    case 'kufi':
    case 'hula':
      return { weave: 'plain', ...dice.pick([...PALE, apart(RICH)]) };
    default:
      return { ...cloth, weave: 'plain' };
  }
}

function natively({ cut, faith, people }: Wearer): Dressing {
  if (cut === 'woman')
    return faith === 'mosque'
      ? {
          garment: ['boubou', 'dress', 'abaya'],
          weave: ['adire', 'leaves', 'plain', 'rings', 'fans'],
          colours: RICH,
          headwear: ['headwrap', 'none'],
          beads: ['gold', 'none'],
        }
      : {
          garment: ['dress', 'offShoulder', 'boubou', 'dress'],
          weave: EVERYDAY_PRINTS,
          colours: RICH,
          headwear: ['none', 'none', 'headwrap', 'geleWrap'],
          beads: ['none', 'gold', 'coral', 'pendant'],
        };
  return {
    garment: ['kaftan', 'senator', 'senator', 'ankaraShirt'],
    weave:
      people === 'Yoruba'
        ? ['adire', 'plain', 'plain', 'stripes']
        : ['plain', 'plain', 'pinstripe', 'lattice'],
    colours: ALL,
    headwear: people === 'Yoruba' && faith !== 'mosque' ? ['fila', 'none', 'none'] : ['none'],
    beads: ['none'],
  };
}

function smartly({ cut, veiled }: Wearer): Dressing {
  if (cut === 'man')
    return {
      garment: ['suit', 'suit', 'shirt'],
      weave: ['plain', 'plain', 'pinstripe'],
      colours: SOBER,
      second: trousers,
      ...none,
    };
  return {
    garment: ['skirtSuit', 'blouse', 'blouse', 'dress'],
    weave: veiled ? PLAIN : ['plain', 'plain', 'dots'],
    colours: [...RICH, ...SOBER.slice(0, 4)],
    second: { weave: PLAIN, colours: [...PALE, ...SOBER] },
    headwear: ['none'],
    beads: ['pearls', 'pendant', 'none'],
  };
}

function casually({ cut, veiled }: Wearer): Dressing {
  if (cut === 'man')
    return {
      garment: ['ankaraShirt', 'tee', 'jacket', 'shirt'],
      weave: ['rings', 'leaves', 'plain', 'stripes', 'checks', 'adire'],
      colours: ALL,
      second: trousers,
      ...none,
    };
  return {
    garment: veiled ? ['dress', 'blouse', 'boubou'] : ['dress', 'tee', 'jacket', 'dress', 'offShoulder'],
    weave: [...EVERYDAY_PRINTS, 'plain', 'stripes'],
    colours: ALL,
    second: { weave: PLAIN, colours: [...PALE, ...SOBER] },
    headwear: ['none', 'none', 'headwrap'],
    beads: ['none', 'pendant', 'gold'],
  };
}

function atEase({ cut }: Wearer): Dressing {
  if (cut === 'man')
    return {
      garment: ['tee', 'kaftan', 'shirt', 'tee'],
      weave: ['plain', 'plain', 'stripes', 'checks'],
      colours: ALL,
      second: trousers,
      ...none,
    };
  return {
    garment: ['boubou', 'tee', 'dress', 'blouse'],
    weave: ['adire', 'plain', 'dots', 'leaves', 'stripes'],
    colours: ALL,
    second: { weave: PLAIN, colours: [...PALE, ...SOBER] },
    headwear: ['none', 'none', 'headwrap'],
    beads: ['none', 'pendant'],
  };
}

function devoutly({ cut, faith }: Wearer): Dressing {
  if (cut === 'woman')
    return faith === 'mosque'
      ? {
          garment: ['abaya', 'abaya', 'boubou'],
          weave: PLAIN,
          colours: [...SOBER, ...RICH],
          headwear: ['hijab'],
          beads: ['none'],
        }
      : {
          garment: ['dress', 'lace', 'skirtSuit'],
          weave: ['plain', 'lace', 'dots', 'fans'],
          colours: ALL,
          second: { weave: PLAIN, colours: PALE },
          headwear: ['none', 'geleWrap', 'headwrap'],
          beads: ['pearls', 'pendant', 'gold'],
        };
  return faith === 'mosque'
    ? {
        garment: ['kaftan'],
        weave: ['plain', 'pinstripe'],
        colours: PALE,
        headwear: ['kufi', 'hula'],
        beads: ['none'],
      }
    : {
        garment: ['suit', 'senator', 'kaftan'],
        weave: ['plain', 'plain', 'pinstripe'],
        colours: [...SOBER, ...PALE],
        headwear: ['none'],
        beads: ['none'],
      };
}

const UNIFORMS: Partial<Record<Workplace, Pick<Dressing, 'garment' | 'headwear'>>> = {
  clinic: { garment: ['scrubs', 'labCoat'], headwear: ['none'] },
  lab: { garment: ['labCoat'], headwear: ['none'] },
  site: { garment: ['vest'], headwear: ['hardHat'] },
  kitchen: { garment: ['apron'], headwear: ['none'] },
};

function working(wearer: Wearer): Dressing {
  const base = { weave: ['plain', 'stripes', 'checks'] as const, colours: PALE, second: trousers };
  const uniform = UNIFORMS[wearer.workplace];
  if (uniform) return { ...base, ...uniform, beads: ['none'] };
  switch (wearer.workplace) {
    case 'studio':
    case 'shop':
    case 'farm':
    case 'classroom':
      return {
        ...casually(wearer),
        garment: wearer.cut === 'man' ? ['shirt', 'ankaraShirt'] : ['blouse', 'dress'],
      };
    case 'chambers':
      return { ...smartly(wearer), garment: [wearer.cut === 'man' ? 'suit' : 'skirtSuit'], colours: SOBER };
    default:
      return wearer.cut === 'man'
        ? { ...base, garment: ['shirt', 'suit', 'shirt'], colours: [...PALE, ...SOBER], ...none }
        : smartly(wearer);
  }
}
