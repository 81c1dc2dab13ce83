// How a code is redeemed, in three steps.
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Card } from '#ui/Card.tsx';

const STEPS = [
  { title: 'Copy Code', text: 'Press “Copy Code” beside the one that you like.' },
  {
    title: 'Select Plan',
    text: (
      <>
        Choose your package on the{' '}
        <Link to={paths.billingProcess} className="underline">
          checkout page
        </Link>
        . A trial code is entered where the free trial is offered there.
      </>
    ),
  },
  {
    title: 'Apply & Save',
    text: 'Paste it in the promo field and press Apply: the price is lowered at once.',
  },
];

export function HowToRedeem() {
  return (
    <section aria-labelledby="how-to-redeem" className="flex flex-col gap-3">
      <h2 id="how-to-redeem" className="text-xl">
        How to Redeem
      </h2>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3">
        {STEPS.map(({ title, text }, at) => (
          <Card as="li" key={title} tone="quiet" className="flex gap-3">
            <span aria-hidden="true" className="font-serif text-2xl text-wine">
              {at + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-lg">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </Card>
        ))}
      </ol>
    </section>
  );
}
