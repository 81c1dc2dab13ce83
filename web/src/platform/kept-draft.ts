// What was typed in one screen of a long form and not yet saved, kept on this device for the person who typed it.
import type { Draft } from './form/useHeldForm.ts';
import { drop, keep, placeOf, read, VISITOR } from './kept-here.ts';

type Typed = Record<string, unknown>;

/** The screens that ask who one is, and that are open to a visitor. */
const ABOUT_ONESELF = ['about', 'home'];
const keyOf = (owner: string, screen: string) => placeOf('profileDraft', owner, screen);

export const ownerOf = (memberId: string | undefined): string => memberId ?? VISITOR;

export const readDraft = (owner: string, screen: string): Typed => {
  try {
    return JSON.parse(read(keyOf(owner, screen)) ?? '{}') ?? {};
  } catch {
    return {};
  }
};

export const hasDraft = (owner: string, screen: string): boolean =>
  Object.keys(readDraft(owner, screen)).length > 0;

export const keepDraft = (owner: string, screen: string, values: Typed): void => {
  keep(keyOf(owner, screen), JSON.stringify(values));
};

const forgetDraft = (owner: string, screen: string): void => drop(keyOf(owner, screen));

/** As a form wishes it. */
export const draftOf = <V extends Typed>(owner: string, screen: string): Draft<V> => ({
  read: () => readDraft(owner, screen) as Partial<V>,
  keep: (values) => keepDraft(owner, screen, values),
  forget: () => forgetDraft(owner, screen),
});

const visitorScreens = () => ABOUT_ONESELF.filter((screen) => hasDraft(VISITOR, screen));

/** What a visitor has said of themselves on this device. */
export const readVisitor = (): Typed =>
  Object.assign({}, ...visitorScreens().map((screen) => readDraft(VISITOR, screen)));

/** Said anew elsewhere, it comes back as it was said last; nothing is kept where nothing was. */
export const correctVisitor = (said: Typed): void => {
  for (const screen of visitorScreens()) {
    const typed = readDraft(VISITOR, screen);
    const corrected = Object.entries(said).filter(([name]) => name in typed);
    keepDraft(VISITOR, screen, { ...typed, ...Object.fromEntries(corrected) });
  }
};

/** What a visitor typed before signing in becomes the member's, once. */
export const adoptVisitorDraft = (memberId: string): void => {
  for (const screen of visitorScreens()) {
    keepDraft(memberId, screen, { ...readDraft(VISITOR, screen), ...readDraft(memberId, screen) });
    forgetDraft(VISITOR, screen);
  }
};
