// A device that draws pictures, for tests in a page that draws none, and the file of a camera.
import { vi } from 'vitest';

export const camera = (megabytes: number, name = 'me.jpg'): File =>
  new File([new Uint8Array(megabytes << 20)], name, { type: 'image/jpeg' });

/** Answers the sizes of what is drawn from now on. */
export const drawsPictures = (width: number, height: number): [number, number][] => {
  const drawn: [number, number][] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }));
  const canvas = HTMLCanvasElement.prototype;
  const context = {
    fillRect: () => {},
    drawImage: (...of: unknown[]) => drawn.push(of.slice(3) as [number, number]),
  };
  vi.spyOn(canvas, 'getContext').mockReturnValue(context as never);
  vi.spyOn(canvas, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA');
  vi.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob(['small'], { type: 'image/jpeg' })));
  return drawn;
};
