// The first page of the product, for strangers; it reads the same without script.
import { Navigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useSession } from '#platform/session.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { LandingFooter } from './LandingFooter.tsx';
import { landing } from './landing-content.ts';

export function meta() {
  return [{ title: landing.title }, { name: 'description', content: landing.description }];
}

export default function LandingScreen() {
  const { user } = useSession();
  if (user) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <Hero />
      <AsoOkeBand />
      <HowItWorks />
      <LandingFooter />
    </>
  );
}
