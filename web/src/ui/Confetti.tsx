// Confetti over the whole page, once, for those who have not asked for stillness.
import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

const PIECES = 200;
const TWEEN_MS = 5_000;
const RUN_MS = 4_000;
const TICK_MS = 100;
const COLOURS = ['--color-gold', '--color-coral-fill', '--color-leaf-fill', '--color-wine-fill'];

export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element || prefersReducedMotion()) return;
    let stop = () => {};
    let left = false;
    import('canvas-confetti').then(
      ({ default: confetti }) => {
        // Its worker comes from a blob: address, which the content policy refuses.
        if (!left) stop = rain(confetti.create(element, { resize: true, useWorker: false }));
      },
      // Without a network there is none, and nobody misses it.
      () => {},
    );
    return () => {
      left = true;
      stop();
    };
  }, []);
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-50">
      <canvas ref={canvas} className="size-full" />
    </div>
  );
}

function rain(fire: ReturnType<typeof import('canvas-confetti').create>) {
  const style = getComputedStyle(document.documentElement);
  const colours = COLOURS.map((name) => style.getPropertyValue(name).trim()).filter((colour) =>
    colour.startsWith('#'),
  );
  const started = performance.now();
  let thrown = 0;
  const timer = setInterval(() => {
    const elapsed = performance.now() - started;
    if (elapsed >= RUN_MS) clearInterval(timer);
    const due = Math.round(PIECES * Math.min(1, elapsed / TWEEN_MS));
    for (; thrown < due; thrown += 1) {
      fire({
        particleCount: 1,
        angle: 270,
        spread: 60,
        startVelocity: 12,
        ticks: 400,
        gravity: 0.6,
        scalar: 0.9,
        origin: { x: Math.random(), y: -0.05 },
        // One piece takes the first colour it is given.
        colors: colours.length ? [colours[thrown % colours.length] ?? ''] : undefined,
      });
    }
  }, TICK_MS);
  return () => {
    clearInterval(timer);
    fire.reset();
  };
}
