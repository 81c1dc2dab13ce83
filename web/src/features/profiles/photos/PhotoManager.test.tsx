// Sending photos: how far each is, stopping one, and sending it again.
import { addPhoto } from '@ijeuwa/contract/photos';
import { findProfile } from '@ijeuwa/contract/profiles';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
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
  expect(screen.getByText('Error uploading images. Please try again.')).toBeTruthy();
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
