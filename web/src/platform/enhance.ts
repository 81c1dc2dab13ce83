// What makes an open page do something: an element names its enhancements (data-enhance), and each is given it.
export type Enhancement = (root: HTMLElement) => void;
/** Where the code of each enhancement comes from, by its name. */
export type Enhancements = Readonly<Record<string, () => Promise<{ enhance: Enhancement }>>>;

/** One that does not come, or fails, leaves the others alone: without it the page is what it was. */
export const wake = async (page: ParentNode, enhancements: Enhancements): Promise<void> => {
  const marked = [...page.querySelectorAll<HTMLElement>('[data-enhance]')].flatMap((root) =>
    root.dataset.enhance!.split(' ').map((name) => ({ root, coming: enhancements[name]?.() })),
  );
  // All together, then in the order of the page: what listens stands before what tells.
  await Promise.allSettled(marked.map(({ coming }) => coming));
  for (const { root, coming } of marked) {
    try {
      (await coming)?.enhance(root);
    } catch (error) {
      reportError(error);
    }
  }
};
