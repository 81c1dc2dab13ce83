// The pages to read: the blog and its posts, the tips, the safety guide and the stories.
import type { OpenPage } from '#platform/open-page.ts';
import { BlogPage } from './BlogPage.tsx';
import {
  blogPage,
  posts,
  safetyPage,
  safetyTips,
  stories,
  storiesPage,
  tips,
  tipsPage,
} from './journal-content.ts';
import { PostPage } from './PostPage.tsx';
import { structureOf } from './post-structure.ts';
import { SafetyPage } from './SafetyPage.tsx';
import { StoriesPage } from './StoriesPage.tsx';
import { TipsPage } from './TipsPage.tsx';

const newest = (days: readonly string[]): string | undefined => [...days].sort().at(-1);

const postDocuments = posts.map(
  (post, index): OpenPage => ({
    path: `/blog/${post.slug}`,
    title: `${post.title} · Ijeuwa`,
    description: post.excerpt,
    picture: post.picture,
    changed: post.changed ?? post.date,
    structured: structureOf(post),
    content: () => (
      <PostPage post={post} older={posts[index + 1]} newer={posts[index - 1]} ending={blogPage.ending} />
    ),
  }),
);

export const journalPages: readonly OpenPage[] = [
  {
    path: '/blog',
    title: blogPage.title,
    description: blogPage.description,
    picture: posts[0]?.picture,
    changed: newest(posts.map((post) => post.changed ?? post.date)),
    content: () => <BlogPage page={blogPage} posts={posts} />,
  },
  ...postDocuments,
  {
    path: '/dating-tips',
    title: tipsPage.title,
    description: tipsPage.description,
    picture: tips[0]?.picture,
    changed: tipsPage.changed,
    content: () => <TipsPage page={tipsPage} tips={tips} />,
  },
  {
    path: '/safety-guide',
    title: safetyPage.title,
    description: safetyPage.description,
    picture: safetyTips[0]?.picture,
    changed: safetyPage.changed,
    content: () => <SafetyPage page={safetyPage} tips={safetyTips} />,
  },
  {
    path: '/success-stories',
    title: storiesPage.title,
    description: storiesPage.description,
    picture: 'scene-family-table',
    changed: newest(stories.map((story) => story.date)),
    content: () => <StoriesPage page={storiesPage} stories={stories} />,
  },
];
