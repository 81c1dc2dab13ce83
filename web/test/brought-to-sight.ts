// What a screen brings to sight, in its order, until the test is over: the page's own prototype serves the files after it too.
import { onTestFinished, vi } from 'vitest';

type Brought = { element: Element; text: string | null; where: unknown };

export const recordBroughtToSight = (): Brought[] => {
  const brought: Brought[] = [];
  const spy = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
    where,
  ) {
    brought.push({ element: this, text: this.textContent, where });
  });
  onTestFinished(() => spy.mockRestore());
  return brought;
};
