// Pictures of posts in which people talk: the first conversation, two families, two time zones.

import { box, circle, clipped, each, group, line, lit, path, type Sheet, slope } from '../../sheet.ts';
import { signed, warmWall } from '../canvas.ts';
import { GOLD, LAGOON, type Place, stand } from '../cast.ts';
import { adaeze, temi, tunde } from '../couple-people.ts';
import * as people from '../scene-people.ts';
import { clock } from '../things/desk.ts';
import { put } from '../things/place.ts';
import { palm, potted, sun, table, window_ } from '../things/room.ts';
import { chip, dots, speech } from '../things/signs.ts';
import { cup, gourd, kolaDish } from '../things/tableware.ts';
import { scene } from './scene.ts';

export const theFirstConversation = scene((sheet) => {
  const street = each([120, 176, 240, 320, 380], (x, at) =>
    box(x, 300 - ((at * 53) % 110), 58, 260, ['#7ea3a0', '#93b3ab'][at % 2]!, 3),
  );
  return (
    warmWall(sheet, LAGOON) +
    signed(LAGOON, 600, 330, 1.7) +
    window_(
      sheet,
      60,
      90,
      250,
      380,
      '#f6ecdc',
      clipped(sheet, 'M 76 106 H 294 V 454 H 76 Z', sun(220, 190, 40), street),
    ) +
    put(1090, 640, 1.5, potted(sheet)) +
    stand(sheet, people.chinedu, { x: 390, y: 372, scale: 0.58, tilt: 5, mien: 'laugh', pose: 'desk' }) +
    stand(sheet, people.yetunde, { x: 810, y: 396, scale: 0.58, tilt: -5, pose: 'desk' }) +
    put(440, 116, 1, speech(sheet, 230, 112, '#fbf6ee', -1, dots('#c3923b'))) +
    put(
      778,
      128,
      1,
      speech(
        sheet,
        270,
        124,
        '#7a1737',
        1,
        group('translate(-70 0)', chip(sheet, 'pot', 46)) + group('translate(70 0)', chip(sheet, 'book', 46)),
      ),
    ) +
    table(sheet, 630, '#8a5530') +
    put(430, 750, 1, cup(sheet, '#c23b22')) +
    put(780, 740, 1, cup(sheet, '#0e6b50'))
  );
});

export const introducingTwoFamilies = scene((sheet) => {
  const swag = (x: number, fill: string) =>
    lit(sheet, `M ${x} 20 Q ${x + 150} 150 ${x + 300} 20 V -20 H ${x} Z`, fill, 0.12);
  const canopy = each(4, (at) => swag(at * 300, at % 2 ? '#0e6b50' : '#7a1737'));
  const lamps = each(13, (at) => {
    const y = 150 + Math.sin((at / 12) * Math.PI) * 46;
    return circle(at * 100, y, 17, '#fff3cf', 'opacity=".3"') + circle(at * 100, y, 8, '#fff3cf');
  });
  const seat = (x: number, y: number): Omit<Place, 'tilt'> => ({ x, y, scale: 0.44, pose: 'desk' });
  return (
    warmWall(sheet, GOLD) +
    signed(GOLD, 600, 330, 1.7) +
    canopy +
    lamps +
    stand(sheet, adaeze, { x: 536, y: 270, scale: 0.36, tilt: 5 }) +
    stand(sheet, tunde, { x: 668, y: 246, scale: 0.36, tilt: -5, mien: 'laugh' }) +
    stand(sheet, people.igboFather, { ...seat(146, 346), tilt: 3, mien: 'laugh' }) +
    stand(sheet, people.igboMother, { ...seat(368, 388), tilt: 3 }) +
    stand(sheet, people.yorubaFather, { ...seat(1054, 346), tilt: -3, mien: 'laugh' }) +
    stand(sheet, people.yorubaMother, { ...seat(832, 392), tilt: -4 }) +
    cloth(sheet) +
    put(600, 716, 0.95, kolaDish(sheet)) +
    put(330, 744, 0.72, gourd(sheet)) +
    put(880, 744, 0.72, gourd(sheet)) +
    put(150, 768, 0.62, cup(sheet, '#7a1737')) +
    put(1054, 768, 0.62, cup(sheet, '#1d6a72'))
  );
});

function cloth(sheet: Sheet): string {
  const scallops = each(16, (at) =>
    path(`M ${at * 80 - 40} 610 h 80 q -6 46 -40 46 q -34 0 -40 -46 Z`, at % 2 ? '#fbf0dc' : '#f3e2c4'),
  );
  return (
    box(0, 600, 1200, 200, slope(sheet, '#8f1f42', '#5b1635')) + box(0, 594, 1200, 20, '#fbf0dc') + scallops
  );
}

export const courtshipAcrossTimeZones = scene((sheet) => {
  const seam = 'M 640 0 H 1200 V 800 H 560 Z';
  return (
    lagosEvening(sheet) +
    clipped(sheet, seam, winterAfternoon(sheet)) +
    line('M 640 -10 L 560 810', '#fbf6ee', 14) +
    line('M 380 232 C 460 80 730 80 812 232', '#e3b457', 7, 'stroke-dasharray="2 20"') +
    stand(sheet, people.ekene, {
      x: 306,
      y: 372,
      scale: 0.55,
      tilt: 4,
      pose: 'hold',
      prop: 'phone',
      mien: 'laugh',
    }) +
    stand(sheet, temi, { x: 886, y: 384, scale: 0.55, tilt: -4, pose: 'hold', prop: 'phone' }) +
    put(480, 116, 0.72, clock(sheet, 9, 0, '#fbf6ee', '#c23b22')) +
    put(720, 116, 0.72, clock(sheet, 3, 0, '#fbf6ee', '#35525e'))
  );
});

function lagosEvening(sheet: Sheet): string {
  const towers = each([20, 96, 180, 430, 510, 590], (x, at) => {
    const top = 330 + ((at * 97) % 150);
    const panes = each(15, (n) =>
      (n + at) % 3 ? '' : box(x + 12 + (n % 3) * 18, top + 24 + Math.floor(n / 3) * 40, 9, 16, '#ffdf9c'),
    );
    return box(x, top, 68, 480, at % 2 ? '#4b2f5a' : '#5a3866', 3) + panes;
  });
  return (
    box(0, 0, 660, 800, slope(sheet, '#352a5c', '#f08e62')) +
    sun(140, 170, 50, '#fbe9c6') +
    towers +
    path('M 0 690 Q 300 650 660 690 V 800 H 0 Z', '#3a2346') +
    palm(44, 420, 0.7, '#2b4a44')
  );
}

function winterAfternoon(sheet: Sheet): string {
  const flakes = each(40, (at) =>
    circle(
      570 + ((at * 0.754877 * 640) % 640),
      (at * 0.56984 * 800) % 800,
      4 + (at % 4),
      '#ffffff',
      'opacity=".85"',
    ),
  );
  const houses = each(
    [610, 1010],
    (x, at) =>
      box(x, 430, 190, 260, at ? '#a9604a' : '#8a6a7c') +
      path(`M ${x - 22} 440 L ${x + 95} 320 L ${x + 212} 440 Z`, '#4f5f70') +
      path(
        `M ${x - 22} 440 L ${x + 95} 320 L ${x + 212} 440 L ${x + 186} 436 L ${x + 95} 346 L ${x + 4} 436 Z`,
        '#f6f1ea',
      ) +
      each(
        [28, 112],
        (dx) => box(x + dx, 480, 50, 64, '#ffdf9c', 4) + box(x + dx + 22, 480, 6, 64, '#f6f1ea'),
      ) +
      box(x + 70, 590, 50, 100, at ? '#0e6b50' : '#7a1737', 4),
  );
  return (
    box(540, 0, 660, 800, slope(sheet, '#9fc0d2', '#eef2ee')) +
    sun(1070, 150, 46, '#fffaf0') +
    houses +
    path('M 540 690 Q 820 640 1200 680 V 800 H 540 Z', '#fdfaf5') +
    flakes
  );
}
