// What is switched off is said in words, also to whoever does not see the buttons.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Controls } from './Controls.tsx';

afterEach(cleanup);

test('microphone and camera are said to be off, and on again', async () => {
  const [sound, picture] = [{ enabled: true }, { enabled: true }];
  const stream = Object.assign(new MediaStream(), {
    getAudioTracks: () => [sound],
    getVideoTracks: () => [picture],
  });
  const none = vi.fn();
  render(
    <Controls
      stream={stream}
      upright={false}
      writes={false}
      onWrites={none}
      onLeave={none}
      onSwitch={none}
    />,
  );
  const said = () => screen.getByRole('status').textContent;
  const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
  expect(said()).toBe('');
  await press('Mute your microphone');
  expect(said()).toBe('Your microphone is off: nobody hears you.');
  await press('Stop your camera');
  expect(said()).toBe('Your microphone and camera are off: nobody hears or sees you.');
  await press('Unmute your microphone');
  expect(said()).toBe('Your camera is off: nobody sees you.');
  await press('Start your camera');
  expect(said()).toBe('Your microphone and camera are on.');
});
