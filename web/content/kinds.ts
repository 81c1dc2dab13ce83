// Every kind of content, and where in content/ it stands.
import type * as z from 'zod';
import { FaqPage } from './kinds/faq.ts';
import { HelpCenterPage } from './kinds/help.ts';
import { NameStory } from './kinds/ijeuwa.ts';
import { BlogPage, SafetyPage, StoriesPage, TipsPage } from './kinds/journal.ts';
import { LandingPage } from './kinds/landing.ts';
import { LegalText } from './kinds/legal.ts';
import {
  AboutPage,
  CounselingPage,
  FeaturesPage,
  LearnMorePage,
  PartnerPage,
  PricingPage,
} from './kinds/offer.ts';
import { Office } from './kinds/office.ts';
import { OfflineContent } from './kinds/offline.ts';
import { Packages } from './kinds/packages.ts';
import { Post } from './kinds/post.ts';
import { Story } from './kinds/story.ts';
import { Tip } from './kinds/tip.ts';

const KINDS: readonly (readonly [RegExp, z.ZodType])[] = [
  [/^office\.json$/, Office],
  [/^packages\.json$/, Packages],
  [/^pages\/offline\.json$/, OfflineContent],
  [/^pages\/landing\.json$/, LandingPage],
  [/^pages\/features\.json$/, FeaturesPage],
  [/^pages\/pricing\.json$/, PricingPage],
  [/^pages\/about-us\.json$/, AboutPage],
  [/^pages\/counseling\.json$/, CounselingPage],
  [/^pages\/ijeuwa\.md$/, NameStory],
  [/^pages\/learn-more\.json$/, LearnMorePage],
  [/^pages\/(wedding-venues|bridal-fashion|honeymoon-destinations)\.json$/, PartnerPage],
  [/^legal\/[a-z-]+\.md$/, LegalText],
  [/^pages\/faq\.json$/, FaqPage],
  [/^pages\/help-center\.json$/, HelpCenterPage],
  [/^stories\/[a-z-]+\.md$/, Story],
  [/^posts\/[a-z-]+\.md$/, Post],
  [/^(tips|safety)\/[a-z-]+\.md$/, Tip],
  [/^pages\/blog\.json$/, BlogPage],
  [/^pages\/dating-tips\.json$/, TipsPage],
  [/^pages\/safety-guide\.json$/, SafetyPage],
  [/^pages\/success-stories\.json$/, StoriesPage],
];

export const kindOf = (path: string): z.ZodType | undefined => KINDS.find(([place]) => place.test(path))?.[1];
