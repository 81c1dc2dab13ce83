// One person from hair to shoes, standing at the origin of their own drawing.
import { drawBeard } from './body/beard.ts';
import { type Arm, armsOf, bodyOf, drawArm, drawClaspedHands, drawHand, type Pose } from './body/body.ts';
import { drawEarrings, drawFace, drawGlasses, type Mien } from './body/face.ts';
import { drawHairBack, drawHairFront } from './body/hair.ts';
import { hairKit } from './body/hair-kit.ts';
import { drawHead, drawMarks, drawNeck, type Head, headOf } from './body/head.ts';
import { drawSleeve, trunk } from './body/trunk.ts';
import { drawGarment } from './clothes/garment.ts';
import {
  coversCrown,
  coversEars,
  coversHair,
  drawHeadwearBack,
  drawHeadwearFront,
} from './clothes/headwear.ts';
import { drawBeads } from './clothes/jewellery.ts';
import type { Look, Outfit } from './look.ts';
import { drawProp, type Prop } from './places/props.ts';
import { group, lit, type Sheet } from './sheet.ts';

export type Stance = {
  pose: Pose;
  mien: Mien;
  tilt: number;
  /** Where the face and where the eyes look: from -1 and -0.5, to the left of the picture, to 1 and 0.5. */
  turn: number;
  gaze: number;
  prop: Prop;
  /** Where the pose does not say it: two people hold each other in more ways than one stands alone. */
  arms?: { left?: Arm; right?: Arm };
};

export function drawPerson(sheet: Sheet, look: Look, outfit: Outfit, stance: Stance): string {
  const head = headOf(look, stance.turn);
  const body = bodyOf(look, head.neck);
  const veiled = coversEars(outfit.headwear);
  const layers = drawGarment({ sheet, body, look, outfit, modest: veiled });
  const { left, right } = { ...armsOf(body, stance.pose), ...stance.arms };
  const arm = (one: typeof left) =>
    drawArm(body, one, look.skin, layers.sleeve.kind === 'bell' ? (layers.sleeve.reach ?? 0.92) : 0) +
    drawSleeve(body, one, layers.sleeve, layers.sleeveFill);
  const hands =
    stance.pose === 'clasped'
      ? drawClaspedHands(body, look.skin)
      : (stance.pose === 'pockets' ? '' : drawHand(body, left, look.skin)) +
        drawProp(sheet, look, stance.prop, right.wrist) +
        (stance.pose === 'hip' ? '' : drawHand(body, right, look.skin));
  const bare = trunk(body, { neck: 'high', hem: 880 });
  const tilt = `rotate(${stance.tilt} 0 190)`;
  return [
    group(tilt, behindHead(sheet, look, outfit, head)),
    layers.shoes,
    layers.legs,
    lit(sheet, bare, look.skin),
    drawNeck(sheet, look, head),
    layers.trunk,
    layers.detail,
    veiled ? '' : drawBeads(sheet, look, body, outfit.beads),
    arm(left) + arm(right),
    layers.over ?? '',
    group(tilt, drawCountenance(sheet, look, outfit, stance, head)),
    hands,
  ].join('');
}

function behindHead(sheet: Sheet, look: Look, outfit: Outfit, head: Head): string {
  const hair =
    coversHair(outfit.headwear) || (coversCrown(outfit.headwear) && risesAbove(look))
      ? ''
      : drawHairBack(hairKit(sheet, look, head));
  return hair + drawHeadwearBack({ sheet, look, outfit, head, t: head.temple });
}

const risesAbove = (look: Look) => ['bun', 'puff', 'afro', 'bigAfro', 'cornrows'].includes(look.hair);

function drawCountenance(
  sheet: Sheet,
  look: Look,
  outfit: Outfit,
  { mien, gaze }: Stance,
  head: Head,
): string {
  const flat =
    coversCrown(outfit.headwear) &&
    (risesAbove(look) || ['highTop', 'shortNatural', 'bantuKnots'].includes(look.hair));
  const shown = flat ? { ...look, hair: 'lowCut' as const } : look;
  const hair = coversHair(outfit.headwear) ? '' : drawHairFront(hairKit(sheet, shown, head));
  const earrings = coversEars(outfit.headwear) ? '' : drawEarrings(look, head);
  return [
    drawHead(sheet, look, head),
    drawMarks(look, head),
    drawBeard(look, head),
    drawFace(sheet, look, head, mien, gaze),
    hair,
    drawGlasses(look, head),
    earrings,
    drawHeadwearFront({ sheet, look, outfit, head, t: head.temple }),
  ].join('');
}
