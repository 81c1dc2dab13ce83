// Taking one's data along: asking for a copy, waiting for it, fetching it.
import { askCopy, COPY_KEPT_DAYS, COPY_NAME, type Copy, openCopy } from '@ijeuwa/contract/leaving';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDateTime } from '#ui/format.ts';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { useLeaving } from './leaving.queries.ts';
import { ProofModal } from './ProofModal.tsx';
import type { Proving } from './proving.ts';

export function DownloadDataCard({ proving }: { proving: Proving }) {
  const { data, error, refetch, isFetching } = useLeaving();
  const [asking, setAsking] = useState<'make' | 'fetch'>();
  const close = () => setAsking(undefined);
  const asked = () => {
    close();
    feedback.success('We are putting your copy together. A mail tells you when it is ready.');
  };
  const opened = ({ url }: { url: string }) => {
    close();
    fetchFile(url);
  };
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h3 className="text-lg">Download my data</h3>
      <p className="text-ink-2">
        One ZIP file with everything that is yours: what you said, wrote and chose, your photos, your
        payments. One page in it is for you to read, the rest is for computers. It does not hold what others
        wrote to you.
      </p>
      {data ? (
        <CopyState copy={data.copy} onAsk={() => setAsking('make')} onFetch={() => setAsking('fetch')} />
      ) : error ? (
        <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText />
      )}
      {asking === 'make' && (
        <ProofModal
          endpoint={askCopy}
          proving={proving}
          title="Ask for a copy of your data?"
          label="Ask for it"
          onClose={close}
          onDone={asked}
        >
          <p className="text-ink-2">
            We make it within a few minutes and tell you by mail. You can fetch it for {COPY_KEPT_DAYS} days.
          </p>
        </ProofModal>
      )}
      {asking === 'fetch' && (
        <ProofModal
          endpoint={openCopy}
          proving={proving}
          title="Download your copy?"
          label="Download"
          onClose={close}
          onDone={opened}
        >
          <p className="text-ink-2">
            It holds everything that you told us. Please show again that it is you, and keep the file where
            nobody else reads it.
          </p>
        </ProofModal>
      )}
    </Card>
  );
}

/** As a link with a name would: the screen stays. */
const fetchFile = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = COPY_NAME;
  link.click();
};

type CopyStateProps = { copy: Copy; onAsk: () => void; onFetch: () => void };

function CopyState({ copy, onAsk, onFetch }: CopyStateProps) {
  if (copy.state === 'asked')
    return (
      <p role="status" className="font-medium">
        We are putting your copy together. It takes a few minutes; a mail tells you when it is ready.
      </p>
    );
  return (
    <>
      {copy.state === 'ready' && copy.until && (
        <>
          <Button size="sm" onClick={onFetch}>
            Download my copy{copy.bytes ? ` (${sizeOf(copy.bytes)})` : ''}
          </Button>
          <p className="text-sm text-ink-2">It is here until {formatDateTime(copy.until)}.</p>
        </>
      )}
      {copy.nextAt ? (
        <p className="text-sm text-ink-2">You can ask for another from {formatDateTime(copy.nextAt)}.</p>
      ) : (
        <Button variant="secondary" size="sm" onClick={onAsk}>
          {copy.state === 'ready' ? 'Ask for a new copy' : 'Ask for a copy'}
        </Button>
      )}
    </>
  );
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
