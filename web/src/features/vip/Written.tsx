// Titles with a text each: the benefits as cards, and how it goes, step by step.
import type { VipTerms } from '@ijeuwa/contract/vip';
import { Card } from '#ui/Card.tsx';

export function Benefits({ benefits }: Pick<VipTerms, 'benefits'>) {
  return (
    <ul aria-label="Benefits" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {benefits.map(({ title, text }) => (
        <Card as="li" key={title} className="min-w-0">
          <h2 className="text-lg wrap-break-word">{title}</h2>
          <p className="mt-1 text-sm text-ink-2">{text}</p>
        </Card>
      ))}
    </ul>
  );
}

export function VipProcess({ steps }: Pick<VipTerms, 'steps'>) {
  return (
    <section aria-labelledby="vip-process" className="flex flex-col gap-3">
      <h2 id="vip-process" className="text-2xl">
        VIP Matchmaking Process
      </h2>
      <ol className="flex flex-col gap-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span aria-hidden="true" className="w-7 shrink-0 font-serif text-2xl text-gold-ink">
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-lg">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
