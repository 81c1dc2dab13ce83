// The landing page.
import { type OpenPage, ORIGIN } from '#platform/open-page.ts';
import { office } from '../../../content/office.ts';
import { LandingPage } from './LandingPage.tsx';
import { landing } from './landing-content.ts';

export const landingPages: readonly OpenPage[] = [
  {
    path: '/',
    title: landing.title,
    description: landing.description,
    picture: 'scene-two-roads',
    content: () => <LandingPage />,
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Ijeuwa',
        url: `${ORIGIN}/`,
        logo: `${ORIGIN}/icons/icon-512.png`,
        email: office.email,
        sameAs: office.social.map(({ address }) => address),
      },
    ],
  },
];
