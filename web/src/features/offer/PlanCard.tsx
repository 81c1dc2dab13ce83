// One plan: what it is called, what it costs for how long, and what it holds.
import { authFrom, paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import type { PricingPage } from '../../../content/kinds/offer.ts';
import { FeatureList } from './FeatureList.tsx';
import { packageOf } from './offer-content.ts';

const EDGES: Record<string, string> = { wine: 'bg-wine-fill', leaf: 'bg-leaf-fill', gold: 'bg-gold' };

export function PlanCard({ plan }: { plan: PricingPage['plans'][number] }) {
  const { id, color, recommended } = packageOf(plan.package);
  const look = buttonLook({ variant: recommended ? 'primary' : 'secondary', wide: true });
  return (
    <li className="flex flex-col overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      <div className={classes('h-2', EDGES[color])} />
      <div className="flex flex-1 flex-col gap-5 px-[min(1.5rem,6vw)] pt-6 pb-7">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-[min(1.5rem,11vw)]">{plan.name}</h2>
            {recommended && <Badge tone="gold">Recommended</Badge>}
          </div>
          <p className="font-semibold text-gold-ink">{`{name:${id}} package`}</p>
          <p className="mt-2 text-ink-2">{plan.text}</p>
        </div>
        <div>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-serif text-[min(1.875rem,11vw)] font-semibold sm:text-4xl">{`{price:${id}}`}</span>{' '}
            <span>{`for {period:${id}}`}</span>
          </p>
          <p className="mt-1 text-ink-2">{`{price:${id}:USD} or {price:${id}:EUR}`}</p>
        </div>
        <FeatureList of={id} className="marks-diamond flex flex-1 flex-col gap-2 border-t border-line pt-5" />
        <a
          href={`${authFrom(`${paths.gettingStarted}?plan=${id}`)}&mode=signup`}
          data-app=""
          data-for="visitor"
          className={look}
        >
          {plan.button}
        </a>
        <a href={`${paths.billingProcess}?plan=${id}`} data-app="" data-for="member" className={look}>
          <span>{`Choose {name:${id}}`}</span>
        </a>
      </div>
    </li>
  );
}
