// What the product offers, page by page.
import type { DocumentPage } from '#platform/document.ts';
import featuresFile from '../../../../content/pages/features.json';
import { FeaturesPage } from './FeaturesPage.tsx';

export const offerDocuments: readonly DocumentPage[] = [
  {
    path: '/features',
    title: featuresFile.title,
    description: featuresFile.description,
    content: () => <FeaturesPage page={featuresFile} />,
  },
];
