// Camera and microphone of this device, and what is said when they cannot be had.

export type Media = 'video' | 'sound' | 'text';

const VIDEO: MediaTrackConstraints = {
  width: { ideal: 640 },
  height: { ideal: 360 },
  frameRate: { ideal: 15, max: 15 },
  facingMode: 'user',
};
const SOUND: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

export const openMedia = async (media: Media): Promise<MediaStream | undefined> => {
  if (media === 'text') return undefined;
  if (!navigator.mediaDevices) throw new DOMException('no devices', 'NotSupportedError');
  return navigator.mediaDevices.getUserMedia({ audio: SOUND, video: media === 'video' && VIDEO });
};

export const closeMedia = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

const WHAT: Record<Media, string> = {
  video: 'Your camera or microphone',
  sound: 'Your microphone',
  text: 'This',
};

/** A plain sentence, with what to do. */
export const whyNoMedia = (error: unknown, media: Media): string => {
  const what = WHAT[media];
  switch ((error as { name?: string } | undefined)?.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return `${what} may not be used here. Tap the lock beside the address, allow it for Ijeuwa, and try again.`;
    case 'NotFoundError':
    case 'OverconstrainedError':
      return media === 'video'
        ? 'We found no camera on this device. Choose sound, or connect one and try again.'
        : 'We found no microphone on this device. Choose text, or connect one and try again.';
    case 'NotReadableError':
    case 'AbortError':
      return `${what} is in use elsewhere. Close the other app or tab that uses it, and try again.`;
    default:
      return `${what} did not start. Try again, or choose ${media === 'video' ? 'sound' : 'text'}.`;
  }
};
