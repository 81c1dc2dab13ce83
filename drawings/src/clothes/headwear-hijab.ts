// The hijab: a long drape or a wrapped scarf, open to the face in an oval.

import { outline } from '../body/head.ts';
import { darker, lighter } from '../palette.ts';
import { clipped, each, line, lit, path } from '../sheet.ts';
import { paint } from './cloth.ts';
import type { WearKit } from './headwear-kit.ts';

export function drawHijabBack(kit: WearKit): string {
  const cloth = paint(kit.sheet, kit.outfit.headcloth);
  const w = kit.t;
  if (kit.outfit.headwear === 'hijabWrap')
    return lit(
      kit.sheet,
      `M 0 -246 C ${w + 70} -246 ${w + 76} -60 ${w + 52} 120 C ${w + 40} 230 ${w + 60} 300 ${w + 40} 340 L ${-w - 40} 340 C ${-w - 60} 300 ${-w - 40} 230 ${-w - 52} 120 C ${-w - 76} -60 ${-w - 70} -246 0 -246 Z`,
      cloth,
    );
  return lit(
    kit.sheet,
    `M 0 -256 C ${w + 84} -256 ${w + 96} -80 ${w + 84} 90 C ${w + 76} 240 ${w + 150} 420 ${w + 214} 560 L ${-w - 214} 560 C ${-w - 150} 420 ${-w - 76} 240 ${-w - 84} 90 C ${-w - 96} -80 ${-w - 84} -256 0 -256 Z`,
    cloth,
  );
}

// The opening is cut out of the cloth, so that the face lies in it and not on it.
export function drawHijabFront(kit: WearKit): string {
  const { sheet, outfit, head } = kit;
  const { base, third } = outfit.headcloth;
  const cloth = paint(sheet, outfit.headcloth);
  const w = kit.t;
  const { chin, jaw, ahead } = head;
  const opening = `M 0 -128 C ${-w * 0.7} -128 ${-w + 12} -70 ${-w + 12} 10 C ${-w + 12} 100 ${ahead - jaw * 0.72} ${chin - 8} ${ahead} ${chin + 4} C ${ahead + jaw * 0.72} ${chin - 8} ${w - 12} 100 ${w - 12} 10 C ${w - 12} -70 ${w * 0.7} -128 0 -128 Z`;
  const hood = `M 0 -246 C ${w + 62} -246 ${w + 70} -60 ${w + 50} 110 C ${w + 34} 210 ${w - 10} ${chin + 62} 0 ${chin + 72} C ${-w + 10} ${chin + 62} ${-w - 34} 210 ${-w - 50} 110 C ${-w - 70} -60 ${-w - 62} -246 0 -246 Z`;
  const inner = outline({ ...head, temple: w + 8, jaw: jaw + 16, chin: chin + 22 });
  const veil = lit(sheet, `${hood} ${opening}`, cloth).replaceAll('<path ', '<path fill-rule="evenodd" ');
  const band = path(`${inner} ${opening}`, darker(base, 0.22), 'fill-rule="evenodd"');
  const cap =
    outfit.headwear === 'hijabWrap'
      ? path(`M ${-w * 0.8} -84 Q 0 -168 ${w * 0.8} -84 Q 0 -152 ${-w * 0.8} -84 Z`, third)
      : '';
  return drape(kit, cloth) + veil + band + cap + folds(kit);
}

function drape(kit: WearKit, cloth: string): string {
  const w = kit.t;
  const { base } = kit.outfit.headcloth;
  if (kit.outfit.headwear === 'hijabWrap') {
    const cowl = `M ${-w - 44} 120 C ${-w - 74} 250 ${-w - 90} 330 ${-w - 60} 372 C ${-40} 446 60 446 ${w + 60} 372 C ${w + 90} 330 ${w + 74} 250 ${w + 44} 120 Q 0 320 ${-w - 44} 120 Z`;
    const tail = `M ${w - 20} 330 C ${w + 40} 440 ${w + 10} 560 ${w + 34} 690 L ${w - 90} 700 C ${w - 76} 580 ${w - 100} 460 ${w - 116} 372 Z`;
    const rolls = each(3, (at) =>
      line(
        `M ${-w - 60} ${220 + at * 52} Q ${at * 20} ${400 + at * 26} ${w + 64} ${210 + at * 46}`,
        darker(base, 0.3),
        5,
        'opacity=".45"',
      ),
    );
    return lit(kit.sheet, tail, cloth, 0.22) + lit(kit.sheet, cowl, cloth) + clipped(kit.sheet, cowl, rolls);
  }
  const bib = `M ${-w - 66} 130 C ${-w - 78} 300 ${-w - 150} 420 ${-w - 170} 520 C ${-100} 640 100 640 ${w + 170} 520 C ${w + 150} 420 ${w + 78} 300 ${w + 66} 130 Q 0 300 ${-w - 66} 130 Z`;
  const falls = each([-0.8, -0.36, 0.1, 0.5, 0.9], (at) =>
    line(
      `M ${at * 70} ${250 - Math.abs(at) * 70} Q ${at * 150} 400 ${at * 236} 590`,
      darker(base, 0.3),
      5,
      'opacity=".38"',
    ),
  );
  return (
    lit(kit.sheet, bib, cloth) +
    clipped(kit.sheet, bib, falls) +
    line(`M ${-w - 168} 520 C -100 640 100 640 ${w + 168} 520`, lighter(base, 0.4), 5, 'opacity=".5"')
  );
}

function folds(kit: WearKit): string {
  const w = kit.t;
  const dark = darker(kit.outfit.headcloth.base, 0.3);
  return (
    line(`M ${-w - 28} -110 C ${-w - 40} 20 ${-w - 26} 130 ${-w + 30} 226`, dark, 5, 'opacity=".4"') +
    line(`M ${w + 26} -120 C ${w + 44} 10 ${w + 24} 140 ${w - 40} 236`, dark, 5, 'opacity=".4"') +
    line(
      `M ${-w * 0.7} -214 Q 0 -254 ${w * 0.7} -206`,
      lighter(kit.outfit.headcloth.base, 0.4),
      5,
      'opacity=".45"',
    )
  );
}
