// Shows the Install button where the browser offers to install, and hands the visitor's tap on to it.
type InstallOffer = Event & { prompt(): Promise<unknown> };

const button = document.querySelector<HTMLButtonElement>('[data-install]')!;
const report = document.querySelector<HTMLElement>('[data-install-status]')!;
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

// Alone in its file: a module, with names of its own.
export {};
