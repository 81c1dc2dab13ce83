// What the product does, each with its drawing.
import { OfferIcon } from './OfferIcon.tsx';

type Feature = { icon: string; title: string; text: string };
type FeatureCardsProps = { features: readonly Feature[]; level: 2 | 3; className: string };

export function FeatureCards({ features, level, className }: FeatureCardsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={className}>
      {features.map(({ icon, title, text }) => (
        <li
          key={title}
          className="flex flex-col gap-2 rounded-2xl border border-line bg-surface p-[min(1.5rem,6vw)]"
        >
          <OfferIcon name={icon} />
          <Heading className="mt-2 text-[min(1.25rem,10vw)]">{title}</Heading>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
