// The landing page.
import { type DocumentPage, ORIGIN } from '#platform/document.ts';
import { office } from '../../../content/office.ts';
import { LandingPage } from './LandingPage.tsx';
import { landing } from './landing-content.ts';

export const landingDocuments: readonly DocumentPage[] = [
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
