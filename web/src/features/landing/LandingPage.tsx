// The first page of the product, for strangers.
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';

export function LandingPage() {
  return (
    <>
      <Hero />
      <AsoOkeBand />
      <HowItWorks />
    </>
  );
}
