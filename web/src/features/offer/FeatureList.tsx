// What a package holds; in a written page the server puts in what it holds at this moment.
import { packageOf } from './offer-content.ts';

export function FeatureList({ of, className }: { of: string; className: string }) {
  return (
    <ul data-catalogue={`features ${of}`} className={className}>
      <template>
        <li>{'{entry:feature}'}</li>
      </template>
      {packageOf(of).features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}
