// What search engines read of a post: an article, and where it stands in the site.
import { ORIGIN } from '#platform/open-page.ts';
import type { Post } from '../../../content/kinds/post.ts';
import { countWords } from './reading-time.ts';

const TEAM = { '@type': 'Organization', name: 'Ijeuwa', url: `${ORIGIN}/` };

export const structureOf = (post: Post): object[] => {
  const address = `${ORIGIN}/blog/${post.slug}`;
  const crumb = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  });
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: post.title,
      description: post.excerpt,
      datePublished: post.date,
      dateModified: post.changed ?? post.date,
      author: { ...TEAM, name: post.author },
      publisher: TEAM,
      mainEntityOfPage: address,
      inLanguage: 'en-NG',
      wordCount: countWords(post.html),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        crumb(1, 'Ijeuwa', `${ORIGIN}/`),
        crumb(2, 'Blog', `${ORIGIN}/blog`),
        crumb(3, post.title, address),
      ],
    },
  ];
};
