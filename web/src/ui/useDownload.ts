// One download at a time of what a button stands for: a second tap fetches nothing more.
import { useMutation } from '@tanstack/react-query';
import { feedback } from './feedback.ts';
import { saveFile } from './save-file.ts';

/** `failed`: what is said when nothing came. */
export const useDownload = (address: string, failed: string) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveFile(address),
    networkMode: 'always',
    onError: () => void feedback.error(failed),
  });
  return { busy: isPending, download: () => mutate() };
};
