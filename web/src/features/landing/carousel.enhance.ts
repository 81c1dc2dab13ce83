// Steps through what scrolls sideways by buttons, dots and arrow keys, wrapping at both ends, and says where one is.
import type { Enhancement } from '#platform/enhance.ts';

const SETTLED_MS = 120;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export const enhance: Enhancement = (place) => {
  const track = place.querySelector<HTMLElement>('[data-track]')!;
  const status = place.querySelector('[data-carousel-status]')!;
  const dots = [...place.querySelectorAll<HTMLAnchorElement>('a[data-dot]')];
  const slides = dots.map((dot) => document.getElementById(dot.hash.slice(1))!);
  let current = 0;
  let settling: ReturnType<typeof setTimeout>;

  const mark = (index: number) => {
    current = index;
    for (const [at, dot] of dots.entries()) {
      if (at === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  };

  const goTo = (wanted: number) => {
    const index = (wanted + slides.length) % slides.length;
    const slide = slides[index]!;
    track.scrollTo({ left: slide.offsetLeft });
    mark(index);
    status.textContent = `${index + 1} of ${slides.length}: ${slide.querySelector('h3')!.textContent}`;
  };

  const markNearest = () => {
    const away = slides.map((slide) => Math.abs(slide.offsetLeft - track.scrollLeft));
    mark(away.indexOf(Math.min(...away)));
  };

  track.addEventListener('scroll', () => {
    clearTimeout(settling);
    settling = setTimeout(markNearest, SETTLED_MS);
  });
  for (const [index, dot] of dots.entries()) {
    dot.addEventListener('click', (event) => {
      event.preventDefault();
      goTo(index);
    });
  }
  for (const button of place.querySelectorAll<HTMLElement>('button[data-step]')) {
    button.addEventListener('click', () => goTo(current + Number(button.dataset.step)));
    button.hidden = false;
  }
  place.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(current + step);
  });
  markNearest();
};
