// A page that is written out at build time: the same for everybody, whole without script.
import type { ReactNode } from 'react';

export type OpenPage = {
  path: string;
  title: string;
  description: string;
  content: () => ReactNode;
  /** The drawing on the card that a shared link shows. */
  picture?: string;
  /** What a search engine reads, as schema.org words it; addresses begin with ORIGIN. */
  structured?: readonly object[];
  /** The day when its text last changed, for the site map. */
  changed?: string;
  /** False for pages that only answer a form: no search engine lists them. */
  listed?: boolean;
};

/** Stands for the public address, which only the running server knows: it writes its own there. */
export const ORIGIN = 'https://ijeuwa.invalid';
