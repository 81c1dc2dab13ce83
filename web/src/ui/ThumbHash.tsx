// The blurred likeness of a picture, drawn on a canvas: a data: image would need a hole in the content policy.
import { useEffect, useRef } from 'react';
import { thumbHashToRGBA } from 'thumbhash';

export function ThumbHash({ hash }: { hash: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(hash), (char) => char.charCodeAt(0)));
    element.width = w;
    element.height = h;
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  }, [hash]);
  return (
    <span aria-hidden="true" className="absolute inset-0">
      <canvas ref={canvas} className="size-full object-cover" />
    </span>
  );
}
