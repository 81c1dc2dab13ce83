// Shows the Install button where the browser offers to install, and hands the visitor's tap on to it.
import type { Enhancement } from '#platform/enhance.ts';

type InstallOffer = Event & { prompt(): Promise<unknown> };

export const enhance: Enhancement = (place) => {
  const button = place.querySelector<HTMLButtonElement>('[data-install]')!;
  const report = place.querySelector<HTMLElement>('[data-install-status]')!;
  let offer: InstallOffer | undefined;

  addEventListener('beforeinstallprompt', (event) => {
    // Asked here, at this button, instead of by a bar over the page.
    event.preventDefault();
    offer = event as InstallOffer;
    button.hidden = false;
  });

  // An offer serves once; if it is declined the browser may make another, and the button is back.
  button.addEventListener('click', () => {
    button.hidden = true;
    offer?.prompt().catch(() => undefined);
  });

  addEventListener('appinstalled', () => {
    button.hidden = true;
    report.textContent = 'Ijeuwa is on your home screen.';
  });
};
