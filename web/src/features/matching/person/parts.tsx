// The parts that a person's page is made of: a titled part, words of their own, a reply to a prompt, a photo.
import type { Likeness } from '@ijeuwa/contract/likeness';
import type { PartNamed } from '@ijeuwa/contract/likes';
import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import { PersonPicture } from '../PersonPicture.tsx';
import { Heart } from './Heart.tsx';
import { likeablePhoto, likeableWords } from './likeable.ts';
import type { OnHeart } from './use-hearts.tsx';

const EDGES = 'px-(--gutter) md:px-0';

type PartProps = { title: string; beside?: string; children: ReactNode };

export function Part({ title, beside, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`flex flex-col gap-2.5 ${EDGES}`}>
      <h2 id={id} className="text-xl">
        {title}
        {beside && <span className="ml-2 font-sans text-sm font-bold text-wine">{beside}</span>}
      </h2>
      {children}
    </section>
  );
}

type OwnWords = {
  label: string;
  named: PartNamed;
  quoted?: boolean;
  onHeart?: OnHeart;
  children: string;
};

export function Words({ label, named, quoted = false, onHeart, children }: OwnWords) {
  const id = useId();
  const Text = quoted ? 'blockquote' : 'p';
  return (
    <section aria-labelledby={id} className={classes(EDGES, 'flow-root')}>
      {onHeart && (
        <Heart of={likeableWords(named, label, children)} onHeart={onHeart} className="float-right ml-3" />
      )}
      <h2 id={id} className="font-sans text-sm font-bold text-gold-ink">
        {label}
      </h2>
      <Text
        className={classes(
          'pt-1 whitespace-pre-line wrap-anywhere',
          quoted ? 'font-serif text-[1.3rem] leading-snug font-semibold' : 'leading-relaxed',
        )}
      >
        {quoted ? `“${children}”` : children}
      </Text>
    </section>
  );
}

/** Cut below rather than at the head. */
const FACE_IN_SIGHT = '[&_img]:object-[50%_22%]';

type PhotoProps = {
  src: string;
  likeness: Likeness;
  blurred: boolean;
  alt: string;
  number: number;
  onHeart?: OnHeart;
};

export function Photo({ src, likeness, blurred, alt, number, onHeart }: PhotoProps) {
  return (
    <div className={`relative aspect-[16/11] overflow-hidden bg-paper-2 md:rounded-2xl ${FACE_IN_SIGHT}`}>
      <PersonPicture src={src} likeness={likeness} blurred={blurred} alt={alt} width={640} height={440} />
      {onHeart && (
        <Heart
          of={likeablePhoto(src, number)}
          onHeart={onHeart}
          className="absolute right-(--gutter) bottom-3 md:right-3"
        />
      )}
    </div>
  );
}
