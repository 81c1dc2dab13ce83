// What the product offers, page by page.
import { type OpenPage, ORIGIN } from '#platform/open-page.ts';
import { AboutPage } from './AboutPage.tsx';
import { CounselingPage } from './CounselingPage.tsx';
import { FeaturesPage } from './FeaturesPage.tsx';
import { LearnMorePage } from './LearnMorePage.tsx';
import { about, counseling, features, learnMore, partners, pricing } from './offer-content.ts';
import { PartnerPage } from './PartnerPage.tsx';
import { PricingPage } from './PricingPage.tsx';

const schema = { '@context': 'https://schema.org' };

export const offerPages: readonly OpenPage[] = [
  {
    path: '/features',
    ...headOf(features),
    picture: 'scene-how-matching-works',
    content: () => <FeaturesPage />,
  },
  {
    path: '/pricing',
    ...headOf(pricing),
    picture: 'scene-two-roads',
    content: () => <PricingPage page={pricing} />,
  },
  {
    path: '/about-us',
    ...headOf(about),
    picture: about.hero.picture,
    content: () => <AboutPage />,
    structured: [
      {
        ...schema,
        '@type': 'AboutPage',
        name: about.heading,
        description: about.description,
        url: `${ORIGIN}/about-us`,
        mainEntity: { '@type': 'Organization', name: 'Ijeuwa', url: `${ORIGIN}/` },
      },
    ],
  },
  {
    path: '/counseling',
    ...headOf(counseling),
    picture: counseling.hero.picture,
    content: () => <CounselingPage />,
    structured: [
      {
        ...schema,
        '@type': 'WebApplication',
        name: 'Ijeuwa',
        description: counseling.description,
        url: `${ORIGIN}/`,
        applicationCategory: 'LifestyleApplication',
        operatingSystem: 'Any',
      },
    ],
  },
  {
    path: '/learn-more',
    ...headOf(learnMore),
    picture: learnMore.hero.picture,
    content: () => <LearnMorePage />,
    structured: [
      {
        ...schema,
        '@type': 'HowTo',
        name: learnMore.steps.title,
        step: learnMore.steps.steps.map(({ title, text }, index) => ({
          '@type': 'HowToStep',
          position: index + 1,
          name: title,
          text,
        })),
      },
    ],
  },
  ...partners.map(([id, page]) => ({
    path: `/${id}`,
    ...headOf(page),
    picture: page.hero.picture,
    content: () => <PartnerPage id={id} page={page} />,
  })),
];

function headOf({ title, description, changed }: { title: string; description: string; changed: string }) {
  return { title, description, changed };
}
