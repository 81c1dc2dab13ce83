// A notice that was tapped while the application is open leads there without loading it anew.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

export const useTappedNotice = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const worker = navigator.serviceWorker;
    const hear = ({ data }: MessageEvent) => {
      if (data?.kind === 'go' && typeof data.place === 'string') void navigate(data.place);
    };
    worker?.addEventListener('message', hear);
    return () => worker?.removeEventListener('message', hear);
  }, [navigate]);
};
