// The first page of the product, for strangers.
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { Contact } from './Contact.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Testimonials } from './Testimonials.tsx';

export function LandingPage() {
  return (
    <>
      <Hero />
      <AsoOkeBand />
      <Features />
      <HowItWorks />
      <Testimonials />
      <Contact />
    </>
  );
}
