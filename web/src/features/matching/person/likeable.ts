// What of a person's page can be liked: what the person wrote in words, and their photos.
import type { PartNamed } from '@ijeuwa/contract/likes';
import { photoAt } from '@ijeuwa/contract/photos';

export type Likeable = {
  named: PartNamed;
  /** What it is called on the page. */
  label: string;
  /** The words, or the photo's address. */
  quote?: string;
  image?: string;
};

export const likeableWords = (named: PartNamed, label: string, quote: string): Likeable => ({
  named,
  label,
  quote,
});

export const likeablePhoto = (image: string, number: number): Likeable => ({
  named: { part: 'photo', photo: photoAt(image) },
  label: `photo ${number}`,
  image,
});
