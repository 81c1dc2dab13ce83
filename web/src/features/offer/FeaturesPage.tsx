// The six features.
import { ReadingPage } from '#ui/ReadingPage.tsx';
import { FeatureCards } from './FeatureCards.tsx';
import { OfferEnding } from './OfferEnding.tsx';
import { features } from './offer-content.ts';

export function FeaturesPage() {
  return (
    <ReadingPage title={features.heading} lead={features.intro} wide>
      <FeatureCards
        features={features.features}
        level={2}
        className="mt-2 grid gap-5 sm:grid-cols-2 lg:grid-cols-3"
      />
      <OfferEnding {...features.ending} />
    </ReadingPage>
  );
}
