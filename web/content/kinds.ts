// Every kind of content, and where in content/ it stands.
import type * as z from 'zod';
import { Featurettes } from './kinds/features.ts';
import { LandingPage } from './kinds/landing.ts';
import { LegalText } from './kinds/legal.ts';
import { Office } from './kinds/office.ts';
import { Packages } from './kinds/packages.ts';
import { Story } from './kinds/story.ts';

const KINDS: readonly (readonly [RegExp, z.ZodType])[] = [
  [/^office\.json$/, Office],
  [/^packages\.json$/, Packages],
  [/^pages\/landing\.json$/, LandingPage],
  [/^pages\/features\.json$/, Featurettes],
  [/^legal\/[a-z-]+\.md$/, LegalText],
  [/^stories\/[a-z-]+\.md$/, Story],
];

export const kindOf = (path: string): z.ZodType | undefined => KINDS.find(([place]) => place.test(path))?.[1];
