// What makes an open page do something: an element names its enhancements (data-enhance), and each is given it.
export type Enhancement = (root: HTMLElement) => void;

/** In the order of the page: what listens stands before what tells. One that fails leaves the others alone. */
export const wake = (page: ParentNode, enhancements: Readonly<Record<string, Enhancement>>): void => {
  for (const root of page.querySelectorAll<HTMLElement>('[data-enhance]'))
    for (const name of root.dataset.enhance!.split(' ')) {
      try {
        enhancements[name]?.(root);
      } catch (error) {
        reportError(error);
      }
    }
};
