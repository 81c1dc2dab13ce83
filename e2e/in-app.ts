// Goes on within the application that is open: what it costs to load and start it is paid once.
import type { Page } from '@playwright/test';

const LEFT = 'data-left-behind';

/** As a link does; answers once another screen has come, wherever that led. */
export const goInApp = async (page: Page, address: string): Promise<void> => {
  await page.evaluate(
    ([to, left]) => {
      document.querySelector('main h1')?.setAttribute(left, '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    [address, LEFT] as const,
  );
  await page.locator(`main h1:not([${LEFT}])`).first().waitFor({ state: 'attached' });
};
