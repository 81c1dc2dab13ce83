// What is missing before a like, and the way to it.
import type { LikeNeed } from '@ijeuwa/contract/matching';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Modal } from '#ui/Modal.tsx';
import { ShowCardButton } from './ShowCardButton.tsx';

type Words = { title: string; text: string; action?: string; to?: string };

const WORDS: Record<LikeNeed, Words> = {
  profile: {
    title: 'Complete Your Profile',
    text: 'Whom you like sees your card, and it is made out of your profile.',
    action: 'Create Match Card',
    to: paths.gettingStarted,
  },
  package: {
    title: 'Choose a package to like people',
    text: 'You can look and pass for as long as you want. To like somebody you need a package, or the seven-day trial that needs no card.',
    action: 'See the packages',
    to: paths.billingProcess,
  },
  review: {
    title: 'Your card is being reviewed',
    text: 'A person of our staff looks at every card before others see it. We tell you as soon as it is done; then you can like people. You can look and pass meanwhile.',
    action: 'Track My Match',
    to: paths.matchTrack,
  },
  card: {
    title: 'Show your card to like people',
    text: 'Your card is not shown, so nobody whom you like could see who you are. You can look and pass meanwhile.',
  },
  support: {
    title: 'Your card is not shown',
    text: 'Our staff have stopped it. Their message tells you why and what to do.',
  },
};

export function LikeNeeded({ need, onClose }: { need: LikeNeed | undefined; onClose: () => void }) {
  if (!need) return null;
  const { title, text, action, to } = WORDS[need];
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Maybe Later
          </Button>
          {to && <ButtonLink to={to}>{action}</ButtonLink>}
          {need === 'card' && <ShowCardButton onShown={onClose} />}
        </>
      }
    >
      {text}
    </Modal>
  );
}
