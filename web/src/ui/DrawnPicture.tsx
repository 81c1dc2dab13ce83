// A drawn picture of an open page, by its name: the build knows its files, the page only what it shows.
import { createContext, useContext } from 'react';

export type PictureFile = {
  width: number;
  height: number;
  /** From the smallest to the largest. */
  sources: { width: number; address: string }[];
  /** The smallest file, for a member who saves data. */
  light: string;
};
export type PictureManifest = Record<string, PictureFile>;

/** On a phone's fine screen: two thirds of its pixels are enough for a drawing, and half the data. */
export const SPARING = '66vw';

const Pictures = createContext<PictureManifest>({});

export const PictureSource = Pictures.Provider;

type DrawnPictureProps = {
  name: string;
  /** Empty where the words beside it already say everything. */
  alt: string;
  sizes: string;
  /** The picture a visitor sees first: it is fetched before all others. */
  eager?: boolean;
  className?: string;
};

export function DrawnPicture({ name, alt, sizes, eager = false, className }: DrawnPictureProps) {
  const file = useContext(Pictures)[name];
  if (!file) throw new Error(`No picture is called ${name}`);
  return (
    <img
      src={file.sources.at(-1)?.address}
      srcSet={file.sources.map(({ width, address }) => `${address} ${width}w`).join(', ')}
      sizes={sizes}
      width={file.width}
      height={file.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      data-light={file.light}
      className={className}
    />
  );
}
