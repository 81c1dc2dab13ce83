// The drawings for what is empty: three that differ, each small.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyPicture } from './EmptyPicture.tsx';

const NAMES = ['people', 'letters', 'rest'] as const;
const drawn = NAMES.map((name) => renderToStaticMarkup(<EmptyPicture name={name} />));

test('each is drawn in less than 3 kB, in the colours of the theme, and says nothing', () => {
  for (const markup of drawn) {
    expect(markup.length).toBeLessThan(3_000);
    expect(markup).not.toMatch(/#[0-9a-f]{3}|rgb|<text|<title/i);
    expect(markup).toContain('aria-hidden="true"');
  }
});

test('no two are the same', () => {
  expect(new Set(drawn).size).toBe(3);
});
