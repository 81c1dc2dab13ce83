// What a browser is told about a drawn picture, so that it fetches the right file at the right time.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DrawnPicture, type PictureManifest, PictureSource } from './DrawnPicture.tsx';

const manifest: PictureManifest = {
  'two-roads': {
    width: 1200,
    height: 800,
    sources: [
      { width: 320, address: '/pictures/two-roads-320.abc.webp' },
      { width: 1200, address: '/pictures/two-roads-1200.def.webp' },
    ],
    light: '/pictures/two-roads-320.abc.webp',
  },
};

afterEach(cleanup);

function show(name: string, eager = false) {
  render(
    <PictureSource value={manifest}>
      <DrawnPicture name={name} alt="Two roads meet" sizes="100vw" eager={eager} />
    </PictureSource>,
  );
  return screen.getByAltText('Two roads meet');
}

test('a picture offers every size, keeps its room, and waits until it is near', () => {
  const picture = show('two-roads');
  const said = (name: string) => picture.getAttribute(name);
  expect(said('srcset')).toBe(
    '/pictures/two-roads-320.abc.webp 320w, /pictures/two-roads-1200.def.webp 1200w',
  );
  expect([said('sizes'), said('width'), said('height')]).toEqual(['100vw', '1200', '800']);
  expect([said('loading'), said('decoding')]).toEqual(['lazy', 'async']);
  expect(said('data-light')).toBe('/pictures/two-roads-320.abc.webp');
});

test('the first picture of a page is fetched before all others', () => {
  const picture = show('two-roads', true);
  expect([picture.getAttribute('loading'), picture.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

test('a picture that nobody drew stops the build of the page', () => {
  expect(() => show('three-roads')).toThrow('No picture is called three-roads');
});
