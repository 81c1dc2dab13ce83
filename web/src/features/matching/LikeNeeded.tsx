// What is missing before a like, and the way to it.
import { findSubscription } from '@ijeuwa/contract/billing';
import type { LikeNeed } from '@ijeuwa/contract/matching';
import { paths } from '#platform/paths.ts';
import { useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Modal } from '#ui/Modal.tsx';
import { ShowCardButton } from './ShowCardButton.tsx';

type Words = { title: string; text: string; action?: string; to?: string };

const WORDS: Record<LikeNeed, Words> = {
  profile: {
    title: 'Complete Your Profile',
    text: 'The people you like will see your card, and we make it from your profile.',
    action: 'Create Match Card',
    to: paths.gettingStarted,
  },
  package: {
    title: 'Choose a package to like people',
    text: 'Look and pass for as long as you want. To like somebody, choose a package.',
    action: 'See packages',
    to: paths.billingProcess,
  },
  review: {
    title: 'Your card is being reviewed',
    text: 'Our staff look at every card before others see it, and we tell you when yours is ready. Until then you can look and pass.',
    action: 'Track My Match',
    to: paths.matchTrack,
  },
  card: {
    title: 'Show your card to like people',
    text: 'Your card is hidden, so the people you like could not see who you are. You can still look and pass.',
  },
  support: {
    title: 'Your card is not shown',
    text: 'Our staff have stopped it. Their message says why, and what you can do.',
  },
};

const FREE_DAYS = 'Or take the seven free days first; they need no bank card.';

export function LikeNeeded({ need, onClose }: { need: LikeNeed | undefined; onClose: () => void }) {
  // Whoever had the free days, or has paid before, is not offered them.
  const { data: held } = useRead(findSubscription, {}, { enabled: need === 'package' });
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
      {need === 'package' && held?.mayStartTrial && ` ${FREE_DAYS}`}
    </Modal>
  );
}
