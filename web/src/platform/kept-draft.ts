// What was typed in a step of a long form and not yet saved, kept on this device for the person who typed it.
import type { Draft } from './form/useHeldForm.ts';

type Typed = Record<string, unknown>;

const VISITOR = 'visitor';
/** The step that asks who one is. */
const ABOUT_ONESELF = 1;
const keyOf = (owner: string, step: number) => `profileDraft:${owner}:${step}`;

export const ownerOf = (memberId: string | undefined): string => memberId ?? VISITOR;

export const readDraft = (owner: string, step: number): Typed => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(owner, step)) ?? '{}') ?? {};
  } catch {
    return {};
  }
};

export const keepDraft = (owner: string, step: number, values: Typed): void => {
  try {
    localStorage.setItem(keyOf(owner, step), JSON.stringify(values));
  } catch {
    // A browser that keeps nothing still saves each step on the server.
  }
};

export const forgetDraft = (owner: string, step: number): void => {
  try {
    localStorage.removeItem(keyOf(owner, step));
  } catch {
    // Nothing was kept either.
  }
};

/** As a form wishes it. */
export const draftOf = <V extends Typed>(owner: string, step: number): Draft<V> => ({
  read: () => readDraft(owner, step) as Partial<V>,
  keep: (values) => keepDraft(owner, step, values),
  forget: () => forgetDraft(owner, step),
});

/** What a visitor has said of themselves on this device. */
export const readVisitor = (): Typed => readDraft(VISITOR, ABOUT_ONESELF);

/** Said anew elsewhere, it comes back as it was said last; nothing is kept where nothing was. */
export const correctVisitor = (said: Typed): void => {
  const typed = readVisitor();
  if (Object.keys(typed).length > 0) keepDraft(VISITOR, ABOUT_ONESELF, { ...typed, ...said });
};

/** What a visitor typed before signing in becomes the member's, once. */
export const adoptVisitorDraft = (memberId: string): void => {
  const typed = readVisitor();
  if (Object.keys(typed).length === 0) return;
  keepDraft(memberId, ABOUT_ONESELF, { ...typed, ...readDraft(memberId, ABOUT_ONESELF) });
  forgetDraft(VISITOR, ABOUT_ONESELF);
};
