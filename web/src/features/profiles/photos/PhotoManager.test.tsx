// Sending photos: how far each is, stopping one, and sending it again.
import { addPhoto, orderPhotos } from '@ijeuwa/contract/photos';
import { findProfile } from '@ijeuwa/contract/profiles';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { currentToasts } from '#ui/feedback.ts';
import { ownPhoto, PROFILE } from '../profiles.fakes.ts';
import { useProfile } from '../profiles.queries.ts';
import { camera, drawsPictures } from './drawing.fakes.ts';
import { PhotoManager } from './PhotoManager.tsx';
import * as shrinking from './shrink-photo.ts';

afterEach(cleanup);

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(findProfile, { ...PROFILE, pictures: [ownPhoto(1)] });
  vi.spyOn(shrinking, 'shrinkPhoto').mockImplementation(async (file) => file);
});

const Photos = () => {
  const { data } = useProfile();
  return data ? <PhotoManager pictures={data.pictures} /> : null;
};
const choose = async (...names: string[]) => {
  showScreen(<Photos />);
  const chooser = await screen.findByLabelText('Add more photos', { selector: 'input' });
  await userEvent.upload(
    chooser,
    names.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
  );
};
const percentOf = (name: string) => screen.getByRole<HTMLProgressElement>('progressbar', { name }).value;

test('each photo tells how much of it has left, and all of them together', async () => {
  let arrive = () => {};
  api.answer(addPhoto, async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { pictures: [ownPhoto(1), ownPhoto(2)] };
  });
  await choose('two.jpg', 'three.jpg');
  await waitFor(() => expect(percentOf('Sending two.jpg')).toBe(50));
  expect(percentOf('Uploading: 0 of 2 done')).toBe(25);
  arrive();
  await waitFor(() => expect(percentOf('Uploading: 1 of 2 done')).toBe(75));
  expect(screen.queryByRole('progressbar', { name: 'Sending two.jpg' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Photo 2' })).toBeTruthy();
});

test('a photo that was stopped stands there as cancelled, the next one goes on, and it can be sent again', async () => {
  let held = true;
  api.answer(addPhoto, () =>
    held ? new Promise(() => undefined) : { pictures: [ownPhoto(1), ownPhoto(2)] },
  );
  await choose('two.jpg');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel sending two.jpg' }));
  expect(screen.getByText('Cancelled')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  held = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send two.jpg again' }));
  expect(await screen.findByRole('button', { name: 'Photo 2' })).toBeTruthy();
  expect(api.callsOf(addPhoto)).toHaveLength(2);
});

test('one that waits is stopped before anything of it leaves', async () => {
  api.answer(addPhoto, () => new Promise(() => undefined));
  await choose('two.jpg', 'three.jpg');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel sending three.jpg' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel sending two.jpg' }));
  expect(screen.getAllByText('Cancelled')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Leave out three.jpg' }));
  expect(screen.getAllByText('Cancelled')).toHaveLength(1);
  expect(api.callsOf(addPhoto)).toHaveLength(1);
});

test('without a connection a photo says that it was not sent', async () => {
  await choose();
  api.goOffline();
  const chooser = screen.getByLabelText('Add more photos', { selector: 'input' });
  await userEvent.upload(chooser, new File(['x'], 'two.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('Not sent')).toBeTruthy();
  const said = screen.getByText('Error uploading images. Please try again.');
  expect(said.compareDocumentPosition(screen.getByRole('list', { name: 'Your photos' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('a photo that is there already is not counted twice, and that is said', async () => {
  api.answer(addPhoto, { pictures: [ownPhoto(1)] });
  await choose('one.jpg');
  await waitFor(() => expect(currentToasts().map(({ text }) => text)).toEqual(['one.jpg is there already.']));
  expect(screen.getByText('1 of 10')).toBeTruthy();
});

test('a photo of twelve megapixels and more than 5 MB is made small first; only where that fails is it too large', async () => {
  vi.mocked(shrinking.shrinkPhoto).mockRestore();
  const drawn = drawsPictures(4000, 3000);
  api.answer(addPhoto, { pictures: [ownPhoto(1), ownPhoto(2)] });
  showScreen(<Photos />);
  const chooser = await screen.findByLabelText('Add more photos', { selector: 'input' });
  await userEvent.upload(chooser, camera(6));
  expect(await screen.findByRole('button', { name: 'Photo 2' })).toBeTruthy();
  expect(drawn).toEqual([[800, 600]]);
  const sent = api.callsOf(addPhoto)[0]!.body as unknown as FormData;
  expect((sent.get('photo') as File).size).toBeLessThan(100);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('out of memory')));
  await userEvent.upload(chooser, camera(6, 'large.jpg'));
  expect(await screen.findByText('Image size should be less than 5MB.')).toBeTruthy();
});

test('a photo that fails to load keeps its place and is asked for again, by hand or when the line is back', async () => {
  showScreen(<Photos />);
  const tile = (await screen.findByRole('button', { name: /^Photo 1/ })).closest('li')!;
  const broken = tile.querySelector('img')!;
  fireEvent.error(broken);
  await userEvent.click(within(tile).getByRole('button', { name: 'Load photo 1 again' }));
  expect(within(tile).queryByRole('button', { name: 'Load photo 1 again' })).toBeNull();
  expect(tile.querySelector('img')).not.toBe(broken);
  fireEvent.error(tile.querySelector('img')!);
  fireEvent(window, new Event('online'));
  expect(within(tile).queryByRole('button', { name: 'Load photo 1 again' })).toBeNull();
});

test('a photo that cannot be sent says so and can be tried again; an eleventh is not taken', async () => {
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => ownPhoto(at));
  api.answer(findProfile, { ...PROFILE, pictures: nine });
  api.refuse(addPhoto, 'fault', 'Something went wrong');
  await choose('ten.jpg', 'eleven.jpg');
  expect(await screen.findByText('Error uploading images. Please try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send ten.jpg again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send eleven.jpg again' })).toBeNull();
});

test('a file that is broken, or that the server takes for no picture, is named with what is wrong, and keeps no place', async () => {
  vi.mocked(shrinking.shrinkPhoto).mockRestore();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not decoded')));
  await choose('broken.jpg', 'torn.jpg');
  const said = await screen.findByRole('alert');
  await waitFor(() => expect(said.textContent).toContain('torn.jpg: This picture cannot be opened'));
  expect(said.textContent).toContain('broken.jpg: This picture cannot be opened: its file is damaged');
  expect(screen.queryByText('Not sent')).toBeNull();
  expect(screen.queryByText(/try again/i)).toBeNull();
  expect(api.callsOf(addPhoto)).toEqual([]);
  drawsPictures(10, 10);
  api.refuse(addPhoto, 'wrong_type', 'Please select a valid image file (JPEG, PNG, GIF, or WEBP).');
  const chooser = screen.getByLabelText('Add more photos', { selector: 'input' });
  await userEvent.upload(chooser, new File(['x'], 'words.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('words.jpg:')).toBeTruthy();
  expect(screen.getByText(/valid image file/)).toBeTruthy();
  expect(screen.queryByText(/broken.jpg/)).toBeNull();
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
});

test('six places stand there; an empty one opens the choice of files and says which photo would be good', async () => {
  showScreen(<Photos />);
  const chooser = await screen.findByLabelText('Add more photos', { selector: 'input' });
  const opened = vi.fn((event: Event) => event.preventDefault());
  chooser.addEventListener('click', opened);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Add a photo: With your family' }));
  expect(opened).toHaveBeenCalledOnce();
});

describe('a photo is carried', () => {
  const three = [ownPhoto(1), ownPhoto(2), ownPhoto(3)];
  const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-photo-at]')];
  const point = (pointerType: string, clientX: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    pointerType,
    clientX,
    clientY: 5,
  });
  beforeEach(async () => {
    api.answer(findProfile, { ...PROFILE, pictures: three });
    api.answer(orderPhotos, { pictures: [three[2]!, three[0]!, three[1]!] });
    showScreen(<Photos />);
    await screen.findByRole('button', { name: 'Photo 3' });
    document.elementFromPoint = () => tiles()[0]!;
  });

  test('by the mouse as soon as it moves, and the first is the face', async () => {
    fireEvent.pointerDown(tiles()[2]!, point('mouse', 90));
    fireEvent.pointerMove(tiles()[2]!, point('mouse', 50));
    fireEvent.pointerMove(tiles()[2]!, point('mouse', 5));
    fireEvent.pointerUp(tiles()[2]!, point('mouse', 5));
    await waitFor(() => expect(api.callsOf(orderPhotos)).toHaveLength(1));
    expect(api.callsOf(orderPhotos)[0]?.body).toEqual({ ids: [2, 0, 1].map((at) => three[at]!._id) });
  });

  test('by a finger that has rested on it', async () => {
    fireEvent.pointerDown(tiles()[2]!, point('touch', 90));
    await waitFor(() => expect(document.querySelector('[data-carried]')).toBeTruthy());
    fireEvent.pointerMove(tiles()[2]!, point('touch', 5));
    fireEvent.pointerUp(tiles()[2]!, point('touch', 5));
    await waitFor(() => expect(api.callsOf(orderPhotos)).toHaveLength(1));
  });

  test('by no finger that goes on, which scrolls', () => {
    fireEvent.pointerDown(tiles()[2]!, point('touch', 90));
    fireEvent.pointerMove(tiles()[2]!, point('touch', 50));
    fireEvent.pointerUp(tiles()[2]!, point('touch', 5));
    expect(document.querySelector('[data-carried]')).toBeNull();
    expect(api.callsOf(orderPhotos)).toHaveLength(0);
  });
});
