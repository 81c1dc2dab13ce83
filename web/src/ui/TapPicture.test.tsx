// What a member who saves data is shown: small pictures, and in lists none before a tap.
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { savesData } from '#platform/data-saver.ts';
import { showScreen } from '#test/fake-api.tsx';
import { chooseSaver } from './data-saver.ts';
import { ListRow } from './ListRow.tsx';
import { Picture } from './Picture.tsx';
import { TapPicture } from './TapPicture.tsx';

const LARGE = '/api/photos/abcdefghijklmno1/l?k=signed';
const SMALL = '/api/photos/abcdefghijklmno1/s?k=signed';

afterEach(() => {
  cleanup();
  chooseSaver('device');
  vi.unstubAllGlobals();
});

const row = () =>
  showScreen(
    <ul>
      <ListRow to="/chat/1" face={{ src: SMALL, name: 'Chinedu', likeness: 'man' }} title="Chinedu" />
    </ul>,
    { at: '/messages' },
  );
const pictures = () => [...document.querySelectorAll('img')].map((one) => one.getAttribute('src'));

test('in a list the picture waits for a tap beside the way to the person, and can be put away', async () => {
  chooseSaver('on');
  row();
  expect(pictures()).toEqual([]);
  const button = screen.getByRole('button', { name: 'Show picture of Chinedu', pressed: false });
  expect(within(screen.getByRole('link', { name: 'Chinedu' })).queryByRole('button')).toBeNull();
  await userEvent.click(button);
  expect(pictures()).toEqual([SMALL]);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button);
  expect(pictures()).toEqual([]);
});

test('without saving data the picture is there at once, and nothing asks for a tap', () => {
  row();
  expect(pictures()).toEqual([SMALL]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('somebody without a picture has none to show', () => {
  chooseSaver('on');
  showScreen(
    <ListRow to="/chat/1" face={{ src: null, name: 'Chinedu', likeness: 'man' }} title="Chinedu" />,
    { at: '/' },
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('a large photo is fetched small while data is saved, and other pictures as they are', () => {
  showScreen(
    <>
      <Picture src={LARGE} alt="one" width={4} height={5} />
      <Picture src="/api/staff/photos/abc" alt="two" width={4} height={5} />
    </>,
    { at: '/' },
  );
  expect(pictures()).toEqual([LARGE, '/api/staff/photos/abc']);
  act(() => chooseSaver('on'));
  expect(pictures()).toEqual([SMALL, '/api/staff/photos/abc']);
});

test('a tapped picture in a card is the small one', async () => {
  chooseSaver('on');
  const card = (
    <TapPicture of="Ada">
      <Picture fill src={LARGE} alt="Ada" width={4} height={5} />
    </TapPicture>
  );
  showScreen(card, { at: '/' });
  expect(pictures()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show picture of Ada' }));
  expect(pictures()).toEqual([SMALL]);
});

test('without a choice the browser’s own signal counts, and the choice counts more', () => {
  expect(savesData()).toBe(false);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-data: reduce)' }));
  expect(savesData()).toBe(true);
  chooseSaver('off');
  expect(savesData()).toBe(false);
  chooseSaver('device');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(savesData()).toBe(true);
});
