// Runs in a page before anything of its own: remembers its paints, shifts and busy stretches.
globalThis.seen = { firstPaintMs: 0, largestPaintMs: 0, largest: '', shift: 0, blockedMs: 0 };

const observe = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });

observe('paint', ({ name, startTime }) => {
  if (name === 'first-paint') globalThis.seen.firstPaintMs = startTime;
});
observe('largest-contentful-paint', ({ startTime, element }) => {
  globalThis.seen.largestPaintMs = startTime;
  globalThis.seen.largest = element?.localName ?? '';
});
observe('layout-shift', ({ value }) => {
  globalThis.seen.shift += value;
});
// A stretch keeps the visitor waiting by what exceeds 50 ms.
observe('longtask', ({ duration }) => {
  globalThis.seen.blockedMs += duration - 50;
});
