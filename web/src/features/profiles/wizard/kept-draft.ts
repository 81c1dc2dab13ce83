// What was typed in a step and not yet saved, kept on this device for the person who typed it.
type Draft = Record<string, unknown>;

const VISITOR = 'visitor';
const keyOf = (owner: string, step: number) => `profileDraft:${owner}:${step}`;

export const ownerOf = (memberId: string | undefined): string => memberId ?? VISITOR;

export const readDraft = (owner: string, step: number): Draft => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(owner, step)) ?? '{}') ?? {};
  } catch {
    return {};
  }
};

export const keepDraft = (owner: string, step: number, values: Draft): void => {
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

/** What a visitor typed before signing in becomes the member's, once. */
export const adoptVisitorDraft = (memberId: string): void => {
  const typed = readDraft(VISITOR, 1);
  if (Object.keys(typed).length === 0) return;
  keepDraft(memberId, 1, { ...typed, ...readDraft(memberId, 1) });
  forgetDraft(VISITOR, 1);
};
