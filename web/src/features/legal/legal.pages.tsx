// The terms and the privacy policy: every text in content/legal, at the address of its name.
import type { OpenPage } from '#platform/open-page.ts';
import type { LegalText } from '../../../content/kinds/legal.ts';
import { LegalPage } from './LegalPage.tsx';

const texts = Object.values(
  import.meta.glob<LegalText>('../../../../content/legal/*.md', { eager: true, import: 'default' }),
);

export const legalPages: readonly OpenPage[] = texts.map((text) => ({
  path: `/${text.slug}`,
  title: `${text.title} · Ijeuwa`,
  description: text.description,
  picture: 'scene-reviewer-desk',
  changed: text.version.slice(0, 10),
  content: () => <LegalPage text={text} />,
}));
